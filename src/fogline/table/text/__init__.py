"""What a table says, in English; the catalogues say it in other languages."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from fogline.core.errors import FoglineError
from fogline.core.text import N_, Sentence, Speaker
from fogline.parts.catalog import LANGUAGES, translations
from fogline.table.refusal import Refusal

SAYS: Final[dict[str, Sentence]] = {
    "your-turn": N_("It is your turn."),
    "confirm": N_("Your turn is done: confirm it, or take it back."),
    "waiting-for": N_("Waiting for {names}."),
    "bot-for": N_("{name} (bot)"),
    "seat-left": N_("{name} has stood up: a bot plays on in this seat."),
    "seat-out-of-time": N_("{name} has no time left: a bot plays on in this seat."),
    "seat-resigned": N_("{name} resigns: a bot plays on in this seat to the end."),
    "seat-absent": N_("{name} is not there, and the others let a bot play on in this seat."),
    "seat-back": N_("{name} is back and plays on."),
    "seat-given": N_("{name} plays here from now on: whoever runs this server has given the seat to another person."),
    "lesson-done": N_("This lesson is done."),
    "puzzle-done": N_("This puzzle is solved."),
    "puzzle-task": N_("One action is clearly the best here. Which one?"),
    "gathering": N_("The table is gathering."),
    "over": N_("The game is over."),
    "stopped": N_("Whoever runs this server has ended this table before the game was over."),
    "wins": N_("{names} wins."),
    "shared": N_("A shared victory: {names}."),
    "automa-wins": N_("{names} wins: better luck next time."),
    "asks-back": N_("{names} asks to take back the last turn."),
    "undo-step": N_("Takes back your last step."),
    "undo-free": N_("Takes back the last turn: nobody plays from another device."),
    "undo-end": N_("Takes back your last turn, and the game goes on from there: nobody plays from another device."),
    "undo-kept": N_("A bot has your seat: nothing is taken back."),
    "undo-ask": N_("Asks the others to let you take back your last turn. {why}"),
    "undo-day": N_("In a deal that others play too nothing is taken back once it is confirmed."),
    "undo-none": N_("You have done nothing that could be taken back."),
    "undo-over": N_("The game is over."),
    "undo-watching": N_("Those who look on take nothing back."),
    "undo-rules": N_("This was played by other rules than today's: nothing is taken back."),
    "undo-counted": N_("This table counts for the ratings: nothing is taken back."),
    "confirmed": N_("You have confirmed your turn."),
    "rules-yours": N_("The rules have changed: shall the game go on?"),
    "rules-others": N_("The rules have changed. Waiting for {names} to agree."),
    "rules-stuck": N_("The rules have changed: this game cannot go on."),
    "rules-from-here": N_("Rules of version {ours} from here on; agreed by all."),
    "rules-changed": N_("This game began with version {theirs} of the rules; this Fogline plays version {ours}."),
    "rules-go-on": N_(
        "Once everybody agrees, it goes on from this position with today's rules. "
        "Steps that were not confirmed and orders from before are dropped."
    ),
    "rules-no-position": N_(
        "By today's rules its position cannot be opened. You see it after turn {held} of {turns}, "
        "can look back from there and save the whole game."
    ),
    "rules-nothing": N_("By today's rules nothing of it can be shown. The whole game can be saved."),
    "rules-all-hold": N_("All its turns hold by today's rules too; the result is as it was written down."),
    "rules-last-holds": N_(
        "Up to turn {held} of {turns} each moment can be shown by today's rules, then the last one; "
        "the result is as it was written down."
    ),
    "rules-part-holds": N_(
        "Up to turn {held} of {turns} each moment can be shown by today's rules, no later one; "
        "the result is as it was written down."
    ),
    "rules-gap": N_("Turn {turn} cannot be shown by today's rules: this is turn {held}."),
}

REFUSALS: Final[dict[str, Sentence]] = {
    "stale": N_("The table has changed since you looked: look again."),
    "confirm-first": N_("Confirm your turn or take a step back first."),
    "nothing-to-confirm": N_("There is nothing to confirm."),
    "nothing-to-take-back": N_("You have done nothing that could be taken back."),
    "ask-first": N_("Your turn is confirmed: ask the others whether you may take it back."),
    "day-final": N_("In a deal that others play too nothing is taken back once it is confirmed."),
    "no-day": N_("This is no deal of the day that you have played to its end."),
    "no-deal": N_("This game was not dealt here: it cannot be dealt again."),
    "unknown-deal": N_("There is no such deal, or no longer."),
    "deal-first": N_("Play this deal to its end first: then you see how others did."),
    "nothing-asked": N_("Nobody asks to take anything back."),
    "not-yours-to-grant": N_("This is for the others to decide."),
    "not-started": N_("The game has not started yet."),
    "already-started": N_("The game has started already."),
    "match-over": N_("The game is over."),
    "stopped": N_("Whoever runs this server has ended this table: nobody plays here any more."),
    "removed": N_("Whoever runs this server has removed this table."),
    "not-again": N_("Nothing is tried again at this table."),
    "analysis-rules": N_("The rules have changed since this was played: what it teaches cannot be reckoned."),
    "analysis-stopped": N_("This game was not played to its end: what it teaches cannot be reckoned."),
    "analysis-failed": N_("What this game teaches could not be reckoned."),
    "analysis-busy": N_("Many games wait to be reckoned: ask again in a while."),
    "not-over": N_("The game is not over yet."),
    "frozen": N_("The rules have changed since this was played: it can be looked at, not played."),
    "nothing-to-agree": N_("The rules of this game have not changed: there is nothing to agree to."),
    "past-hidden": N_("This was played by other rules: it can be looked back at when the game is over."),
    "not-held": N_("By today's rules this moment cannot be played on from: they hold up to turn {held}."),
    "open-seats": N_("There are still open seats: invite somebody, or fill them with bots."),
    "no-open-seat": N_("There is no open seat at this table."),
    "seat-taken": N_("Somebody sits there already."),
    "seat-kept": N_("A bot keeps your seat: come back first."),
    "out-of-time": N_("Your time is used up: the bot plays on."),
    "not-absent": N_("A bot plays on only for somebody who is waited for, is not there and has had time to come."),
    "resigned": N_("You have resigned: the bot plays on to the end."),
    "unknown-seat": N_("There is no seat {seat} at this table."),
    "which-seat": N_("You hold several seats: say for which one you speak."),
    "no-seat": N_("You have no seat at this table."),
    "not-your-seat": N_("This is not your seat."),
    "seat-given": N_("Whoever runs this server has given your seat to another person: your link to it is dead."),
    "link-used": N_("This link gives no seat, or somebody has used it already."),
    "no-person": N_("No person sits on chair {n}: there is nothing to hand over."),
    "not-host": N_("Only the person who made this table can do that."),
    "no-watchers": N_("This table is for its players only."),
    "bad-name": N_("A name has from 1 to {most} letters that can be seen, on one line."),
    "name-taken": N_("Somebody here has this name, or one that looks like it: choose another."),
    "nonce-used": N_("This nonce was sent with other words before: nothing was done. Use a new one."),
    "unknown-table": N_("There is no such table."),
    "too-many-tables": N_("Every table is taken, and people sit at all of them: come back a little later."),
    "too-many-of-yours": N_(
        "You have made {most} tables in a day that are not over: finish one, or come back tomorrow."
    ),
    "no-making": N_("At this server tables are made by others: ask whoever runs it, or for a link to one."),
    "box-heavy": N_("This box is too much for this table: it takes too long to open, or too much memory."),
    "no-fork": N_("This moment is not in the game: it has {turns} turns."),
    "no-advice": N_("Nobody gives advice at this table."),
    "hint-dropped": N_("This hint was dropped: you have asked for another one."),
    "no-orders": N_("In this game nothing can be left to the table."),
    "no-order": N_("You have left no order that stands."),
    "not-asked": N_("You are not asked anything now."),
    "no-luck": N_("This table was not made so that its luck can be checked."),
    "luck-told": N_("The game is over and the secret of its luck is told: nothing is taken back any more."),
    "counted": N_("This table counts for the ratings: nothing is taken back."),
    "not-leading": N_("{name} leads this review: take it over first."),
    "sealed": N_("Others still play the same deal: this table is for its players until they have done."),
    "unknown-evening": N_("There is no such evening."),
    "evening-begun": N_("The evening has begun already."),
    "evening-full": N_("An evening has room for {most} people."),
    "evening-alone": N_("An evening needs at least two people."),
    "evening-terms": N_(
        "An evening is for tables of two or more; where deals are the same, their luck cannot be checked."
    ),
    "not-evening-host": N_("Only the person who made this evening can do that."),
    "too-many-evenings": N_("You have made {most} evenings that are not over: end one first."),
    "no-record": N_("The record of a game is for everybody once it is over."),
    "not-kept": N_("The table could not be kept: nothing was changed. Try again."),
    "too-often": N_("Too fast: wait a moment."),
    "too-large": N_("This is too large: at most {most} bytes."),
    "bad-json": N_("This is not JSON of the right shape: {problem}"),
    "bad-text": N_("A text cannot hold the character of number 0."),
    "bad-value": N_("'{name}' cannot be '{value}'."),
    "other-origin": N_("This came from another site."),
    "other-host": N_("This server does not answer to that name."),
    "unknown-page": N_("There is nothing here."),
    "wrong-method": N_("This cannot be done here in that way."),
    "failed": N_("Something went wrong on our side. Nothing was changed."),
    "talk-off": N_("At this table talk is switched off."),
    "talk-nobody": N_("Say who you are first: nobody without a seat or a name is heard."),
    "talk-too-fast": N_("You talk very fast: wait {n} seconds."),
    "bad-line": N_("What is said has from 1 to {most} letters that can be seen."),
    "unknown-phrase": N_("There is no such phrase; there are {known}."),
    "no-such-turn": N_("There is no turn {turn} to react to."),
    "no-such-line": N_("Nobody has said this."),
    "too-many-muted": N_("You have muted {most} people already."),
    "no-identity": N_("This browser is nobody here yet: make a table or sit down at one first."),
    "secret-used": N_("This link is good no longer: it works once, for a few minutes. Make another one."),
    "secret-unknown": N_("Nobody here has this code."),
    "call-off": N_("At this server nobody is called."),
    "call-no-mail": N_("This server sends no e-mail."),
    "call-nowhere": N_("Say first where you wish to be called."),
    "call-address": N_("A webhook is an address of the web: https://…, with no password and of a usual port."),
    "call-mailbox": N_("This is no e-mail address."),
    "call-hours": N_("Quiet hours go from one time of the day to another, like 22:00 and 08:00."),
    "call-zone": N_("No such time zone is known here."),
    "call-code": N_("This is not the code that was sent to you, or it is older than a day."),
    "call-unsent": N_("The mail could not be sent: try again later."),
    "too-many-watchers": N_("Too many are connected already."),
    "hello-first": N_("Say hello first: name the table."),
    "unknown-language": N_("Fogline speaks {known}."),
}


MOST_SAID: Final = 2000


class House(Speaker):
    """Says the table's own sentences, the same ones at every scene: those made of texts are remembered."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang, translations=translations("table", lang))
        self._said: dict[tuple[Any, ...], str] = {}

    def tell(self, sentence: Sentence, args: Mapping[str, Any] | None = None) -> str:
        key = (sentence, *args.values()) if args else (sentence,)
        try:
            if key in self._said:
                return self._said[key]
        except TypeError:  # what has no hash is no text
            return super().tell(sentence, args)
        text = super().tell(sentence, args)
        if all([type(part) is str for part in key]):
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            self._said[key] = text
        return text


@cache
def speaker(lang: str) -> Speaker:
    """Who says it in this language."""
    return House(lang)


def voice(error: Exception, lang: str, game_speaker: Speaker | None = None) -> Speaker:
    """Who can tell an error: whoever knows the game and the names it speaks of."""
    known = game_speaker or getattr(error, "speaker", None)
    return Speaker(lang, known.words, known.box, known.players) if known else speaker(lang)


def told(error: Exception, lang: str, game_speaker: Speaker | None = None) -> str:
    """The sentence for a refusal of the table or an error of the rooms below."""
    if isinstance(error, Refusal):
        return speaker(lang).tell(REFUSALS[error.key], error.values)
    assert isinstance(error, FoglineError)
    return voice(error, lang, game_speaker).error(error)


def known_language(lang: str) -> str:
    """The language if Fogline speaks it, else English."""
    return lang if lang in LANGUAGES else "en"
