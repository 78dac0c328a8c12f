"""What an action is good for, by the quick mind's own reckonings: for whoever asks why."""

from collections.abc import Mapping
from typing import Any

from fogline.core.ids import ActionId
from fogline.core.text import Aim
from fogline.games.skyline import actions as a
from fogline.games.skyline.bots import Greedy, gains
from fogline.games.skyline.box import DISTRICTS
from fogline.games.skyline.city import City, build, district_total
from fogline.games.skyline.rules.columns import fewest
from fogline.games.skyline.rules.spaces import districts_for
from fogline.games.skyline.view import View
from fogline.games.skyline.worth import Outlook
from fogline.parts.bits import BIT, members, size


def aim(v: View, action: ActionId) -> Aim | None:
    """By what it does to my city, and to what the next player could take."""
    choice = v.box.actions[action]
    mine = Outlook(v, v.turn)
    if isinstance(choice, a.DrawProject):
        return ("may-end" if v.foundations == 1 else "waits"), {}
    if isinstance(choice, a.PlaceProject):
        return of_placing(v, mine, choice.column)
    if isinstance(choice, a.Finalize):
        return of_column(v, mine, choice.column)
    if isinstance(choice, a.TakeBonus):
        worth = round(Greedy().bonus_value(v, mine, choice.bonus))
        return ("worth", {"points": worth}) if worth > 0 else None
    if isinstance(choice, a.ReturnContracts):
        return "free-again", {}
    if isinstance(choice, a.Done):
        builds = [v.box.first[a.BUILD] + card for card in set(v.tray)]
        return ("no-good", {}) if Greedy().next_card(v, [*builds, action], mine) == action else None
    city = v.cities[v.turn]
    return of_step(v, city, after(v, mine, action))


def next_seat(v: View) -> int:
    return int((v.turn + 1) % v.seats)


def of_placing(v: View, mine: Outlook, column: int) -> Aim:
    """Whose the column is more, once the card lies there."""
    theirs = Outlook(v, next_seat(v))
    ours, others = gains(v, mine), gains(v, theirs)
    reach = len(v.columns[column]) + 1 >= fewest(v, theirs.seat)
    better = ours[column] + ours[-1] > others[column] + others[-1]
    if better or not reach:
        return "grows", {"column": column}
    return "least-use", {"player": next_seat(v)}


def of_column(v: View, mine: Outlook, column: int) -> Aim | None:
    """What it brings my city; or that it is kept from the next player."""
    cards = v.columns[column]
    theirs = Greedy().neighbours_gain(v, Outlook(v, next_seat(v)), cards)
    worth = mine.of_column(cards)
    if theirs > worth:
        return "denies", {"player": next_seat(v), "column": column}
    return ("worth", {"points": round(worth)}) if round(worth) > 0 else None


def after(v: View, mine: Outlook, action: ActionId) -> City:
    """My city after a card is built where it is worth most, or after an answer to where it goes."""
    choice, city = v.box.actions[action], v.cities[v.turn]
    if not isinstance(choice, a.Build):
        return Greedy().after(v, city, action)
    steps = [build(v.box, city, choice.card, district) for district in members(districts_for(v.box, city, choice.card))]
    return max(steps, key=mine.worth)


def of_step(v: View, before: City, city: City) -> Aim | None:
    """The largest thing that a step does to my city."""
    if size(city.towers) > size(before.towers):
        return "skyscraper", {}
    if size(city.cars) > size(before.cars):
        return "cable-cars", {"cars": int(size(city.cars))}
    found: list[tuple[int, str, Mapping[str, Any]]] = []
    for district in range(DISTRICTS):
        mine, was = district_total(city, district), district_total(before, district)
        theirs = max([district_total(v.cities[seat], district) for seat in range(v.seats) if seat != v.turn])
        told = {"district": district, "mine": int(mine), "theirs": int(theirs)}
        if city.full & ~before.full & BIT[district]:
            found.append((3, "fills", told))
        elif mine > theirs and was <= theirs:
            found.append((2, "takes-lead", told))
        elif mine > was:
            found.append((1, "strengthens", told))
    return max(found, key=lambda one: one[0])[1:] if found else None
