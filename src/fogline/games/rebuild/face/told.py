"""Anything on the table in words, for who asks what it is: its name, then what there is to say of it now."""

from collections.abc import Callable
from typing import Final

from fogline.core.canvas import CHIPS, GLYPHS, Sign
from fogline.core.text import Speaker, saying
from fogline.games.rebuild import points
from fogline.games.rebuild import questions as q
from fogline.games.rebuild.box import ANY
from fogline.games.rebuild.face.plain import worth_each
from fogline.games.rebuild.rules import visit
from fogline.games.rebuild.text.names import SERVICE_NAMES, paid
from fogline.games.rebuild.text.table import PLOT_LETTERS, SERVICE_LETTERS
from fogline.games.rebuild.text.told import LEGEND, RULES, TOLD
from fogline.games.rebuild.view import View
from fogline.parts.bits import BIT, members

say = saying(TOLD)


def told(view: View, speaker: Speaker, sort: str, number: int) -> list[str]:
    """The name of a thing and sentences about it; nothing for what is no thing of this game."""
    return SORTS[sort](view, speaker, number) if sort in SORTS else []


def space(view: View, speaker: Speaker, number: int) -> list[str]:
    box = view.box
    builder = next((player for player in view.players if view.built[player] & BIT[number]), None)
    lines = [say(speaker, "plot", space=number)]
    if builder is not None:
        lines.append(say(speaker, "built", player=builder))
    else:
        lines += [say(speaker, "free"), say(speaker, "needs")]
    if view.rubble & BIT[number]:
        lines.append(say(speaker, "rubble", money=box.site))
    beside = ", ".join(speaker.name("space", other) for other in members(box.neighbours[number]))
    return [*lines, say(speaker, "beside", spaces=beside) if beside else say(speaker, "alone")]


def permit(view: View, speaker: Speaker, number: int) -> list[str]:
    grant = view.box.permit_colour[number] == ANY
    uses = [say(speaker, "grant")] if grant else [say(speaker, "permit"), say(speaker, "icons")]
    return [say(speaker, "permit-name", permit=number), *uses, say(speaker, "five")]


def objective(view: View, speaker: Speaker, number: int) -> list[str]:
    box = view.box
    usual = "8.12" if points.compares(box, number) else "8.7"
    rule = RULES.get(box.objectives[number], usual)
    lines = [speaker.name("objective", number)]
    lines.append(say(speaker, "objective", worth=worth_each(view, speaker, number), rule=rule))
    if view.common & BIT[number]:
        lines.append(say(speaker, "open"))
    return [*lines, say(speaker, "now", points=points.worth(view, view.seat, number))] if view.seat >= 0 else lines


def spot(view: View, speaker: Speaker, number: int) -> list[str]:
    deed, money = visit.deeds(view)[number], visit.paid(view)[number]
    name = paid(speaker.name("deed", deed), money, speaker)
    lines = [say(speaker, "spot-name", spot=number, what=name), say(speaker, f"deed-{deed}")]
    moved = view.order[: view.at + (view.asks not in (q.MOVING, q.EARNING))]
    lines += [say(speaker, "stands", player=player) for player in moved if view.spots[player] == number]
    return [*lines, say(speaker, "instead", money=view.box.bottom, step=view.box.step)]


def earning(view: View, speaker: Speaker, number: int) -> list[str]:
    lines = [say(speaker, "earning-name", money=view.box.earnings[number]), say(speaker, "earning")]
    blocked = view.seats == 1 and number == view.box.blocked[view.hard]
    return [*lines, say(speaker, "blocked")] if blocked else lines


SORTS: Final[dict[str, Callable[[View, Speaker, int], list[str]]]] = {
    "earning": earning,
    "objective": objective,
    "permit": permit,
    "space": space,
    "spot": spot,
}


def legend(speaker: Speaker, plots: tuple[str, ...]) -> list[Sign]:
    """Every sign of the drawing, its style and its meaning."""
    letters = [speaker.tell(letter) for letter in PLOT_LETTERS]
    icons = [speaker.tell(letter) for letter in SERVICE_LETTERS]
    found = [Sign(f" {letter} ", plots[n], speaker.name("colour", n)) for n, letter in enumerate(letters)]
    found += [Sign(icon, "", speaker.tell(SERVICE_NAMES[n])) for n, icon in enumerate(icons)]
    signs = {
        "space": (f"{letters[0]}5a", plots[0]),
        "rubble": (f"{letters[0].lower()}5a", plots[0]),
        "built": (f"{letters[0]}5{GLYPHS[0]}", CHIPS[0]),
        "permit": (f" {letters[0]}5{icons[0]}{icons[2]} ", plots[0]),
        "grant": (" ?? ", plots[ANY]),
        "sign": ("+", "bold good"),
        "common": ("★", "bold accent"),
        "card": (" 1 ", "#111111 on #D9C7A8"),
    }
    return [*found, *[Sign(sign, style, speaker.tell(LEGEND[key])) for key, (sign, style) in signs.items()]]
