"""Whether contestants can be coming to terms as a position says that somebody has edited."""

from fogline.core.ids import NOBODY
from fogline.games.investors import questions as q
from fogline.games.investors.rules import bargaining, contests, negotiation, reckoning
from fogline.games.investors.state import State


def deals_only(s: State) -> bool:
    """Rights are won before bidding only by coming to terms."""
    return all(seat == NOBODY or (s.negotiation and contests.showing(s, c) > 1) for c, seat in enumerate(s.won))


def fits(s: State) -> bool:
    players = contests.contestants(s, s.contest) if s.contest >= 0 else []
    if not s.negotiation or s.turn not in players or len(players) < 2:
        return False
    if s.won[s.contest] != NOBODY or not deals_only(s) or not prices_fit(s, players):
        return False
    offered = s.asks in (q.ANSWER, q.RAISE)
    others = [seat for seat in players if seat != (s.proposer if offered else s.turn) or s.asks == q.PRICE]
    if len(set(s.queue)) != len(s.queue) or not set(s.queue) <= set(others):
        return False
    if s.asks == q.PRICE:
        return bool(s.queue)
    where = s.front if offered else s.laid
    if any(reckoning.count(where, seat) for seat in range(s.seats) if seat not in others):
        return False
    if s.asks == q.OFFER:
        return reckoning.count(s.hands, s.turn) >= negotiation.without(s)
    return s.proposer in players and all(reckoning.count(where, seat) for seat in others) and answer_fits(s, others)


def prices_fit(s: State, players: list[int]) -> bool:
    """12.7: all contestants have named a price, or none, before anything is offered; in turn."""
    named = players if s.bargaining else []
    if s.asks == q.PRICE:
        named = [seat for seat in players if s.said[seat] != q.NOT_YET]
        if not s.bargaining or players[len(named)] != s.turn or named != players[: len(named)]:
            return False
    for seat in range(s.seats):
        done = s.said[seat] in ((q.DONE,) if s.asks == q.PRICE else (q.DONE, q.COUNTERED))
        if done if seat not in named else not done:
            return False
        if (s.price[seat] > 0 and seat not in named) or (s.said[seat] == q.COUNTERED and s.price[seat] == 0):
            return False
    return True


def answer_fits(s: State, others: list[int]) -> bool:
    """Who answers is one of the others; 12.9: the price that is asked for is not met, and can be if it was begun."""
    if s.asks == q.ANSWER:
        return s.turn in others
    if s.turn != s.proposer or s.countering not in others or s.said[s.countering] != q.COUNTERED:
        return False
    if any(reckoning.count(s.laid, seat) for seat in range(s.seats) if seat != s.countering):
        return False
    if s.shown[s.countering] >= s.price[s.countering]:
        return False
    begun = reckoning.count(s.laid, s.countering) > 0
    return not begun or reckoning.worth(s, s.hands, s.turn) >= bargaining.lacking(s)
