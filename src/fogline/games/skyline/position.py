"""A state as JSON that a person can read and edit, and back again."""

from functools import lru_cache
from typing import Any

from fogline.games.skyline.box import EMPTY, WIDTH, Box
from fogline.games.skyline.city import with_cards
from fogline.games.skyline.questions import BONUS, ENDINGS, KEYS, NOT_ENDED, OVER
from fogline.games.skyline.rules.supply import bonuses_out, cards_out, foundations_out
from fogline.games.skyline.state import State
from fogline.parts.bits import members
from fogline.parts.positions import Entry, field, take, written
from fogline.parts.reading import known, wrong
from fogline.parts.spelling import Counts, Each, Many, Named, Once, OrNone, Record, Spelling, Whole, parted


@lru_cache(maxsize=16)
def entries(box: Box, seats: int) -> tuple[Entry, ...]:
    """What a position says, in its order. Deck, foundation tokens and bonuses left follow and are not written."""
    seat, tokens, place = Whole(0, seats - 1), Whole(0, 99), Named(box.places)
    project = Named(box.cards[: box.kinds])
    districts = dict.fromkeys(box.colours, Many(Named(box.cards)))
    city = Record(**districts, plus_two=Many(place), tracks=Once(place))
    return (
        field("asks", Named(KEYS)),
        field("first", seat),
        field("turn", seat),
        field("drawn", OrNone(project)),
        Entry("columns", Many(Many(project), box.columns, "position-columns"), lambda s: s.columns, put_columns),
        Entry("tray", Many(project), lambda s: s.tray, put_tray),
        field("boxed", Counts(project.names)),
        Entry("cities", Each(city), get_cities, put_cities),
        field("contracts", Each(tokens)),
        field("points_tokens", Each(tokens)),
        field("contract_tokens", Each(tokens)),
        field("contract_tokens_used", tokens),
        field("medal", OrNone(seat)),
        field("finished", Counts(box.colours, 0, seats - 1, none=-1)),
        Entry("about", Spelling(), get_about, put_about),
        field("ended_by", Named(ENDINGS)),
    )


def write(s: State) -> dict[str, Any]:
    """The state by names."""
    return written(entries(s.box, s.seats), s)


def read(box: Box, seats: int, options: Any, data: dict[str, Any]) -> State:
    """The state of a position. Names and shapes are checked here, whether it can be is audit's question."""
    s = State(box, seats)
    take(entries(box, seats), s, data)
    if (s.asks == OVER) != (s.ended_by != NOT_ENDED):
        raise wrong("position-ended", value=ENDINGS[NOT_ENDED])
    derive(s)
    return s


def derive(s: State) -> None:
    """What follows from where the cards and tokens are: the deck, the foundation tokens and the bonuses left."""
    out = cards_out(s)
    for card in range(s.box.kinds):
        s.deck[card] -= out[card] + (s.drawn == card)
    s.foundations -= foundations_out(s, out)
    for bonus, taken in enumerate(bonuses_out(s, out)):
        s.bonuses[bonus] -= taken


# -- what is no field as it is ---------------------------------------------------------------------------------------


def put_columns(s: State, columns: list[list[int]]) -> None:
    s.columns = [tuple(cards) for cards in columns]


def put_tray(s: State, cards: list[int]) -> None:
    s.tray = sorted(cards)


def get_cities(s: State) -> Any:
    """Of each city its cards by district, then where its tokens lie. The rest follows."""
    for city in s.cities:
        districts = [[card for card in row if card != EMPTY] for row in parted(city.cards, WIDTH)]
        yield *districts, city.boosts, members(city.laid)


def put_cities(s: State, cities: list[tuple[list[int], ...]]) -> None:
    for seat, (*districts, boosts, laid) in enumerate(cities):
        for district, cards in enumerate(districts):
            if len(cards) > s.box.spaces:
                raise wrong("position-row", district=district, cards=len(cards), spaces=s.box.spaces)
        s.cities[seat] = with_cards(s.box, districts, boosts, laid)


def get_about(s: State) -> str | None:
    """The card or the district that the open question is about."""
    if s.pending < 0:
        return None
    return s.box.colours[s.pending] if s.asks == BONUS else s.box.cards[s.pending]


def put_about(s: State, about: Any) -> None:
    if about is not None:
        names = s.box.colours if s.asks == BONUS else s.box.cards
        s.pending = known({name: i for i, name in enumerate(names)}, about, "about")
