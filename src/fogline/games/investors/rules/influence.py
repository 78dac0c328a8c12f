"""Chapter 3: bidding with influence cards."""

from typing import final

from mypy_extensions import i64

from fogline.core.bits import BIT
from fogline.core.choices import Choices
from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.core.reason import Reason, because
from fogline.games.investors import actions as a
from fogline.games.investors import events as e
from fogline.games.investors import questions as q
from fogline.games.investors.box import PEOPLE
from fogline.games.investors.rules import end
from fogline.games.investors.rules.chapter import Chapter
from fogline.games.investors.state import State


def begin(s: State, dealer: Dealer) -> None:
    """3.1: everybody chooses a card."""
    s.asks = q.INFLUENCE
    for seat in range(s.seats):
        ask(s, seat)
    if q.NOT_YET not in s.said:
        turn_over(s, dealer)


def ask(s: State, seat: Seat) -> None:
    """3.3: without influence there is only the Fortune Teller, and nothing to ask."""
    free = s.influence[seat] > 0
    s.chosen[seat] = -1 if free else 0
    s.said[seat] = q.NOT_YET if free else q.DONE


def legal(s: State, seat: Seat, out: Choices) -> None:
    """3.2: never above one's own influence."""
    out.offer(s.box.first[a.PLAY], BIT[min(PEOPLE, s.influence[seat] + 1)] - 1)


def explain(s: State, seat: Seat, person: int) -> list[Reason]:
    if person <= s.influence[seat]:
        return []
    return [because("above-influence", "3.2", person=person, influence=s.influence[seat])]


def play(s: State, seat: Seat, person: i64, dealer: Dealer) -> None:
    """3.1: the card stays face down until everybody has chosen."""
    s.chosen[seat] = person
    s.said[seat] = q.DONE
    dealer.say(e.CHOSE, seat)
    if q.NOT_YET not in s.said:
        dealer.show()
        turn_over(s, dealer)


def turn_over(s: State, dealer: Dealer) -> None:
    """3.4: the highest cards win as many rights as there are. 3.5: tied players are out and the next come up."""
    seats = s.seats
    for i in range(seats):
        seat = (s.start + i) % seats
        dealer.say(e.INFLUENCE_SHOWN, seat, s.chosen[seat])
    rights: i64 = rights_offered(s)
    person: i64 = PEOPLE - 1
    while person >= 0 and rights > 0:
        alone = -1
        n: i64 = 0
        for seat in range(seats):
            if s.chosen[seat] == person:
                alone = seat
                n += 1
        if n == 1:
            win(s, alone, person, dealer)
            rights -= 1
        elif n > 1:
            for seat in range(seats):
                if s.chosen[seat] == person:
                    dealer.say(e.INFLUENCE_TIED, seat, person)
        person -= 1
    for seat in range(seats):
        s.chosen[seat] = -1  # 3.7: cards come back to the hand
        s.said[seat] = q.NOT_YET
    if not s.queue:
        dealer.say(e.NOBODY_WON)
    s.asks = q.USE_RIGHTS


def rights_offered(s: State) -> i64:
    """3.4: as the call says, 2.6: but no more than there are streets; 8.4: one for an action card."""
    if s.card >= 0:
        return 1
    most: i64 = s.box.call_rights[s.call]
    free: i64 = 0
    for street in s.reach[s.box.call_picture[s.call]]:
        if s.rods[street] < 0:
            free += 1
            if free == most:
                break
    return free


def win(s: State, seat: Seat, person: i64, dealer: Dealer) -> None:
    """3.6: winners, and only they, pay as much influence as their card is worth."""
    s.influence[seat] -= person
    if person > 0:
        end.came_on(s)
    s.queue.append(seat)
    dealer.say(e.INFLUENCE_PAID, seat, person, s.influence[seat])


@final
class Influence(Chapter):
    """3.1: everybody chooses an influence card."""

    def legal(self, s: State, seat: i64, out: Choices) -> None:
        legal(s, seat, out)

    def play(self, s: State, seat: i64, verb: i64, nth: i64, dealer: Dealer) -> None:
        play(s, seat, nth, dealer)
