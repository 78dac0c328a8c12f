"""The fog: what a seat may know, and the states it may imagine from that."""

from collections import Counter
from math import sqrt

import pytest

from fogline.core.dealer import Dealer
from fogline.core.event import Event, hide, named
from fogline.games.cablecars.audit import audit
from fogline.games.cablecars.box import CARDS, COLOURS, FERRY, Box
from fogline.games.cablecars.events import KINDS
from fogline.games.cablecars.fog import imagine, view
from fogline.games.cablecars.rules import turn
from fogline.games.cablecars.rules.setup import setup
from fogline.games.cablecars.state import State
from fogline.games.cablecars.tests.table import BOX, TINY, Table, opening, random_game, table
from fogline.games.cablecars.view import View

BY_KEY = {kind.key: kind for kind in KINDS}
A, B, C, D = (BOX.ticket_words(number) for number in range(4))
BLUE, RED = COLOURS.index("blue"), COLOURS.index("red")


def heard(events: list[Event], seat: int) -> list[Event]:
    return [hide(BY_KEY, event, seat) for event in events]


def worlds(v: View, n: int) -> list[State]:
    """So many states that could lie behind a view."""
    return [imagine(v, Dealer(seed)) for seed in range(n)]


# -- what is told ------------------------------------------------------------------------------------------------


def test_a_card_drawn_unseen_is_known_to_its_player_alone() -> None:
    told = {}
    for card in ("blue", "ferry"):
        t = table(3)
        events = t.play("draw", chance=card)
        told[card] = (heard(events, 1), view(t.state, 1), heard(events, -1), view(t.state, -1))
        assert heard(events, 0)[0].args["card"] == COLOURS.index(card)
        assert view(t.state, 0).hand[COLOURS.index(card)] == 1
    assert told["blue"] == told["ferry"]
    assert told["blue"][0][0].args == {"seat": 0, "card": None}


def test_tickets_offered_and_kept_are_known_to_their_player_alone() -> None:
    told = []
    for chance, keep in (("0 0", A), ("5 9", None)):
        t = table(3)
        events = t.play("tickets", chance=chance)
        between = view(t.state, 1)
        events += t.play(f"keep {keep or t.now['offered'][0][0]}")
        told.append((heard(events, 1), between, view(t.state, 1)))
    assert told[0] == told[1]
    assert between.offered == []
    assert list(between.offered_to) == [2, 0, 0]


def test_a_taken_card_is_remembered_until_it_is_spent() -> None:
    t = table(3, hands={0: "2 blue"}, market="3 blue 2 red")
    t.play("take blue", chance="green")
    t.play("take blue", chance="green")
    assert view(t.state, 1).seen[BLUE] == 2
    assert view(t.state, 1).hand_sizes[0] == 4
    t.state.turn = 0
    t.play("claim sunset twin-peaks")
    t.play("pay 3 blue")
    assert view(t.state, 1).seen[BLUE] == 0, "three were paid: both that were seen may be among them"
    assert view(t.state, 1).hand_sizes[0] == 1


def test_cards_of_another_colour_are_still_remembered_after_paying() -> None:
    t = table(3, hands={0: "2 blue"}, market="3 blue 2 red")
    t.play("take blue", chance="green")
    t.play("take red", chance="green")
    t.state.turn = 0
    t.claim("claim fort-mason lombard-street")
    assert t.now["hands"][0] == {"blue": 2, "red": 1}
    assert list(view(t.state, 2).seen[:CARDS]) == [0, 0, 0, 0, 1, 0, 0]


def test_nobody_hears_of_a_claim_that_is_not_paid_yet() -> None:
    t = table(3, hands={0: "3 black"})
    before = view(t.state, 1)
    assert t.play("claim presidio pacific-heights") == []
    assert view(t.state, 1) == before
    assert view(t.state, 0).pending >= 0


def test_tickets_are_shown_when_the_game_is_over() -> None:
    t = table(3, asks="over", ended_by="everybody-passed", passes=3, tickets={0: [A], 1: [B]})
    for seat in (-1, 0, 1, 2):
        assert view(t.state, seat).tickets_shown == [1, 2, 0]
    assert view(table(3, tickets={0: [A]}).state, 1).tickets_shown == []


def test_i_know_which_tickets_i_returned_and_where_they_lie() -> None:
    t = table(3, returned=[(A, 1), (B, 0), (C, 1), (D, 2)])
    assert list(view(t.state, 1).returned) == [0, -1, 2, -1]
    assert list(view(t.state, 0).returned) == [-1, 1, -1, -1]
    assert list(view(t.state, -1).returned) == [-1] * 4
    assert list(view(t.state, -1).returned_by) == [1, 0, 1, 2]


# -- the sealed opening ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_was_chosen_in_the_opening_is_sealed_until_all_have_chosen(seats: int) -> None:
    sights = []
    for which in range(3):
        t = opening(seats, seed=9)
        words = t.legal(0)[which]
        events = t.play(words, 0)
        others = [*range(1, seats), -1]
        sights.append([(heard(events, seat), view(t.state, seat), t.legal(seat)) for seat in others])
        assert view(t.state, 0).my_choice == BOX.ids[words]
        assert view(t.state, 0).my_tickets == 0
    assert sights[0] == sights[1] == sights[2]
    assert sights[0][-1][1].chosen == [True] + [False] * (seats - 1)


