"""Law of scenarios: a table that only a game's past rules out opens when it is called one, says so, and plays on."""

import json
from typing import Any

import pytest

from fogline.core.dealer import Dealer
from fogline.core.errors import FoglineError, PositionError
from fogline.core.match import Match
from fogline.core.record import loads
from fogline.core.registry import games
from tests.laws.cases import Case, cases
from tests.laws.odd import EDITS, moments

TRIED = 1200
"""Edited positions to find scenarios among."""
PLAYED = 6
"""Of these, with faults as different as may be."""
USUAL = [cases(game)[0] for game in games().values()]


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


@pytest.mark.parametrize("usual", USUAL, ids=[case.game.name for case in USUAL])
def test_what_only_the_past_rules_out_is_a_scenario_and_plays_on(usual: Case) -> None:
    found = unlikely(usual)
    assert found
    for position in list(found.values())[:PLAYED]:
        match, dice = Match.at(position, usual.box, 1, scenario=True), Dealer(73)
        assert match.scenario
        while not match.over:
            assert {fault.key for fault in match.game.audit(match._state)} <= match.game.scenario
            legal = match.legal_ids()
            match.play(legal[dice.below(len(legal))])
        record = loads(match.record().dumps())
        assert record.position is not None
        assert record.position["scenario"] is True
        assert Match.replay(record, usual.box).scenario


@pytest.mark.parametrize("usual", USUAL, ids=[case.game.name for case in USUAL])
def test_what_a_scenario_may_have_has_its_sentence(usual: Case) -> None:
    assert usual.game.scenario
    assert usual.game.scenario <= set(usual.game.words.reasons)
