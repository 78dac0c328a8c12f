"""The house's own sentences, in English; the catalogues hold the other languages."""

from typing import Final


def N_(message: str) -> str:
    """Marks a message for the catalogues; it is translated where it is spoken."""
    return message


HOUSE: Final[dict[str, str]] = {
    "nobody": N_("nobody"),
    "player": N_("Player {n}"),
    # The signs of numbers: 1,234.5 and 12%.
    "decimal": N_("."),
    "thousands": N_(","),
    "percent": N_("%"),
}

REASONS: Final[dict[str, str]] = {
    "not-your-moment": N_("It is not {seat}'s moment to speak."),
    "game-over": N_("The game is over."),
    "barrier-chance": N_("Chance has answered since then."),
    "barrier-shown": N_("Something hidden was shown since then."),
    "barrier-other": N_("Somebody else has acted since then."),
    "barrier-none": N_("You have done nothing that could be taken back."),
    "barrier-start": N_("Nothing has been done yet."),
    "json-missing": N_("'{name}' is missing."),
    "json-kind": N_("'{name}' must be a {kind}, not {value}."),
    "json-other": N_("'{name}' must be '{wanted}', not {value}."),
    "json-with": N_("one with {value}"),
    "json-number": N_("'{name}' must be a whole number from {least} to {most}, not {value}."),
    "json-each": N_("'{name}' must be a list with one entry for each of {seats} seats."),
    "json-places": N_("'{name}' must be a list of {places}."),
    "json-unknown": N_("'{name}' names {value}, which is not in the box."),
    "json-extra": N_("a position has nothing called '{name}'."),
    "json-twice": N_("'{name}' holds '{value}' twice."),
    "chance-misfit": N_("what chance answered does not fit the game."),
    "bot-ended": N_("the program has ended (exit code {code})."),
    "bot-silent": N_("there was no answer within {seconds} s."),
    "bot-nonsense": N_("the answer {answer} means none of the legal actions."),
    "bot-illegal": N_("the choice {answer} is not legal."),
    "bot-raised": N_("it broke off: {problem}"),
    "too-long": N_("a number is too long"),
    "too-deep": N_("it is nested too deeply"),
    "not-utf-8": N_("it is not text in UTF-8"),
    "box-game": N_("{where}: this box is for another game: {game}."),
    "box-missing": N_("{where}: {name} is missing."),
    "box-type": N_("{where}: {name} must be a {kind}, not {value}."),
    "box-number": N_("{where}: {name} must hold whole numbers from 0, not {value}."),
    "box-range": N_("{where}: {name} is {value}; it must be from {least} to {most}."),
    "box-date": N_("{where}: a box holds no dates and no times, such as {value}."),
    "box-long": N_("{where}: this number is too long."),
    "box-none": N_("{game} has no components that could be changed."),
    "box-source": N_("{where}: source is '{value}'; it must be one of {known}."),
}

PLACES: Final[tuple[str, ...]] = (
    N_("the file"),
    N_("table"),
    N_("text"),
    N_("number"),
    N_("true/false"),
    N_("list"),
    N_("list of tables"),
    N_("box file"),
)
"""Where something is in a box, and what it is, as faults name them."""

ERRORS: Final[dict[str, str]] = {
    "unknown-game": N_("There is no game called '{game}'. Known games: {known}."),
    "broken-game": N_("The game '{game}' is installed and cannot be loaded. {problem}"),
    "no-seats": N_("How many play? {game} is for {least} to {most} players: seats={least}."),
    "wrong-seats": N_("{game} is for {least} to {most} players, not {seats}."),
    "unknown-option": N_("{game} has no option called '{option}'. Known options: {known}."),
    "no-options": N_("{game} has no option called '{option}'. It has none at all."),
    "wrong-option": N_("Option {option} cannot be '{value}'. Choose one of: {choices}."),
    "unknown-bot": N_("There is no bot called '{bot}' for {game}. Known bots: {known}."),
    "unknown-bot-setting": N_("Bot {bot} has no setting '{setting}'. Known settings: {known}."),
    "wrong-bot-setting": N_("{setting} of bot {bot} must be a number from 0 to 1000000, not '{value}'."),
    "search-without-end": N_("A search needs an end: set iters or seconds above 0."),
    "bot-program": N_("The program {file} cannot be started: {problem}."),
    "unknown-language": N_("There is no language '{value}'. Known languages: {known}."),
    "not-whole": N_("'{name}' must be a whole number, not {value}."),
    "too-small": N_("'{name}' must be at least {least}, not {value}."),
    "wrong-kind": N_("'{name}' must be a {kind}, not {value}."),
    "no-seat": N_("There is no seat {value}: the seats are numbered from 0 to {most}."),
    "wrong-chance": N_("The game cannot begin so: {problem}"),
    "unknown-action": N_("No action of this game is called '{words}'."),
    "unknown-number": N_("There is no action number {number}."),
    "ambiguous-action": N_("'{words}' could mean several actions: {examples}."),
    "unknown-lesson": N_("{game} has no lesson called '{lesson}'. Known lessons: {known}."),
    "wrong-day": N_("There is no deal of the day for '{value}': there is one for each day from {first} to {last}."),
    "lesson-wrong": N_("Not yet. {why:lesson}"),
    "unknown-puzzle": N_("{game} has no puzzle called '{puzzle}'."),
    "puzzle-costs": N_(
        "Not the best: on average that costs {points:tenths} points, and the chance to win is {chance:percent} less. "
        "Try again."
    ),
    "puzzle-costs-points": N_("Not the best: on average that costs {points:tenths} points. Try again."),
    "puzzle-other": N_("Not the best, though nobody has looked at it closely: it is one of the others. Try again."),
    "illegal-action": N_("'{words}' cannot be done now: {why}"),
    "cannot-undo": N_("This cannot be taken back: {why}"),
    "no-file": N_("The file {file} cannot be read: {problem}."),
    "not-json": N_("This is not JSON: {problem} (line {line})."),
    "record-shape": N_("This is not a whole record: {problem}"),
    "record-version": N_("This record is of rules version {theirs} of {game}; this Fogline plays version {ours}."),
    "record-edited": N_("This record was changed after it was written: its digest does not fit its content."),
    "record-other-box": N_("This record was played with another box ({theirs}) than the one given ({ours})."),
    "record-turn": N_("Turn {turn} of this record cannot be: {problem}"),
    "record-line": N_("Line {line} of this record is neither an entry nor a turn: {value}"),
    "record-not-over": N_("This game is not over yet: what it teaches is told when it is."),
    "record-result": N_("This record tells another result than the game it holds."),
    "position-shape": N_("This is not a whole position: {problem}"),
    "position-other-box": N_("This position was written with another box ({theirs}) than the one given ({ours})."),
    "position-impossible": N_("This position cannot be:"),
    "box-broken": N_("{file} is not valid TOML: {problem}."),
    "box-faults": N_("{file} cannot be played with:"),
}
