"""What the doors to lessons are asked and answer."""

from typing import Annotated

import msgspec
from msgspec import Meta

from fogline.table.messages import In, Name


class LessonInfo(msgspec.Struct, kw_only=True):
    name: str
    title: str
    about: str
    """What one will know afterwards, in a sentence."""
    game: bool
    """Whether it is a short game, played to its end."""


class CourseInfo(msgspec.Struct, kw_only=True):
    game: str
    title: str
    lessons: list[LessonInfo]


class Begin(In, kw_only=True):
    """Which lesson; what the learner is called at its table."""

    game: Annotated[str, Meta(max_length=100)]
    lesson: Annotated[str, Meta(max_length=100)]
    name: Name
