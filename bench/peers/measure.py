"""Plays one peer's game at random for some seconds and prints what it counted as JSON."""

import json
import random
import sys
from collections.abc import Callable
from time import process_time

MIDDLE_OF_HEARTS = 28
"""Decisions after which half of the cards are played, passing included."""
ISMCTS_GAMES = 500
"""Games that a search imagines between two looks at the clock."""


def catanatron() -> tuple[int, int]:
    """One game of four random players through the engine's own loop; a move is an action it recorded."""
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    game.play()
    moves = len(game.state.actions)
    return moves, moves


def open_spiel(name: str) -> Callable[[], tuple[int, int]]:
    """One game driven from Python; a move is a player's decision, a state is a decision or a chance event."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> tuple[int, int]:
        moves = states = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                moves += 1
            states += 1
        return moves, states

    return play


def ismcts(seconds: float) -> dict[str, float]:
    """OpenSpiel's own search (C++) in the middle of a game of hearts: imagined games played out by chance."""
    import pyspiel

    game, dice = pyspiel.load_game("hearts"), random.Random(1906)
    state = game.new_initial_state()
    moves = 0
    while state.is_chance_node() or moves < MIDDLE_OF_HEARTS:
        moves += not state.is_chance_node()
        state.apply_action(dice.choice(state.legal_actions()))
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 3), 2.0, ISMCTS_GAMES, -1)
    bot.step(state)  # the first search also fills tables
    rounds = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds or not rounds:
        bot.step(state)
        rounds += 1
    return {"search_per_second": rounds * ISMCTS_GAMES / elapsed}


def measure(peer: str, seconds: float) -> dict[str, float]:
    if peer == "ismcts":
        return ismcts(seconds)
    play = catanatron if peer == "catanatron" else open_spiel(peer)
    play()  # the first game also loads tables
    moves = states = games = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        more_moves, more_states = play()
        moves += more_moves
        states += more_states
        games += 1
    return {
        "moves_per_second": moves / elapsed,
        "states_per_second": states / elapsed,
        "games_per_second": games / elapsed,
    }


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
