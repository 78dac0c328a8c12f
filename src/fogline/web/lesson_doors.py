"""The doors to lessons: what there is to learn of a game, and a table of one's own to learn it at."""

from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.web import lesson_messages as m
from fogline.web.door import Ask, Door
from fogline.web.lobby_doors import seated
from fogline.web.messages import Seated


async def course(ask: Ask) -> m.CourseInfo:
    game = find_game(ask.path["game"])
    say = Speaker(ask.lang, game.words)
    told = [
        m.LessonInfo(
            name=lesson.name, title=say.tell(lesson.title), about=say.tell(lesson.about), game=bool(lesson.bot)
        )
        for lesson in game.lessons
    ]
    return m.CourseInfo(game=game.name, title=say.tell(game.words.title), lessons=told)


async def begin(ask: Ask) -> Seated:
    wish: m.Begin = ask.body
    return seated(await ask.lobby.lesson(ask.who, wish.game, wish.lesson, wish.name), {})


LESSONS = ("lessons",)
LESSON_DOORS = (
    Door("GET", "/api/games/{game}/lessons", course, "Its lessons", m.CourseInfo, lasting=True, tags=LESSONS),
    Door(
        "POST",
        "/api/lessons",
        begin,
        "A table of your own for a lesson; the one for your last lesson goes",
        Seated,
        m.Begin,
        costly=True,
        guests=True,
        tags=LESSONS,
    ),
)
