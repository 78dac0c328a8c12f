"""Law of scenarios: a table that only a game's past rules out opens when it is called one, says so, and plays on."""

import json
from typing import Any

from fogline.core.dealer import Dealer
from fogline.core.errors import FoglineError, PositionError
from fogline.core.game import AnyGame
from fogline.core.match import Match
from fogline.core.record import loads
from fogline.laws.cases import Case, cases, seen
from fogline.laws.odd import EDITS, moments

TRIED = 1200
"""Edited positions to find scenarios among."""
PLAYED = 6
"""Of these, with faults as different as may be."""


def unlikely(case: Case) -> dict[str, dict[str, Any]]:
    """Positions that are refused for what a scenario may have and nothing else, by their faults."""
    dice, told = Dealer(72), moments(case)
    found: dict[str, dict[str, Any]] = {}
    for _ in range(TRIED):
        position = json.loads(told[dice.below(len(told))])
        other = json.loads(told[dice.below(len(told))])["state"]
        EDITS[dice.below(len(EDITS))](position["state"], dice, other)
        try:
            Match.at(position, case.box)
        except PositionError as refused:
            faults = {fault.key for fault in refused.faults}
            if faults and faults <= case.game.scenario:
                found.setdefault(" ".join(sorted(faults)), position)
        except FoglineError:
            pass
    return found


def test_what_only_the_past_rules_out_is_a_scenario_and_plays_on(game: AnyGame) -> None:
    """A position with no faults but those of Game.scenario opens when it is called a scenario, and plays to its end.

    Where the rules cannot cope with a fault, it is none that a scenario may have: take it out of Game.scenario.
    """
    seen(game.scenario, "Game.scenario is empty: no position is called a scenario")
    usual = cases(game)[0]
    found = unlikely(usual)
    seen(found, f"none of {TRIED} edited positions has faults of Game.scenario alone")
    for faults, position in list(found.items())[:PLAYED]:
        match, dice = Match.at(position, usual.box, 1, scenario=True), Dealer(73)
        assert match.scenario, f"a position with the faults {faults} does not say that it is a scenario"
        while not match.over:
            left = {fault.key for fault in match.game.audit(match._state)}
            assert left <= match.game.scenario, f"it began with {faults} and has {left}"
            legal = match.legal_ids()
            match.play(legal[dice.below(len(legal))])
        record = loads(match.record().dumps())
        assert record.position is not None
        assert record.position["scenario"] is True
        assert Match.replay(record, usual.box).scenario


def test_what_a_scenario_may_have_has_its_sentence(game: AnyGame) -> None:
    """Each fault of Game.scenario has its sentence in Words.reasons."""
    seen(game.scenario, "Game.scenario is empty: no position is called a scenario")
    dumb = game.scenario - set(game.words.reasons)
    assert not dumb, f"no sentence in Words.reasons for {sorted(dumb)}"
