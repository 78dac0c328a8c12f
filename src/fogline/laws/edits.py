"""Law of edits: a position that somebody has changed is refused in a sentence, or is good for a whole game."""

import json
from copy import deepcopy
from pathlib import Path
from traceback import extract_tb
from typing import Any

from fogline.core.dealer import Dealer
from fogline.core.errors import FoglineError
from fogline.core.match import Match
from fogline.core.playout import playout
from fogline.core.text import Speaker
from fogline.laws.cases import MOST_MOVES, Case, seen
from fogline.laws.odd import graft, moments, places
from fogline.parts.catalog import LANGUAGES

EDITED = 40
"""Positions that each case is tried with."""
VALUES: tuple[Any, ...] = (None, 0, 1, 2, -1, "", [], {}, "harbour", True, 1.5)


def edit(state: Any, other: Any, dice: Dealer) -> None:
    """One small edit: another value, one more or less, nothing there at all, or a part as it was at another moment."""
    found = list(places(state))
    holder, key = found[dice.below(len(found))]
    how = dice.below(4)
    if how == 0:
        holder[key] = deepcopy(VALUES[dice.below(len(VALUES))])
    elif how == 1 and type(holder[key]) is int:
        holder[key] += 1 - 2 * dice.below(2)
    elif how == 2:
        del holder[key]
    else:
        graft(state, dice, other)


def must_play_to_the_end(match: Match) -> None:
    game, dealer = match.game, Dealer(1, quiet=True)
    state, where = game.copy(match._state), f"restore() took {json.dumps(match.position())}"
    for _ in range(MOST_MOVES):
        if not playout(game.rules, state, dealer, 1):
            break
        assert not game.audit(state), f"{where}, and later audit() says {game.audit(state)}"
    ended_by = game.result(state).ended_by
    assert ended_by in game.endings, f"{where}, and it ended by {ended_by!r}"


def test_an_edited_position_is_refused_or_can_be_played_to_the_end(small: Case) -> None:
    """restore() refuses what cannot be with a PositionError that has its sentence, and never fails otherwise.

    What came with the error is the position; check what you read (``parts/reading.py``, ``parts/spelling.py`` do), and
    let audit() say what does not fit together.
    """
    dice, told = Dealer(71), [json.loads(moment) for moment in moments(small)]
    speakers = [Speaker(lang, small.game.words, small.box) for lang in LANGUAGES]
    refused = played = 0
    for number in range(EDITED):
        position = deepcopy(told[number % len(told)])
        for _ in range(1 + dice.below(2)):
            edit(position["state"], told[dice.below(len(told))]["state"], dice)
        try:
            match = Match.at(position, small.box, number)
        except FoglineError as problem:
            refused += all(speaker.error(problem) for speaker in speakers)  # which fails where there is no sentence
            continue
        except Exception as problem:
            where = extract_tb(problem.__traceback__)[-1]
            raise AssertionError(
                f"{where.name}() in {Path(where.filename).name}:{where.lineno} failed with {problem!r} on a position "
                f"that restore() must refuse or audit() judge: {json.dumps(position['state'])}"
            ) from problem
        must_play_to_the_end(match)
        played += 1
    seen(refused > EDITED // 4, f"of {EDITED} edited positions {refused} were refused")
    seen(played > EDITED // 20, f"of {EDITED} edited positions {played} could be played")
