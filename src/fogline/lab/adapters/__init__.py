"""Doors for learners: the games as PettingZoo and Gymnasium environments (the extra ``fogline[learn]``).

Importing this tells Gymnasium of them: ``gymnasium.make("fogline/cablecars-v0", seats=2, bots=["casual"])`` is one seat
against bots, ``gymnasium.make_vec`` of the same name many games at once.
"""

from importlib.metadata import entry_points
from importlib.util import find_spec


def register() -> None:
    """One id for each installed game; no game is loaded for it."""
    import gymnasium

    for point in entry_points(group="fogline.games"):
        if f"fogline/{point.name}-v0" not in gymnasium.registry:
            gymnasium.register(
                id=f"fogline/{point.name}-v0",
                entry_point="fogline.lab.adapters.gym:SeatEnv",
                vector_entry_point="fogline.lab.adapters.vector:VectorEnv",
                kwargs={"game": point.name},
            )


if find_spec("gymnasium"):
    register()
