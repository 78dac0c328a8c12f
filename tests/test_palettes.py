"""Colours that stay apart for every eye: the palettes of players and boards under three kinds of colour blindness."""

import math
import re
from itertools import combinations
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[1] / "src" / "fogline"
Vector = tuple[float, float, float]

# Machado, Oliveira and Fernandes (2009), full severity, on linear RGB.
EYES: Final[dict[str, tuple[Vector, Vector, Vector]]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
APART: Final = 15.0
"""CIEDE2000 between any two colours of a set, for any of these eyes."""


def linear(colour: str) -> Vector:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return red, green, blue


def seen(colour: str, eye: str) -> Vector:
    rgb = linear(colour)
    red, green, blue = (min(1.0, max(0.0, sum(a * b for a, b in zip(row, rgb, strict=True)))) for row in EYES[eye])
    return red, green, blue


def lab(rgb: Vector) -> Vector:
    red, green, blue = rgb
    xyz = (
        (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047,
        0.2126729 * red + 0.7151522 * green + 0.0721750 * blue,
        (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883,
    )
    x, y, z = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one: Vector, two: Vector) -> float:
    """Sharma, Wu and Dalal (2005)."""
    (l1, a1, b1), (l2, a2, b2) = one, two
    mean_c = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean_c**7 / (mean_c**7 + 25**7)))
    a1, a2 = (1 + g) * a1, (1 + g) * a2
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    dh = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    big_dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(dh / 2))
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    mean_h = h1 + h2 if c1 * c2 == 0 else (h1 + dh / 2) % 360
    tone = sum(
        weight * math.cos(math.radians(factor * mean_h - shift))
        for weight, factor, shift in ((-0.17, 1, 30), (0.24, 2, 0), (0.32, 3, -6), (-0.20, 4, 63))
    )
    sl = 1 + 0.015 * (mean_l - 50) ** 2 / math.sqrt(20 + (mean_l - 50) ** 2)
    sc, sh = 1 + 0.045 * mean_c, 1 + 0.015 * mean_c * (1 + tone)
    turn = 30 * math.exp(-(((mean_h - 275) / 25) ** 2))
    rt = -2 * math.sqrt(mean_c**7 / (mean_c**7 + 25**7)) * math.sin(math.radians(2 * turn))
    dl, dc, dh2 = (l2 - l1) / sl, (c2 - c1) / sc, big_dh / sh
    return math.sqrt(dl**2 + dc**2 + dh2**2 + rt * dc * dh2)


def contrast(one: str, two: str) -> float:
    lights = [0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(one), linear(two))]
    return (max(lights) + 0.05) / (min(lights) + 0.05)


def players() -> list[tuple[str, str]]:
    """Each player's colour and the ink on it."""
    text = (ROOT / "web" / "page" / "kit" / "players.js").read_text(encoding="utf-8")
    return re.findall(r'colour: "(#\w{6})", ink: "(#\w{6})", rim: "#\w{6}", glyph: "(?!ring)', text)


def test_the_measure_itself_agrees_with_its_published_example() -> None:
    assert ciede2000((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert ciede2000((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387)) == pytest.approx(1.2644, abs=1e-4)


@pytest.mark.parametrize("eye", EYES)
def test_players_look_different_to_every_eye(eye: str) -> None:
    colours = [colour for colour, _ in players()]
    assert len(colours) == 5
    for one, two in combinations(colours, 2):
        assert ciede2000(lab(seen(one, eye)), lab(seen(two, eye))) >= APART, (one, two)


PRINTED: Final = {
    "cablecars": ("suits.js", r'name: "(?!ferry)\w+", fill: "(#\w{6})"', 7),
    "skyline": ("board.css", r"--sk-(?:blue|gray|orange|yellow|green|black): (#\w{6})", 6),
    "investors": ("board.css", r"--(?:villa|housing|market|recreation|office|industry|civic): (#\w{6})", 7),
    "rebuild": ("board.css", r"--rb-[ygrb]: (#\w{6})", 4),
}
"""Where each game keeps the colours that pieces lie on or beside: suits, districts, plots; and how many there are."""
ASIDE: Final = 10.0
"""CIEDE2000 between a player's colour and a printed one; glyph, rim and shape tell them apart as well."""


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("game", PRINTED)
def test_no_player_looks_like_a_suit_or_a_district_to_any_eye(game: str, eye: str) -> None:
    file, pattern, count = PRINTED[game]
    text = (ROOT / "games" / game / "face" / "web" / file).read_text(encoding="utf-8")
    printed = re.findall(pattern, text)
    assert len(set(printed)) == count
    for colour, _ in players():
        for other in printed:
            assert ciede2000(lab(seen(colour, eye)), lab(seen(other, eye))) >= ASIDE, (colour, other)


def test_glyphs_are_readable_on_their_colour() -> None:
    for colour, ink in players():
        assert contrast(colour, ink) >= 4.5, colour
