"""One list of verbs: every carrier offers it, and a message is what it was for those who wrote clients before."""

import msgspec
import pytest

from fogline.table.messages import Speak
from fogline.table.verbs import VERB, VERBS, Verb
from fogline.web.app import DOORS
from fogline.web.openapi import build
from fogline.web.socket_messages import ANSWERS, MEANS, decode

every_verb = pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.name)

SAID_BEFORE = (
    '{"do": "act", "action": 40, "at": "12.0", "confirm": true, "nonce": "a1"}',
    '{"do": "act", "action": "draw"}',
    '{"do": "confirm", "at": "1.0"}',
    '{"do": "order", "order": "raise up to 120", "at": "1.0"}',
    '{"do": "answer", "yes": true}',
    '{"do": "sit", "seat": -1}',
    '{"do": "speak", "lang": "es"}',
    '{"do": "why", "like": "draw", "mention": "route:3", "most": 5}',
    *[
        f'{{"do": "{name}", "nonce": "n"}}'
        for name in ("undo", "ask", "agree", "leave", "back", "effects", "hint", "ping")
    ],
)
"""Messages of the socket as programs of others send them."""


def test_a_verb_has_one_name() -> None:
    assert len(VERB) == len(VERBS)


@every_verb
def test_each_verb_is_a_door_and_a_message_of_the_same_types(verb: Verb) -> None:
    doors = [door for door in DOORS if door.path == f"/api/tables/{{table}}/{verb.name}"]
    message = next(kind for kind, meant in MEANS.items() if meant is verb)
    assert issubclass(message, verb.says)
    assert "nonce" in message.__struct_fields__
    assert issubclass(ANSWERS[verb.tells], verb.tells)
    if verb.lasting:
        assert not doors
        return
    (door,) = doors
    assert door.answer is verb.tells
    assert (door.method, door.body) == (("POST", verb.says) if verb.changes else ("GET", None))
    assert verb.changes == issubclass(verb.says, Speak)
    if not verb.changes:
        assert set(door.query.__struct_fields__) == {*verb.says.__struct_fields__, "lang"}


@pytest.mark.parametrize("said", SAID_BEFORE)
def test_what_clients_of_others_say_is_still_understood(said: str) -> None:
    given = msgspec.json.decode(said)
    message = decode(said)
    assert MEANS[type(message)].name == given.pop("do")
    assert {name: getattr(message, name) for name in given} == given


def test_the_description_tells_of_every_verb() -> None:
    told = build(DOORS, "cookie")
    tags = told["components"]["schemas"]["FromClient"]["discriminator"]["mapping"]
    assert set(tags) == {"hello", *VERB}
    assert {f"/api/tables/{{table}}/{verb.name}" for verb in VERBS if not verb.lasting} <= set(told["paths"])
