"""The conversation at a table as messages of JSON in both directions, for sockets and pipes."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Annotated, Any, Final, Union

import msgspec
from msgspec import Meta

from fogline.core.errors import FoglineError
from fogline.table import messages as m
from fogline.table.changes import changes
from fogline.table.refusal import Refusal
from fogline.table.scene_types import Scene
from fogline.table.session import Session
from fogline.table.verbs import VERBS, Verb
from fogline.web.at_once import AtOnce
from fogline.web.errors import trouble

log = logging.getLogger(__name__)

Send = Callable[[Any], object]
Answered = Callable[[Exception | None], object]

# -- messages ----------------------------------------------------------------------------------------------------


class Hello(m.In, tag_field="do", tag="hello"):
    """The first message. Without a token the guest's cookie tells who you are."""

    seat: m.SeatNumber | None = None
    token: Annotated[str, Meta(max_length=100)] = ""
    lang: m.Lang = ""
    since: m.Revision = -1
    effects: bool = False
    changes: bool = False
    """After the first scene tell only what is different in the next ones (``changes``)."""


class ToldScene(msgspec.Struct, tag_field="is", tag="scene", kw_only=True):
    scene: Scene


class ToldChanges(msgspec.Struct, tag_field="is", tag="changes", kw_only=True):
    """The next scene for who asked for changes only: what it does not say is as it was."""

    changes: dict[str, Any]
    """Fields of the scene; of its ``view``, where there was one before, again only those that are different."""


class ToldRefused(msgspec.Struct, tag_field="is", tag="refused", kw_only=True):
    nonce: str
    error: m.Trouble


TAGS: Final[dict[type[Any], str]] = {
    m.Done: "done",
    m.Legal: "legal",
    m.Whys: "why",
    m.Events: "events",
    m.Plain: "plain",
    m.Hint: "hint",
    m.Sure: "sure",
    m.Revealed: "luck",
    m.Pong: "pong",
    Scene: "shown",
}
"""What the answer to a verb is called."""


def message_of(verb: Verb) -> type[m.In]:
    """What is sent to say a verb; its nonce comes back with the answer."""
    known = "nonce" in verb.says.__struct_fields__
    fields: list[tuple[str, Any, Any]] = [] if known else [("nonce", m.Nonce, "")]
    about = {"__doc__": verb.summary}
    made = msgspec.defstruct(
        f"Say{verb.name.capitalize()}",
        fields,
        bases=(verb.says,),
        namespace=about,
        kw_only=True,
        tag_field="do",
        tag=verb.name,
    )
    assert issubclass(made, m.In)
    return made


def answer_of(kind: type[Any]) -> type[msgspec.Struct]:
    """An answer as it is sent, with the nonce of what it answers."""
    tag, about = TAGS[kind], {"__doc__": kind.__doc__}
    name, fields = f"Told{tag.capitalize()}", [("nonce", str)]
    return msgspec.defstruct(name, fields, bases=(kind,), namespace=about, kw_only=True, tag_field="is", tag=tag)


MEANS: Final = {message_of(verb): verb for verb in VERBS}
ANSWERS: Final = {kind: answer_of(kind) for kind in TAGS}
DONE: Final[Any] = ANSWERS[m.Done]

FromClient: Any = Union[(Hello, *MEANS)]
FromServer: Any = Union[(ToldScene, ToldChanges, ToldRefused, *ANSWERS.values())]

decoder = msgspec.json.Decoder(FromClient)


def decode(data: str | bytes) -> Any:
    """A message of a client, or why it is none."""
    try:
        m.check_text(data if isinstance(data, str) else data.decode())
        return decoder.decode(data)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as problem:
        raise Refusal("bad-json", problem=str(problem)) from None


# -- talking -----------------------------------------------------------------------------------------------------


class Talk:
    """A session whose other end hears and says messages."""

    def __init__(self, session: Session, send: Send, changes: bool = False) -> None:
        self.session = session
        self.send = send
        self.changes = changes
        self._thinking: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Talk":
        await self.session.__aenter__()
        return self

    async def __aexit__(self, *problem: object) -> None:
        for task in self._thinking:
            task.cancel()
        await self.session.__aexit__(*problem)

    def show(self, scene: Scene) -> None:
        """A scene, or what is different in it where that is enough."""
        before = self.session.before
        if self.changes and before is not None:
            self.send(ToldChanges(changes=changes(self.session.changed, before, scene)))
        else:
            self.send(ToldScene(scene=scene))

    def begin(self, message: Any, answered: Answered) -> None:
        """Begin to answer a message; ``answered`` is called once that was sent, or where it cannot be."""
        verb = MEANS.get(type(message))
        if verb is None or verb.does is None or self.session.in_lesson:
            AtOnce(self.hear(message), answered)
            return
        # Nearly all that is said: no more is done about it than must be.
        began, nonce = time.perf_counter(), message.nonce

        def told(answer: "asyncio.Future[str]") -> None:
            problem = answer.exception()
            self.session.note(verb, problem, began)
            self.send(DONE(nonce=nonce, at=answer.result()) if problem is None else self._sorry(problem, nonce))
            answered(None)

        self.session.change(verb.name, message, verb.does).add_done_callback(told)

    async def hear(self, message: Any) -> None:
        """Answer a message; what it changes comes as a scene."""
        verb = MEANS.get(type(message))
        if verb is None or not verb.thinks:
            self.send(await self._answer(verb, message))
            return
        # Whoever asked says other things meanwhile: acts, for example.
        thinking = asyncio.create_task(self._think(verb, message))
        self._thinking.add(thinking)
        thinking.add_done_callback(self._thinking.discard)

    async def _think(self, verb: Verb, message: Any) -> None:
        self.send(await self._answer(verb, message))

    async def _answer(self, verb: Verb | None, message: Any) -> Any:
        """What the table says to it. A mistake of ours goes to the log and is told as a refusal; the talk goes on."""
        nonce: str = getattr(message, "nonce", "")
        try:
            if verb is None:
                raise Refusal("hello-first")
            answer = await self.session.say(verb, message)
            return ANSWERS[verb.tells](nonce=nonce, **msgspec.structs.asdict(answer))
        except Exception as problem:
            return self._sorry(problem, nonce)

    def _sorry(self, problem: BaseException, nonce: str) -> ToldRefused:
        if isinstance(problem, Refusal | FoglineError):
            return self.refused(problem, nonce)
        log.error("table %s: a message failed", self.session.room.table.id, exc_info=problem)
        return self.refused(Refusal("failed"), nonce)

    def refused(self, error: Refusal | FoglineError, nonce: str = "") -> ToldRefused:
        return ToldRefused(nonce=nonce, error=trouble(error, self.session.lang, self.session.speaker))
