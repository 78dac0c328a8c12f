"""Standing orders: they raise as cheaply as they can, keep what is to be kept, and know views only."""

from itertools import combinations

import pytest

from fogline.core.dealer import Dealer
from fogline.core.match import Match
from fogline.core.reason import Reason
from fogline.core.text import Speaker
from fogline.games.investors import GAME
from fogline.games.investors import questions as q
from fogline.games.investors.fog import view
from fogline.games.investors.orders import RaiseUpTo, closed, follow, read, sums_of, vain
from fogline.games.investors.tests.table import BLUE, BOX, FULL, GREEN, RED, YELLOW, Table, kept, table, told
from fogline.games.investors.text.sentences import ORDER, ORDER_LIKE
from fogline.games.investors.view import View


def meant(v: View, words: str) -> RaiseUpTo:
    order = read(v, words)
    assert isinstance(order, RaiseUpTo)
    return order


def steps(t: Table, words: str) -> list[str]:
    """What an order does for the seat that is asked."""
    v = view(t.state, t.state.turn)
    return [BOX.actions[action].words for action in follow(v, meant(v, words))]


def refused(t: Table, words: str, seat: int) -> tuple[str, str] | None:
    v = view(t.state, seat)
    found = read(v, words)
    why = found if isinstance(found, Reason) else vain(v, found)
    return (why.key, why.rule) if why else None


def why_closed(t: Table, seat: int) -> tuple[str, str] | None:
    reason = closed(view(t.state, seat))
    return (reason.key, reason.rule) if reason else None


def opened(hands: dict[int, str] | None = None) -> Table:
    return kept("villa checks 1", hands=hands)


@pytest.mark.parametrize(
    ("said", "limit", "keep", "words"),
    [
        ("raise up to 120", 120, (), "raise up to 120"),
        ("raise up to 120 keep 20 10", 120, (0, 1), "raise up to 120 keep 10 20"),
        ("Raise up to $120k, keep my 10s and 20s", 120, (0, 1), "raise up to 120 keep 10 20"),
        ("sube hasta 90 guarda 100", 90, (9,), "raise up to 90 keep 100"),
        ("Subir hasta 90, guardando mis 10 y 20", 90, (0, 1), "raise up to 90 keep 10 20"),
    ],
)
def test_an_order_is_said_in_either_language_and_has_one_notation(
    said: str, limit: int, keep: tuple[int, ...], words: str
) -> None:
    v = view(opened().state, BLUE)
    assert meant(v, said) == RaiseUpTo(limit, keep)
    assert meant(v, said).words == words
    assert meant(v, words) == meant(v, said)


@pytest.mark.parametrize(
    "said", ["", "raise", "raise up to", "pass", "raise up to 120 10", "raise up to ten", "9" * 500]
)
def test_other_words_are_no_order(said: str) -> None:
    assert refused(opened(), said, BLUE) == ("order-unclear", "")


def test_the_example_is_an_order_in_every_language() -> None:
    for lang in ("en", "es"):
        speaker = Speaker(lang, GAME.words, BOX)
        found = meant(view(opened().state, BLUE), speaker.tell(ORDER_LIKE))
        assert found == RaiseUpTo(120, (0, 1))
        assert "10, 20" in speaker.tell(ORDER, {"limit": found.limit, "keep": found.keep})
    assert Speaker("en", GAME.words, BOX).tell(ORDER, {"limit": 90, "keep": ()}) == "Raises for you up to $90,000"


def test_only_checks_of_the_box_can_be_kept() -> None:
    assert refused(opened(), "raise up to 120 keep 15", BLUE) == ("no-check-worth", "1.5")


def test_an_order_is_for_an_open_auction() -> None:
    assert why_closed(table(call="villa checks 1"), YELLOW) == ("no-auction", "4.1")
    assert why_closed(kept("villa influence 3"), YELLOW) == ("no-auction", "4.1")
    t = opened()
    assert [why_closed(t, seat) for seat in (YELLOW, BLUE, RED, GREEN)] == [None] * 4
    assert why_closed(t, -1) == ("no-auction", "4.1")


def test_who_has_passed_can_leave_none() -> None:
    t = opened()
    t.play("pass")
    assert why_closed(t, YELLOW) == ("has-passed", "4.5")
    assert why_closed(t, BLUE) is None


def test_a_bid_that_is_half_laid_is_finished_by_hand() -> None:
    t = opened()
    t.play("add 10")
    assert why_closed(t, YELLOW) == ("checks-added", "4.5")
    assert why_closed(t, BLUE) is None, "and nobody else is told"


def test_an_order_that_could_only_pass_is_not_taken() -> None:
    t = opened({BLUE: "10 20 50"})
    t.bid("50")
    assert refused(t, "raise up to 50", BLUE) == ("order-too-low", "4.3")
    assert refused(t, "raise up to 59", BLUE) == ("order-too-low", "4.3")
    assert refused(t, "raise up to 500 keep 10 20", BLUE) == ("order-too-low", "4.3")
    assert refused(t, "raise up to 60", BLUE) is None
    assert refused(t, "raise up to 50", YELLOW) is None, "who leads may wish to raise no more"
    assert refused(t, "raise up to 40", YELLOW) == ("order-too-low", "4.3"), "but 50 lie there"


