"""Every sentence of the rooms is in their Spanish catalogues, with the same blanks to fill."""

import re
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

import fogline.cli.text as cli_text
import fogline.tui.text as tui_text
from fogline.core.text import Plural, Sentence

ROOMS: dict[str, tuple[str, list[Sentence]]] = {
    "cli": (cli_text.__file__, [*cli_text.HELP.values(), *cli_text.SAYS.values(), *cli_text.MISTAKES.values()]),
    "tui": (tui_text.__file__, list(tui_text.SAYS.values())),
}


def forms(sentence: Sentence) -> tuple[str, ...]:
    return (sentence.one, sentence.many) if isinstance(sentence, Plural) else (sentence,)


def blanks(text: str) -> set[str]:
    return set(re.findall(r"{[^}]*}", text))


@pytest.mark.parametrize("room", ROOMS)
def test_the_catalogue_holds_every_sentence_and_no_other(room: str) -> None:
    file, sentences = ROOMS[room]
    with Path(file).with_name("es.po").open("rb") as source:
        catalogue = read_po(source, locale="es")
    theirs = {message.id if isinstance(message.id, str) else tuple(message.id) for message in catalogue if message.id}
    ours = {found[0] if len(found) == 1 else found for found in map(forms, sentences)}
    assert theirs == ours
    for message in catalogue:
        if message.id:
            spoken = [message.string] if isinstance(message.string, str) else list(message.string or ())
            written = [message.id] if isinstance(message.id, str) else list(message.id)
            assert all(spoken), message.id
            assert all(blanks(text) == blanks(written[-1]) for text in spoken), message.id
