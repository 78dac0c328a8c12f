"""San Francisco (Reiner Knizia, 2022): this game's table of contents."""

from pathlib import Path
from typing import Final

from fogline.bots.adepts import habitual
from fogline.core.fields import declared
from fogline.core.game import Game
from fogline.games.skyline.aims import aim
from fogline.games.skyline.audit import SCENARIO, audit
from fogline.games.skyline.bots import Greedy
from fogline.games.skyline.box import Box, open_box
from fogline.games.skyline.events import KINDS
from fogline.games.skyline.face.plain import show
from fogline.games.skyline.face.svg import picture
from fogline.games.skyline.face.terminal import draw
from fogline.games.skyline.features import features
from fogline.games.skyline.fog import imagine, view
from fogline.games.skyline.habits import Habits
from fogline.games.skyline.lessons import LESSONS
from fogline.games.skyline.open import Open
from fogline.games.skyline.position import read, write
from fogline.games.skyline.questions import BUILDING, KEYS
from fogline.games.skyline.rules.setup import setup
from fogline.games.skyline.rules.spaces import some_fits
from fogline.games.skyline.rules.turn import RULES, apply, explain, legal, waiting
from fogline.games.skyline.scoring import BY_CITY, BY_FOUNDATIONS, result
from fogline.games.skyline.state import State, copy
from fogline.games.skyline.text import WORDS
from fogline.games.skyline.view import View


def question(v: View) -> str:
    """What is asked; where no card can be built any more, only the contract token is in question."""
    if v.asks == BUILDING and not some_fits(v.box, v.cities[v.turn], v.tray):
        return "closing"
    return KEYS[v.asks]


GAME: Final[Game[Box, State, View]] = Game(
    name="skyline",
    rules_version=1,
    seats=range(2, 5),
    box=open_box,
    setup=setup,
    waiting=waiting,
    legal=legal,
    explain=explain,
    apply=apply,
    result=result,
    score=result,
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
    endings=(BY_FOUNDATIONS, BY_CITY),
    scenario=SCENARIO,
    native=RULES,
    aim=aim,
    features=features,
    nets=Path(__file__).parent / "nets",
    horizons={2: 8, 3: 18, 4: 24},
    puzzles=Path(__file__).parent / "puzzles",
    masks={
        **{
            f"cities.{field}": "space"
            for field in ("laid", "rails", "cars", "squares", "lit", "foundations", "towers", "seasides")
        },
        "cities.full": "district",
    },
    public=declared(Open),
    secret=declared(State) - declared(Open),
)
