"""What everybody is told of a table alike, and who tells it: found once for all who look at it in one language."""

from typing import Any, NamedTuple

from fogline.core.text import Speaker
from fogline.table.cached_speaker import CachedSpeaker, speaker_for
from fogline.table.history import rules_told
from fogline.table.log import Count
from fogline.table.proof import lucky
from fogline.table.score import outcome
from fogline.table.table import Table
from fogline.table.text import speaker
from fogline.table.values import tupled
from fogline.table.way_back import take_back

Told = dict[str, Any]
"""Some fields of a scene by their names."""


def speaker_of(table: Table, lang: str) -> CachedSpeaker:
    """Who tells things of this table."""
    return speaker_for(table.settings.game, table.flow.match.box if table.flow else None, table.names, lang)


class ForAll(NamedTuple):
    """Who tells things of a table in one language, and what everybody is told of it, by the fields of a scene."""

    house: Speaker
    say: CachedSpeaker
    fields: Told


def for_all(table: Table, lang: str) -> ForAll:
    """It is found once for all who look, and what no move changes is found no more."""
    found: ForAll | None = table.told.get(lang)
    if found is None:
        house, say, stays = table.before.get(lang) or lasting(table, lang)
        flow, count = table.flow, table.flow.count if table.flow else Count(())
        fields = {
            **stays,
            "status": table.status,
            "revision": count.revision,
            "turns": count.turns,
            "waiting": list(table.waiting),
            "asked": take_back(table, house, count),
            "rules": rules_told(table, house),
            "outcome": outcome(flow.result, say, house) if flow else None,
            "luck": lucky(table),
        }
        found = table.told[lang] = tupled(ForAll, (house, say, fields))
    return found


def lasting(table: Table, lang: str) -> ForAll:
    """What does not follow from the match, nor from the talk."""
    say = speaker_of(table, lang)
    fields = {
        "table": table.id,
        "game": table.game.name,
        "title": say.tell(table.game.words.title),
        "lang": lang,
        "assist": table.settings.assist,
        "hotseat": not table.needs_confirm and not table.settings.lesson,
        "undo_free": table.undo_is_free,
        "next": table.next,
        "origin": table.origin,
        "day": table.settings.day.date if table.settings.day else "",
    }
    return ForAll(speaker(lang), say, fields)
