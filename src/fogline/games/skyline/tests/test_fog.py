"""What is specific to this game's fog: there is almost none, and a careful listener knows as much as a View."""

import pytest

from fogline.core.dealer import Dealer
from fogline.core.event import Event
from fogline.core.ids import NOBODY
from fogline.core.match import Match
from fogline.games.skyline import GAME
from fogline.games.skyline.fog import imagine, view
from fogline.games.skyline.position import write
from fogline.games.skyline.rules.turn import apply
from fogline.games.skyline.tests.table import BOX, do, row, table


def test_nothing_but_the_future_is_hidden() -> None:
    assert not GAME.secret
    s = table(row(1, "3 . . . ."), columns=[["blue 3"], [], []])
    assert set(vars(s)) == GAME.public
    assert write(imagine(view(s, NOBODY), Dealer(1))) == write(s)


def test_a_view_does_not_change_when_the_game_goes_on() -> None:
    s = table(row(1, "3 . . . ."), columns=[["blue 3"], [], []])
    seen = view(s, 1)
    before = write(imagine(seen, Dealer(1)))
    do(s, "finalize 1", "build blue 3")
    assert write(imagine(seen, Dealer(1))) == before


class Listener:
    """Somebody with a good memory who hears what is told at the table, and looks at nothing."""

    def __init__(self, seats: int) -> None:
        self.deck, self.boxed = list(BOX.copies), [0] * BOX.kinds
        self.contracts, self.columns = [0] * seats, [0] * BOX.columns

    def hear(self, event: Event) -> None:
        told = {name: figure or 0 for name, figure in event.args.items()}
        if event.key == "drew":
            self.deck[told["card"]] -= 1
        elif event.key == "discarded":
            self.boxed[told["card"]] += 1
        elif event.key == "placed":
            self.columns[told["column"]] += 1
        elif event.key == "finalized":
            self.columns[told["column"]] = 0
            self.contracts[told["seat"]] += 1
        elif event.key == "all-return":
            self.contracts = [held - 1 for held in self.contracts]
        elif event.key == "returned":
            self.contracts[told["seat"]] -= told["contracts"]


@pytest.mark.parametrize("seed", range(4))
def test_a_view_remembers_what_a_careful_listener_does(seed: int) -> None:
    """What was drawn, discarded and returned: so what the deck still holds is known, and nothing more of it."""
    match, dice = Match.new(GAME, 3, seed, box=BOX), Dealer(seed)
    listener, heard = Listener(3), 0
    while not match.over:
        events = match.events(NOBODY)
        for _, event in events[heard:]:
            listener.hear(event)
        heard = len(events)
        v = match.view(NOBODY)
        assert (list(v.deck), list(v.boxed)) == (listener.deck, listener.boxed)
        assert (list(v.contracts), [len(column) for column in v.columns]) == (listener.contracts, listener.columns)
        legal = match.legal_ids(match.waiting[0])
        match.play(legal[dice.below(len(legal))], match.waiting[0])
    assert sum(listener.boxed) > 0


def test_in_imagined_worlds_every_card_that_was_not_seen_may_come_next_and_no_other() -> None:
    s = table(row(1, "3 . . . ."), columns=[["blue 3"], [], []], boxed={"green 3": 2})
    sight, drawn = view(s, 1), set()
    for seed in range(1500):
        world, dealer = imagine(sight, Dealer(seed)), Dealer(seed)
        apply(world, world.turn, BOX.ids["draw"], dealer)
        drawn.add(world.drawn)
    assert drawn == {card for card in range(BOX.kinds) if s.deck[card]}
