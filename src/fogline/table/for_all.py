"""What everybody is told of a table alike, and who tells it: found once for all who look at it in one language."""

from typing import NamedTuple

from msgspec.structs import replace

from fogline.core.ids import NOBODY
from fogline.core.text import Speaker
from fogline.table.cached_speaker import CachedSpeaker, speaker_for
from fogline.table.hearing import SILENT
from fogline.table.history import rules_told
from fogline.table.log import Count
from fogline.table.proof import lucky
from fogline.table.review import told as review_told
from fogline.table.scene_types import Scene, Undo
from fogline.table.score import outcome
from fogline.table.table import Table
from fogline.table.text import speaker
from fogline.table.values import tupled
from fogline.table.way_back import take_back


def speaker_of(table: Table, lang: str) -> CachedSpeaker:
    """Who tells things of this table."""
    return speaker_for(table.settings.game, table.flow.match.box if table.flow else None, table.names, lang)


class ForAll(NamedTuple):
    """Who tells things of a table in one language, and what everybody is told of it."""

    house: Speaker
    say: CachedSpeaker
    scene: Scene
    """What all who look have in common; nobody changes it, and in other fields there is nothing yet."""


def for_all(table: Table, lang: str) -> ForAll:
    """It is found once for all who look, and what no move changes is found no more."""
    found: ForAll | None = table.told.get(lang)
    if found is None:
        house, say, stays = table.before.get(lang) or lasting(table, lang)
        flow, count = table.flow, table.flow.count if table.flow else Count(())
        told = replace(
            stays,
            status=table.status,
            revision=count.revision,
            turns=count.turns,
            waiting=list(table.waiting),
            asked=take_back(table, house, count),
            rules=rules_told(table, house),
            outcome=outcome(flow.result, say, house) if flow else None,
            luck=lucky(table),
        )
        found = table.told[lang] = tupled(ForAll, (house, say, told))
    return found


def lasting(table: Table, lang: str) -> ForAll:
    """What does not follow from the match, nor from the talk."""
    say = speaker_of(table, lang)
    told = Scene(
        table=table.id,
        game=table.game.name,
        title=say.tell(table.game.words.title),
        lang=lang,
        assist=table.settings.assist,
        hotseat=not table.needs_confirm and not table.settings.lesson,
        undo_free=table.undo_is_free,
        next=table.next,
        origin=table.origin,
        day=table.settings.day.date if table.settings.day else "",
        counts=table.counts,
        review=review_told(table.review),
        evening=table.evening,
        status="",
        revision=0,
        turns=0,
        waiting=[],
        asked=None,
        rules=None,
        outcome=None,
        seat=NOBODY,
        at="0.0",
        sentence="",
        question="",
        places=[],
        view=None,
        told=[],
        legal=[],
        confirm="no",
        draft=[],
        draft_log=[],
        order=None,
        undo=Undo(can="no", why=""),
        log_from=0,
        log=[],
        frames=[],
        scores=[],
        host=False,
        talking=SILENT,
        talk=[],
    )
    return ForAll(speaker(lang), say, told)
