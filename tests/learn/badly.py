"""A game that teaches something: its first player does whatever comes first."""

from pathlib import Path

from fogline.bots.base import make
from fogline.core.dealer import Dealer
from fogline.core.match import Match
from tests.boxes import brief_box


def badly_played(game: str, folder: Path) -> str:
    """Its record."""
    box = folder / "box.toml"
    box.write_text(brief_box(game), encoding="utf-8")
    match, dealer = Match.new(game, 2, seed=6, box=box), Dealer(1)
    mind = make(match.game, "strong")
    while match.waiting:
        seat, legal = match.waiting[0], match.legal_ids()
        match.play(legal[0] if seat == 0 else mind.choose(match.view(seat), legal, dealer), seat)
    return match.record().dumps()