def test_it_opens_with_the_smallest_check() -> None:
    assert steps(opened(), "raise up to 100") == ["add 10", "call"]
    assert steps(opened(), "raise up to 100 keep 10 20") == ["add 30", "call"]


def test_it_raises_by_as_little_as_it_can() -> None:
    t = opened()
    t.bid("50")
    assert steps(t, "raise up to 200") == ["add 60", "call"]
    t.bid("60")
    t.bid("100")
    t.bid("100 20")
    assert steps(t, "raise up to 200") == ["add 80", "call"], "50 lie there: 80 more are 130"


def test_what_is_to_be_kept_is_kept_and_what_lies_there_counts() -> None:
    t = opened()
    t.bid("50")
    assert steps(t, "raise up to 200 keep 60") == ["add 40", "add 20", "call"], "rather than 50 and 10"
    assert steps(t, "raise up to 200 keep 20 60") == ["add 50", "add 10", "call"]
    assert steps(t, "raise up to 200 keep 10 20 60") == ["add 70", "call"]


def test_at_the_limit_it_passes() -> None:
    t = opened()
    t.bid("50")
    assert steps(t, "raise up to 60") == ["add 60", "call"]
    t.bid("60")
    assert steps(t, "raise up to 60") == ["pass"]
    assert steps(t, "raise up to 69") == ["pass"], "there is no change"


def test_the_cheapest_raise_has_few_checks_and_leaves_the_small_ones() -> None:
    """By trying everything: the smallest sum, the fewest checks, the smallest of them as large as can be."""
    dice = Dealer(7)
    for _ in range(40):
        counts = [int(dice.below(3)) for _ in BOX.values]
        hand = [check for check, n in enumerate(counts) for _ in range(n)][:11]
        counts = [hand.count(check) for check in range(10)]
        ways: dict[int, set[tuple[int, ...]]] = {}
        for n in range(1, len(hand) + 1):
            for some in combinations(hand, n):
                ways.setdefault(sum(BOX.values[check] for check in some), set()).add(some)
        found = sums_of(list(BOX.values), counts)
        assert found.keys() == ways.keys()
        for total, used in found.items():
            fewest = min(map(len, ways[total]))
            assert len(used) == fewest
            assert min(used) == max(min(some) for some in ways[total] if len(some) == fewest)


def test_the_checks_of_a_strange_box_do_not_keep_the_table_waiting() -> None:
    found = sums_of([4**n for n in range(10)], [3] * 10)
    assert len(found) < 2000
    assert all(sum(4**check for check in used) == total for total, used in found.items())


def test_two_orders_end_and_each_stays_within_its_limit() -> None:
    t = opened({YELLOW: FULL, BLUE: FULL})
    orders = {YELLOW: "raise up to 300 keep 10", BLUE: "raise up to 120 keep 20"}
    called: list[tuple[int, int]] = []
    turns = 0
    while t.asks == q.BID:
        turn = t.state.turn
        events = [t.play(words) for words in (steps(t, orders[turn]) if turn in orders else ["pass"])][-1]
        called += [(bid["seat"], bid["total"]) for bid in told(events, "called")]
        turns += 1
    assert turns <= 2 + 12 + 12 + 1, "every raise takes a check"
    assert called == [(YELLOW, 20), (BLUE, 30), (YELLOW, 40), (BLUE, 50), (YELLOW, 70), (BLUE, 90), (YELLOW, 110)]
    assert told(events, "outbid-all") == [{"seat": YELLOW, "total": 110}], "30, 10, 10 and 40 lie there: 50 is too much"
    assert t.hand(YELLOW).split().count("10") == 2


def test_whatever_is_asked_in_an_auction_an_order_answers_it_lawfully() -> None:
    """Random games, random orders: each step is legal, the limit holds, and kept checks are not laid."""
    answered = 0
    for seed in range(12):
        match, dice = Match.new(GAME, 3 + seed % 3, seed), Dealer(seed)
        for _ in range(600):
            if match.over:
                break
            seat = match.waiting[0]
            before = match.view(seat)
            order = meant(before, f"raise up to {10 * dice.below(40)} keep 10 {10 + 10 * dice.below(10)}")
            if closed(before) is not None:
                legal = match.legal_ids(seat)
                match.play(legal[dice.below(len(legal))], seat)
                continue
            answered += 1
            for action in follow(before, order):
                assert action in match.legal_ids(seat)
                match.play(action, seat)
            bid = [event.args for _, event in match.history(seat, len(match.turns)) if event.key == "called"]
            assert all((event["total"] or 0) <= order.limit for event in bid)
            assert all(match.view(seat).hand[check] >= before.hand[check] for check in order.keep)
    assert answered > 20
