"""Scores that do not lie: what is certain, what would come now, what nobody can know."""

from typing import Any

import msgspec

from fogline.core.dealer import Dealer
from fogline.core.match import Match
from fogline.core.text import Speaker
from fogline.table.cached_speaker import speaker_for
from fogline.table.scene_types import Outcome
from fogline.table.score import scores
from fogline.tui.sums import number, sums
from fogline.tui.text.full import FULL
from tests.tui.test_pace import scene


def say(key: str, **values: Any) -> str:
    return Speaker("en").tell(FULL[key], values)


def middle() -> Match:
    match, dice = Match.new("cablecars", 3, 6), Dealer(6)
    while match.waiting and len(match.turns) < 120:
        seat = match.waiting[0]
        legal = match.legal_ids(seat)
        match.play(legal[dice.below(len(legal))], seat)
    return match


def test_what_is_certain_stands_above_what_may_change_and_the_unknown_says_so() -> None:
    match = middle()
    view = match.view(0)
    counted = scores(match.game, match.result, view, speaker_for("cablecars", view.box, ("Ana", "Beto", "Carla"), "en"))
    now = msgspec.structs.replace(scene(120), scores=counted)
    told = sums(now, say, 90).plain
    certain, then = told.index("Certain"), told.index("If the game ended now")
    assert certain < then < told.index("Together then")
    assert told[certain:then].split()[1:4] == [score.certain for score in counted]
    assert "?" in told[then:], "others' tickets are secret"
    assert [number(score).endswith("?") for score in counted] == [False, True, True]


def test_the_end_has_one_sum_and_no_question_mark() -> None:
    match = middle()
    view = match.view(0)
    say_names = speaker_for("cablecars", view.box, ("Ana", "Beto", "Carla"), "en")
    counted = [
        msgspec.structs.replace(
            score,
            unknown=False,
            shares=[msgspec.structs.replace(share, certain=True, unknown=False) for share in score.shares],
        )
        for score in scores(match.game, match.result, view, say_names)
    ]
    end = Outcome(ended_by="", text="", winners=[0], winner_text="")
    told = sums(msgspec.structs.replace(scene(120), scores=counted, outcome=end), say, 90).plain
    assert told.splitlines()[-1].split() == ["Total", *[score.points for score in counted]]
    assert "?" not in told
    assert "If the game ended now" not in told
