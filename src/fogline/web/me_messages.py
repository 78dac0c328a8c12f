"""What is said about oneself: moving to another device, a code to write down, being forgotten."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from fogline.table.messages import In

Secret = Annotated[str, Meta(max_length=100)]


class Arrive(In):
    """The secret of a link, or a code."""

    link: Secret = ""
    code: Secret = ""


class Forget(In, kw_only=True):
    sure: Literal[True]


class Me(msgspec.Struct, kw_only=True):
    """Who the reader is."""

    known: bool
    """Whether this browser has an identity at all."""
    name: str
    """The name that it has been used with most often lately."""
    tables: int
    """How many tables it has, up to a hundred."""
    code: bool
    """Whether a code is written down somewhere."""


class Move(msgspec.Struct, kw_only=True):
    """A link to another device, good once."""

    link: str
    """The address; its secret stands behind the ``#``, which browsers send to nobody."""
    seconds: int
    picture: str
    """The same as a QR code: an SVG."""


class Code(msgspec.Struct, kw_only=True):
    code: str
    """It is told this once."""


class Arrived(msgspec.Struct, kw_only=True):
    name: str
    tables: int


class Forgotten(msgspec.Struct, kw_only=True):
    tables: int
    """From how many tables the name was taken."""