def test_when_all_have_chosen_the_others_hear_how_many_were_kept() -> None:
    t = opening(2, seed=9)
    t.play("keep both", 0)
    events = t.play(t.legal(1)[1], 1)
    public = heard(events, -1)
    assert sorted(event.key for event in public) == ["chose", "kept-both", "kept-one"]
    assert all(value is None for event in public[1:] for name, value in event.args.items() if name != "seat")
    assert list(view(t.state, -1).ticket_counts) == [2, 1]


# -- imagining ---------------------------------------------------------------------------------------------------


def seen_is_held(s: State) -> bool:
    return all(seen <= held for seen, held in zip(s.seen, s.hands, strict=True))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("box", [BOX, TINY], ids=["shipped", "tiny"])
def test_what_is_imagined_never_contradicts_what_is_known(seats: int, box: Box) -> None:
    for number, state in enumerate(random_game(seats, 77, box)):
        if number % 3:
            continue
        for seat in (*range(seats), -1):
            v = view(state, seat)
            world = imagine(v, Dealer(number))
            assert view(world, seat) == v
            assert audit(world) == ()
            assert seen_is_held(world)
            if seat >= 0:
                assert world.hands[seat * CARDS : (seat + 1) * CARDS] == v.hand
                assert world.tickets[seat] == state.tickets[seat]
                mine = [t for t, by in zip(state.returned, state.returned_by, strict=True) if by == seat]
                assert [t for t, by in zip(world.returned, world.returned_by, strict=True) if by == seat] == mine


def test_an_imagined_world_can_be_played_on() -> None:
    for number, state in enumerate(random_game(3, 78)):
        if number % 10 or not turn.waiting(state):
            continue
        t = Table(imagine(view(state, 1), Dealer(number)))
        assert t.legal() != []


def near(count: int, n: int, share: float) -> bool:
    """Whether a count out of n fits a share, within four and a half standard deviations."""
    return abs(count - n * share) <= 4.5 * sqrt(n * share * (1 - share))


def test_an_unseen_card_goes_everywhere_as_often_as_there_is_room() -> None:
    """One ferry is unseen: in one of two hands of three unknown cards, or in the deck."""
    hands = {0: "7 ferry", 1: "1 blue 1 green 1 red", 2: "2 blue 1 ferry"}
    v = view(table(3, hands=hands).state, 0)
    room = [v.hand_sizes[1], v.hand_sizes[2], v.deck_size]
    assert room == [3, 3, 44 - 5 - 13]
    n = 4000
    where = Counter[int]()
    for world in worlds(v, n):
        where[1 if world.hands[CARDS + FERRY] else 2 if world.hands[2 * CARDS + FERRY] else 0] += 1
    assert near(where[1], n, 3 / 32)
    assert near(where[2], n, 3 / 32)
    assert near(where[0], n, 26 / 32)


def test_a_card_that_was_seen_stays_in_its_hand_and_the_rest_is_dealt_fairly() -> None:
    hands = {1: "1 red 2 blue", 2: "3 green"}
    t = table(3, hands=hands, seen=[{}, {"red": 1}, {}])
    v = view(t.state, 0)
    n = 3000
    reds = Counter[int]()
    for world in worlds(v, n):
        assert world.hands[CARDS + RED] >= 1
        reds[world.hands[CARDS + RED] - 1] += 1
    # Of 38 cards that seat 0 cannot place 4 are red: two unknown cards in this hand, drawn without putting back.
    unseen, red = 44 - 5 - 1, 6 - 1 - 1
    none = (unseen - red) * (unseen - red - 1) / (unseen * (unseen - 1))
    assert near(reds[0], n, none)
    assert near(reds[2], n, red * (red - 1) / (unseen * (unseen - 1)))


def test_an_unseen_ticket_goes_everywhere_as_often_as_there_is_room() -> None:
    """Seat 0 knows its own two and the one it returned; the last seat's, one returned and the deck share the rest."""
    t = table(2, tickets={0: [A, B], 1: [D]}, returned=[(C, 0), (BOX.ticket_words(5), 1)])
    v = view(t.state, 0)
    n = 4000
    ticket = 9
    where = Counter[str]()
    for world in worlds(v, n):
        assert world.returned[0] == 2
        spots = {"theirs": world.tickets[1], "deck": world.bag, "under": 1 << world.returned[1]}
        where.update(name for name, mask in spots.items() if mask >> ticket & 1)
    unknown = 24 - 3
    assert near(where["theirs"], n, 1 / unknown)
    assert near(where["under"], n, 1 / unknown)
    assert near(where["deck"], n, 19 / unknown)
    assert sum(where.values()) == n


def test_sealed_choices_of_others_are_imagined_all_alike() -> None:
    t = opening(2, seed=9)
    t.play("keep both", 1)
    v = view(t.state, 0)
    n = 3000
    both = sum(world.kept[1] == BOX.ids["keep both"] for world in worlds(v, n))
    assert near(both, n, 1 / 3)
    assert all(world.kept[0] == -1 for world in worlds(v, 20))


def test_events_of_a_whole_game_give_nothing_away() -> None:
    """Every event of random games: secret numbers reach their own seat only."""
    dealer = Dealer(5)
    state = setup(TINY, 3, None, dealer)
    for _ in range(500):
        if not turn.waiting(state):
            break
        seat = turn.waiting(state)[0]
        actions = turn.legal(state, seat)
        turn.apply(state, seat, actions[dealer.below(len(actions))], dealer)
    assert not turn.waiting(state)
    hidden = 0
    for said in dealer.said:
        event = named(KINDS, said)
        for seat in (-1, 0, 1, 2):
            if hide(BY_KEY, event, seat).hidden:
                hidden += 1
                assert event.args["seat"] != seat
    assert hidden > 20
