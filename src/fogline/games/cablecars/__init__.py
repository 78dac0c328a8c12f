"""Ticket to Ride: San Francisco (Alan R. Moon, 2022): this game's table of contents."""

from pathlib import Path
from typing import Final

from fogline.bots.adepts import habitual
from fogline.core.fields import declared
from fogline.core.game import Game
from fogline.games.cablecars.aims import aim
from fogline.games.cablecars.audit import SCENARIO, audit
from fogline.games.cablecars.bots import Greedy
from fogline.games.cablecars.box import Box, open_box
from fogline.games.cablecars.events import KINDS
from fogline.games.cablecars.face.plain import show, show_map
from fogline.games.cablecars.face.svg import picture
from fogline.games.cablecars.face.terminal import draw
from fogline.games.cablecars.features import features
from fogline.games.cablecars.fog import imagine, unseal, view
from fogline.games.cablecars.habits import Habits
from fogline.games.cablecars.lessons import LESSONS
from fogline.games.cablecars.open import Open
from fogline.games.cablecars.position import QUESTIONS, read, write
from fogline.games.cablecars.rules.setup import setup
from fogline.games.cablecars.rules.turn import RULES, apply, explain, legal, waiting
from fogline.games.cablecars.scoring import EVERYBODY_PASSED, LAST_ROUND, result, score
from fogline.games.cablecars.state import State, copy
from fogline.games.cablecars.text import WORDS
from fogline.games.cablecars.view import View


def question(v: View) -> str:
    return QUESTIONS[v.asks]


GAME: Final[Game[Box, State, View]] = Game(
    name="cablecars",
    rules_version=2,
    seats=range(2, 5),
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
    show_map=show_map,
    draw=draw,
    picture=picture,
    lessons=LESSONS,
    endings=(LAST_ROUND, EVERYBODY_PASSED),
    scenario=SCENARIO,
    native=RULES,
    aim=aim,
    features=features,
    unseal=unseal,
    nets=Path(__file__).parent / "nets",
    horizons={2: 16, 3: 18, 4: 24},
    puzzles=Path(__file__).parent / "puzzles",
    masks={
        **dict.fromkeys(("claimed", "open_to"), "track"),
        **dict.fromkeys(("my_tickets", "tickets_shown", "tickets_known", "offers_known"), "ticket"),
        "tokens": "symbol",
    },
    public=declared(Open),
    secret=declared(State) - declared(Open),
)
