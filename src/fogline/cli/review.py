"""fogline review: where a game turned, and how much of it was luck."""

import json
import sys
from argparse import Namespace

import msgspec

from fogline.cli import inputs
from fogline.cli.games import title
from fogline.cli.parser import Parser
from fogline.cli.replay import seat_of
from fogline.cli.text import SAYS
from fogline.cli.text.review import REVIEW
from fogline.core.match import Match
from fogline.core.record import loads
from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.learn import telling
from fogline.learn.analysis import Analysis
from fogline.learn.reckoning import USUAL, reckon


def add(parser: Parser) -> None:
    parser.option("file", key="replay/file", metavar="FILE")
    parser.option("--seat", metavar="N", default="all")
    parser.option("--json", action="store_true")
    parser.option("--box", key="box-file", metavar="FILE")


def run(args: Namespace, say: Speaker) -> int:
    record = loads(inputs.text_of(args.file))
    game = find_game(record.game)
    box = inputs.box(game, args.box)
    seat = seat_of(args.seat, record.seats)
    analysis, shown = None, -1
    for progress in reckon(record, box, USUAL):
        analysis = progress.analysis or analysis
        if sys.stderr.isatty() and int(100 * progress.share) > shown:
            shown = int(100 * progress.share)
            told = say.tell(REVIEW["review-progress"], {"share": say.number(shown / 100, ".0%")})
            print(f"\r{told}", end="" if shown < 100 else "\n", file=sys.stderr, flush=True)
    assert analysis is not None
    if args.json:
        print(json.dumps(msgspec.to_builtins(analysis), ensure_ascii=False))
        return 0
    match = Match.replay(record, box)
    print(say.tell(SAYS["replay-title"], {"title": title(game, say), "seats": match.seats}))
    for one in range(match.seats) if seat is None else [seat]:
        print("\n" + "\n".join(of_seat(analysis, one, match, say)))
    print("\n" + say.tell(REVIEW["review-games"], {"games": analysis.games}))
    return 0


def of_seat(analysis: Analysis, seat: int, match: Match, say: Speaker) -> list[str]:
    """One seat's game: its course, luck and skill, its turning points."""
    speaker = match.speaker(say.lang)
    fair = telling.bars([point.fair[seat].win for point in analysis.course])
    truth = telling.bars([point.truth[seat].win for point in analysis.course])
    width = max(len(say.tell(REVIEW[key])) for key in ("review-fair", "review-truth"))
    lines = [
        speaker.player(seat),
        f"  {say.tell(REVIEW['review-fair']):<{width}}  {fair}",
        f"  {say.tell(REVIEW['review-truth']):<{width}}  {truth}",
        f"  {telling.accuracy(analysis, seat, speaker)}",
        f"  {telling.balance(analysis, seat, speaker)}",
        *(f"  {stroke}" for stroke in telling.strokes(analysis, seat, speaker)),
    ]
    found = telling.cards(analysis, seat, match.box, speaker)
    if not found:
        return [*lines, f"  {speaker.tell(telling.TOLD['no-turning'])}"]
    for card in found:
        lines += ["", "  " + say.tell(REVIEW["review-turn"], {"turn": card.decision.turn})]
        lines += [f"    {sentence}" for sentence in telling.sentences(card, speaker)]
    return lines
