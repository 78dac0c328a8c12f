"""San Francisco (Andreas Wetter and Thorsten Löpmann, 2000): this game's table of contents."""

from pathlib import Path
from typing import Final

from fogline.bots.adepts import habitual
from fogline.core.fields import declared
from fogline.core.game import Game
from fogline.core.orders import Orders
from fogline.games.investors.aims import aim
from fogline.games.investors.audit import SCENARIO, audit
from fogline.games.investors.bots import Greedy
from fogline.games.investors.box import Box, open_box
from fogline.games.investors.events import KINDS
from fogline.games.investors.face.plain import show
from fogline.games.investors.face.svg import picture
from fogline.games.investors.face.terminal import draw
from fogline.games.investors.features import features
from fogline.games.investors.fog import imagine, unseal, view
from fogline.games.investors.habits import Habits
from fogline.games.investors.lessons import LESSONS
from fogline.games.investors.open import Open
from fogline.games.investors.options import Options
from fogline.games.investors.orders import closed, follow, vain
from fogline.games.investors.orders import read as read_order
from fogline.games.investors.position import read, write
from fogline.games.investors.questions import QUESTIONS, SEAL
from fogline.games.investors.rules import contests
from fogline.games.investors.rules.setup import setup
from fogline.games.investors.rules.turn import RULES, apply, legal, waiting
from fogline.games.investors.rules.why import explain
from fogline.games.investors.scoring import ENDINGS, result, score
from fogline.games.investors.state import State, copy
from fogline.games.investors.text import WORDS
from fogline.games.investors.text.sentences import ORDER, ORDER_LIKE
from fogline.games.investors.view import View


def question(v: View) -> str:
    """What is asked; paying for a chip that nobody else has shown is another question than bidding for one."""
    if v.asks == SEAL and v.seat >= 0 and contests.alone(v, v.seat):
        return "pay"
    return QUESTIONS[v.asks]


GAME: Final[Game[Box, State, View]] = Game(
    name="investors",
    rules_version=1,
    seats=range(3, 6),
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
    orders=Orders(closed, read_order, vain, follow, ORDER, ORDER_LIKE),
    options=Options,
    endings=ENDINGS[1:],
    scenario=SCENARIO,
    native=RULES,
    aim=aim,
    features=features,
    unseal=unseal,
    nets=Path(__file__).parent / "nets",
    horizons={3: 12, 4: 16, 5: 16},
    puzzles=Path(__file__).parent / "puzzles",
    public=declared(Open),
    secret=declared(State) - declared(Open),
)
