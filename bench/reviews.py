"""Are the turning points of a review right? Both lines of each are played out 500 times more, in worlds it never saw.

    python bench/reviews.py cablecars --games 20

Bots of mixed levels play, with every number of seats in turn. A turning point is right where its better line did better
by the same measure. The 500 worlds are imagined from what the seat could know; beside that the true world is tried, in
which a good decision may well have turned out badly. With --keep FILE each game that is done is a line there, and
whoever stops goes on behind it.
"""

import argparse
import json
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from fogline.bots.base import make
from fogline.core.dealer import Dealer
from fogline.core.match import Match
from fogline.core.registry import find_game
from fogline.learn.analysis import Analysis, Decision, turning_points
from fogline.learn.playing_out import Players, Sum, dice
from fogline.learn.reckoning import reckon

LEVELS = ("casual", "novice", "strong")


@dataclass(frozen=True)
class Checked:
    """One game; times in seconds of the processor."""

    seats: int
    points: int
    right: int
    right_in_truth: int
    graph: float
    whole: float


def played(game: str, seats: int, seed: int) -> Match:
    match = Match.new(game, seats, seed)
    minds = [make(match.game, LEVELS[(seat + seed) % len(LEVELS)]) for seat in range(seats)]
    dealer = Dealer(seed + 1)
    while match.waiting:
        seat = match.waiting[0]
        match.play(minds[seat].choose(match.view(seat), match.legal_ids(seat), dealer), seat)
    return match


def reviewed(match: Match) -> tuple[Analysis, float, float]:
    """A game reviewed, after how long its graph was there, and after how long all of it."""
    begin, seen, analysis = time.process_time(), 0.0, None
    for progress in reckon(match.record(), match.box):
        if progress.analysis is not None:
            analysis, seen = progress.analysis, seen or time.process_time() - begin
    assert analysis is not None
    return analysis, seen, time.process_time() - begin


def tried(match: Match, one: Decision, scale: float, games: int, true: bool) -> float:
    """How much better the better line did."""
    before = Match.replay(match.record(), match.box, one.step)
    game, box, players = match.game, match.box, Players(match.game)
    state = game.restore(box, match.seats, match.options, before.snapshot())
    view, lead = before.view(one.seat), Sum()
    for nth in range(games):
        worth: dict[str, float] = {}
        for words in (one.played, one.better):
            dealer = dice("bench", one.step, nth)
            world = game.copy(state) if true else game.imagine(view, dealer)
            end = players.after(world, one.seat, box.ids[words], dealer)
            worth[words] = end.worth(one.seat, scale) if end else 0.0
        lead.add(worth[one.better] - worth[one.played])
    return lead.mean


def checked(game: str, seats: int, seed: int, lines: int) -> Checked:
    match = played(game, seats, seed)
    analysis, graph, whole = reviewed(match)
    points = [one for seat in range(seats) for one in turning_points(analysis, seat)]
    right, right_in_truth = (
        sum(tried(match, one, analysis.scale, lines, true) > 0 for one in points) for true in (False, True)
    )
    return Checked(seats, len(points), right, right_in_truth, round(graph, 2), round(whole, 2))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--lines", type=int, default=500)
    parser.add_argument("--seed", type=int, default=19060)
    parser.add_argument("--keep", type=Path)
    args = parser.parse_args()
    counts, kept = find_game(args.game).seats, args.keep
    known = kept.read_text().splitlines() if kept and kept.is_file() else []
    done = [Checked(**json.loads(line)) for line in known]
    for nth in range(len(done), args.games):
        done.append(checked(args.game, counts[nth % len(counts)], args.seed + nth, args.lines))
        if kept:
            with kept.open("a") as file:
                print(json.dumps(asdict(done[-1])), file=file)
        print(f"game {nth + 1}: {done[-1]}; so far {summary(done)}", flush=True)
    print(f"{args.game}: {summary(done)}")


def summary(done: list[Checked]) -> str:
    games, points = len(done), sum(one.points for one in done)
    share = sum(one.right for one in done) / max(1, points)
    truth = sum(one.right_in_truth for one in done) / max(1, points)
    graph, whole = max(one.graph for one in done), [one.whole for one in done]
    return (
        f"{points} turning points of {games} games, right {share:.1%} (in the true world {truth:.1%}); "
        f"graph at most {graph:.1f} s, whole {sum(whole) / games:.1f} s, at most {max(whole):.1f} s"
    )


if __name__ == "__main__":
    main()
