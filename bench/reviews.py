"""Are the turning points of a review right? Both lines of each are played out 500 times more, in worlds it never saw.

    python bench/reviews.py cablecars --games 20

Bots of mixed levels play, with every number of seats in turn. A turning point is right where its better line did better
by the same measure. The 500 worlds are imagined from what the seat could know; beside that the true world is tried, in
which a good decision may well have turned out badly.
"""

import argparse
import time
from dataclasses import dataclass

from fogline.bots.base import make
from fogline.core.dealer import Dealer
from fogline.core.match import Match
from fogline.core.registry import find_game
from fogline.learn.analysis import Analysis, Decision, turning_points
from fogline.learn.playing_out import Players, Sum, dice
from fogline.learn.reckoning import reckon

LEVELS = ("casual", "novice", "strong")


@dataclass
class Score:
    games: int = 0
    points: int = 0
    right: int = 0
    right_in_truth: int = 0
    graph: float = 0.0
    whole: float = 0.0
    longest: float = 0.0


def played(game: str, seats: int, seed: int) -> Match:
    match = Match.new(game, seats, seed)
    minds = [make(match.game, LEVELS[(seat + seed) % len(LEVELS)]) for seat in range(seats)]
    dealer = Dealer(seed + 1)
    while match.waiting:
        seat = match.waiting[0]
        match.play(minds[seat].choose(match.view(seat), match.legal_ids(seat), dealer), seat)
    return match


def reviewed(match: Match, score: Score) -> Analysis:
    begin, seen, analysis = time.process_time(), 0.0, None
    for progress in reckon(match.record(), match.box):
        if progress.analysis is not None:
            analysis, seen = progress.analysis, seen or time.process_time() - begin
    assert analysis is not None
    took = time.process_time() - begin
    score.games, score.graph, score.whole = score.games + 1, max(score.graph, seen), score.whole + took
    score.longest = max(score.longest, took)
    return analysis


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


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--lines", type=int, default=500)
    parser.add_argument("--seed", type=int, default=19060)
    args = parser.parse_args()
    counts, score = find_game(args.game).seats, Score()
    for nth in range(args.games):
        match = played(args.game, counts[nth % len(counts)], args.seed + nth)
        analysis = reviewed(match, score)
        points = [one for seat in range(match.seats) for one in turning_points(analysis, seat)]
        for one in points:
            score.points += 1
            score.right += tried(match, one, analysis.scale, args.lines, true=False) > 0
            score.right_in_truth += tried(match, one, analysis.scale, args.lines, true=True) > 0
        print(f"game {nth + 1}, {match.seats} seats: {len(points)} turning points; so far {summary(score)}", flush=True)
    print(f"{args.game}: {summary(score)}")


def summary(score: Score) -> str:
    share = score.right / max(1, score.points)
    truth = score.right_in_truth / max(1, score.points)
    return (
        f"{score.points} turning points of {score.games} games, right {share:.1%} (in the true world {truth:.1%}); "
        f"graph at most {score.graph:.1f} s, whole {score.whole / score.games:.1f} s, at most {score.longest:.1f} s"
    )


if __name__ == "__main__":
    main()
