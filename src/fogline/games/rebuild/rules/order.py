"""Chapter 2, the order of play: who is next, and where to."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.rows import vec
from fogline.games.rebuild import events as e
from fogline.games.rebuild.box import COMMITTEE
from fogline.games.rebuild.open import Open
from fogline.games.rebuild.questions import DONE, MOVING, OVER, SIDES
from fogline.games.rebuild.rules import committee, end, objectives, permits, years
from fogline.games.rebuild.state import State


def begin(s: State, dealer: Dealer) -> None:
    """3.1: in the first year clockwise from the starting player; 9.3: the Committee has its place already."""
    if s.seats == 1:
        s.order = vec[i64]([COMMITTEE, 0])
        s.at = 0
        committee.begin(s, dealer)
    else:
        s.order = vec[i64]([(s.first + i) % s.seats for i in range(s.seats)])
        s.at = -1
    s.asks = DONE
    go_on(s, dealer)


def go_on(s: State, dealer: Dealer) -> None:
    """While nobody is asked: the next player's turn. The Committee's is played at once."""
    while s.asks == DONE:
        s.at += 1
        if s.at == len(s.order):
            leave_stop(s, dealer)
            if s.asks == OVER:
                return
        player = s.order[s.at]
        if player == COMMITTEE:
            committee.turn(s, dealer)
        elif s.stop == 0:
            years.ask(s, player, dealer)
        else:
            s.asks = MOVING


def wake(s: State, dealer: Dealer) -> None:
    """Where a position leaves the turn to the Committee, it is played before anybody is asked (9.4)."""
    if s.asks != OVER and s.asks != SIDES and s.order[s.at] == COMMITTEE:
        s.at -= 1
        s.asks = DONE
        go_on(s, dealer)


def leave_stop(s: State, dealer: Dealer) -> None:
    """2.7: when all pawns stand, the rows are filled and the next card is visited; after the last card, a new year."""
    if s.best >= 0 or (s.stop == 0 and s.year == s.box.last_year):
        end.over(s, dealer)  # 7.1, 7.2
        return
    if s.stop > 0:
        permits.refill(s, dealer)
        objectives.refill(s, dealer)
    line_up(s)
    s.at = 0
    if s.stop < len(s.ring):
        s.stop += 1
    else:
        s.stop = 0
        s.year += 1  # 3.4
        dealer.say(e.YEAR_BEGAN, s.box.years[s.year], s.box.year_cost[s.year])


def line_up(s: Open) -> None:
    """2.1: whoever stands furthest to the right is first."""
    order = s.players[:]
    for nth in range(1, len(order)):
        player: i64 = order[nth]
        place: i64 = nth
        while place > 0 and s.spots[order[place - 1]] <= s.spots[player]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = player
    s.order = order
