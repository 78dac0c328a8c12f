"""What is said over the socket, in both directions."""

from typing import Annotated

import msgspec
from msgspec import Meta

from fogline.table.picture import Option, Scene, Why
from fogline.web.messages import Compared, In, Lang, Moment, Nonce, OrderWords, Revision, Said, SeatNumber, Trouble


class Hello(In, tag_field="do", tag="hello"):
    """The first message. Without a token the guest's cookie tells who you are."""

    seat: SeatNumber | None = None
    token: Annotated[str, Meta(max_length=100)] = ""
    lang: Lang = ""
    since: Revision = -1
    effects: bool = False


class Say(In, tag_field="do"):
    nonce: Nonce = ""
    """Comes back with the answer."""


class SayAct(Say, tag="act", kw_only=True):
    action: Said
    at: Moment | None = None
    confirm: bool = False


class SayConfirm(Say, tag="confirm"):
    at: Moment | None = None


class SayOrder(Say, tag="order", kw_only=True):
    """Leave an order with the table, or withdraw it."""

    order: OrderWords
    at: Moment | None = None


class SayUndo(Say, tag="undo"):
    pass


class SayAsk(Say, tag="ask"):
    pass


class SayAnswer(Say, tag="answer", kw_only=True):
    yes: bool


class SayAgree(Say, tag="agree"):
    """Go on with today's rules, where they have changed."""


class SayLeave(Say, tag="leave"):
    pass


class SayBack(Say, tag="back"):
    pass


class SaySit(Say, tag="sit", kw_only=True):
    """Look through the eyes of another of one's seats; -1 looks on."""

    seat: SeatNumber


class SaySpeak(Say, tag="speak", kw_only=True):
    """Go on in another language: the whole scene comes again."""

    lang: Lang


class SayWhy(Say, tag="why"):
    like: Annotated[str, Meta(max_length=100)] = ""
    mention: Annotated[str, Meta(max_length=100)] = ""
    most: Annotated[int, Meta(ge=1, le=500)] = 100


class SayEffects(Say, tag="effects"):
    """What each legal action would do."""


class SayHint(Say, tag="hint"):
    pass


class SayPing(Say, tag="ping"):
    pass


FromClient = (
    Hello
    | SayAct
    | SayConfirm
    | SayOrder
    | SayUndo
    | SayAsk
    | SayAnswer
    | SayAgree
    | SayLeave
    | SayBack
    | SaySit
    | SaySpeak
    | SayWhy
    | SayEffects
    | SayHint
    | SayPing
)


class ToldScene(msgspec.Struct, tag_field="is", tag="scene", kw_only=True):
    scene: Scene


class ToldDone(msgspec.Struct, tag_field="is", tag="done", kw_only=True):
    nonce: str
    at: str


class ToldRefused(msgspec.Struct, tag_field="is", tag="refused", kw_only=True):
    nonce: str
    error: Trouble


class ToldWhy(msgspec.Struct, tag_field="is", tag="why", kw_only=True):
    nonce: str
    actions: list[Why]


class ToldLegal(msgspec.Struct, tag_field="is", tag="legal", kw_only=True):
    nonce: str
    at: str
    legal: list[Option]


class ToldHint(msgspec.Struct, tag_field="is", tag="hint", kw_only=True):
    nonce: str
    action: int
    label: str
    reason: str
    best: list[Compared]


class ToldPong(msgspec.Struct, tag_field="is", tag="pong", kw_only=True):
    nonce: str


FromServer = ToldScene | ToldDone | ToldRefused | ToldWhy | ToldLegal | ToldHint | ToldPong
