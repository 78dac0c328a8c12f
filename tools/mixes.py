"""Works out how sealed bids of investors are mixed, for every situation of the printed box (a minute when compiled).

.venv/bin/python tools/mixes.py
"""

from itertools import product

from fogline.core.registry import games
from fogline.games.investors.bids import HIGHEST, worked_out
from fogline.games.investors.box import PEOPLE
from fogline.games.investors.mixes import FILE


def main() -> None:
    game = games()["investors"]
    rights = range(1, max(game.box(None).call_rights) + 1)
    situations = product(game.seats, rights, range(1, HIGHEST + 1), range(PEOPLE))
    lines = [" ".join(map(str, (*situation, *worked_out(*situation)))) for situation in situations]
    FILE.write_text("\n".join(lines) + "\n", "ascii")
    print(f"{len(lines)} mixes in {FILE.name}")


if __name__ == "__main__":
    main()
