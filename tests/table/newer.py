"""Games as a later Fogline would have them: a higher version of the rules, and rules that truly changed."""

from dataclasses import replace
from typing import Any

import pytest

from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.match import Match
from fogline.core.reason import Reason, because
from fogline.core.registry import games
from fogline.table.people import Who
from fogline.table.replay import Past, past_scene
from fogline.table.rules_change import agree
from fogline.table.scene import Look, scene
from fogline.table.scene_types import Scene
from fogline.table.table import Table
from tests.table.shelf import Shelf
from tests.table.sitting import guest, holder, people, play, table

REVISIONS = 12


def raised(game: AnyGame, by: int = 1) -> AnyGame:
    """The same rules under a higher version: a change that touches nothing of what was played."""
    return replace(game, rules_version=game.rules_version + by)


def forbids(game: AnyGame, words: str) -> AnyGame:
    """Rules that no longer know this action, where anything else can be done instead."""

    def allowed(state: Any, seat: int) -> list[int]:
        legal = game.legal(state, seat)
        return [action for action in legal if state.box.actions[action].words != words] or legal

    def explain(state: Any, seat: int, action: int) -> tuple[Reason, ...]:
        why = game.explain(state, seat, action)
        return why if why or action in allowed(state, seat) else (because("barrier-other"),)

    return replace(raised(game), legal=allowed, explain=explain)


def refuses_positions(game: AnyGame) -> AnyGame:
    """Rules by which no position of before can be."""
    return replace(raised(game), audit=lambda state: (because("barrier-other"),))


def install(monkeypatch: pytest.MonkeyPatch, game: AnyGame) -> None:
    """From now on this is the game of its name."""
    monkeypatch.setitem(games(), game.name, game)


# -- tables under them -------------------------------------------------------------------------------------------


def played(game: str, kinds: str = "", seed: int = 2, revisions: int = REVISIONS) -> Table:
    return play(table(game, kinds or people(game), seed), Dealer(seed), lambda t: t.playing().revision >= revisions)


def changed_under(shelf: Shelf, now: Table, monkeypatch: pytest.MonkeyPatch) -> Table:
    """This table, kept, and opened by a Fogline whose rules are of a higher version."""
    shelf.put(now)
    install(monkeypatch, raised(now.game))
    shelf.kept = shelf.get()
    return shelf.kept


def seen(now: Table, seat: int = 0, lang: str = "en", since: int = -1) -> Scene:
    return scene(now, guest(seat) if seat >= 0 else Who("stranger"), Look(seat, lang, since))


def looked_back(now: Table, turn: int) -> Scene:
    return past_scene(now, guest(0), Look(), Past().moment(now, turn), turn)


def moments(now: Table, turns: int) -> list[object]:
    """What everybody saw at the beginning and after each of so many turns."""
    past = Past()
    return [past_scene(now, guest(0), Look(), past.moment(now, turn), turn).view for turn in range(turns + 1)]


def forbidden_turn(now: Table) -> int:
    """The number of a turn in the middle, from 1, whose action occurs there for the first time and had alternatives."""
    match = now.playing().match
    for number, turn in enumerate(match.turns, 1):
        before = Match.replay(match.record(), match.box, number - 1)
        first = turn.action not in [other.action for other in match.turns[: number - 1]]
        if number > 2 and first and len(before.legal_ids(turn.seat)) > 1:
            return number
    raise AssertionError("nothing in this game can be forbidden")


def all_agree(now: Table) -> Table:
    for seat in range(len(now.chairs)):
        if now.change and seat in now.waiting:
            now = agree(now, holder(now, seat))
    return now
