"""1906 San Francisco (Perepau Llistosella, second edition): this game's table of contents."""

from pathlib import Path
from typing import Final

from fogline.bots.adepts import habitual
from fogline.core.event import Event
from fogline.core.fields import declared
from fogline.core.game import Game
from fogline.games.rebuild.aims import aim
from fogline.games.rebuild.audit import SCENARIO, audit
from fogline.games.rebuild.bots import Greedy
from fogline.games.rebuild.box import COMMITTEE, Box, open_box
from fogline.games.rebuild.events import KINDS
from fogline.games.rebuild.face.plain import show
from fogline.games.rebuild.face.svg import picture
from fogline.games.rebuild.face.terminal import draw
from fogline.games.rebuild.features import features
from fogline.games.rebuild.fog import imagine, view
from fogline.games.rebuild.habits import Habits
from fogline.games.rebuild.lessons import LESSONS
from fogline.games.rebuild.open import Open
from fogline.games.rebuild.options import Options
from fogline.games.rebuild.position import read, write
from fogline.games.rebuild.questions import QUESTIONS
from fogline.games.rebuild.rules.order import wake
from fogline.games.rebuild.rules.setup import setup
from fogline.games.rebuild.rules.turn import RULES, apply, explain, legal, waiting
from fogline.games.rebuild.scoring import BUILT, EXPOSITION, result, score
from fogline.games.rebuild.state import State, copy
from fogline.games.rebuild.text import WORDS
from fogline.games.rebuild.view import View


def question(v: View) -> str:
    return QUESTIONS[v.asks]


def by_rules(event: Event) -> bool:
    """The Committee's own events tell its reasons; in the others it is a player."""
    return event.key.startswith("aid") or event.args.get("seat") == COMMITTEE


GAME: Final[Game[Box, State, View]] = Game(
    name="rebuild",
    rules_version=1,
    seats=range(1, 5),
    box=open_box,
    setup=setup,
    waiting=waiting,
    legal=legal,
    explain=explain,
    apply=apply,
    result=result,
    score=score,
    question=question,
    copy=copy,
    view=view,
    imagine=imagine,
    position=write,
    restore=read,
    audit=audit,
    kinds=KINDS,
    words=WORDS,
    minds={"greedy": Greedy, **habitual(Greedy, Habits, Path(__file__).parent)},
    show=show,
    draw=draw,
    picture=picture,
    lessons=LESSONS,
    options=Options,
    endings=(BUILT, EXPOSITION),
    scenario=SCENARIO,
    wake=wake,
    by_rules=by_rules,
    native=RULES,
    aim=aim,
    features=features,
    nets=Path(__file__).parent / "nets",
    horizons={1: 36, 2: 24, 3: 30, 4: 40},
    puzzles=Path(__file__).parent / "puzzles",
    masks={
        **dict.fromkeys(("held", "common", "seen"), "objective"),
        **dict.fromkeys(("permits", "deck", "discards", "used"), "permit"),
        **dict.fromkeys(("built", "vacant", "rubble"), "space"),
        "parks": "park",
    },
    public=declared(Open),
    secret=declared(State) - declared(Open),
)
