"""Somebody's own box file: what TOML allows and no box can hold, and one fault for one mistake."""

from pathlib import Path

import pytest

from fogline.core.errors import BoxError
from fogline.core.text import Speaker
from fogline.parts.catalog import HOUSE, translations
from fogline.parts.toml import Faults, fingerprint, home, read

ODD = [
    ("when = 2020-01-01", "when: a box holds no dates and no times, such as 2020-01-01."),
    ("[[route]]\n[[route]]\nat = 07:32:00", "route 2 at: a box holds no dates and no times, such as 07:32:00."),
    ("[box]\nx = [2020-01-01T07:32:00Z]", "box x 1: a box holds no dates and no times, such as 2020-01-01 07:32:00"),
    ("x = " + "[" * 5000, "it is nested too deeply"),
    ("x = " + "[" * 40 + "]" * 40, "it is nested too deeply"),
    ("x = " + "9" * 5000, "a number is too long"),
    ("x = 0x" + "f" * 5000, "x: this number is too long."),
    ("x = 9223372036854775808", "x: this number is too long."),
]


@pytest.mark.parametrize(("text", "told"), ODD, ids=[text[:20] for text, _ in ODD])
def test_what_no_box_can_hold(text: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BoxError) as refused:
        read(file)
    assert told in str(refused.value)
    assert told not in Speaker("es", translations=translations(HOUSE, "es")).error(refused.value)


def test_ordinary_values_are_welcome(tmp_path: Path) -> None:
    file = tmp_path / "good.toml"
    file.write_text('x = [[1, 2], [-9223372036854775807]]\ny = {z = 1.5, t = true, s = "ñ"}\n', encoding="utf-8")
    assert read(file) == {"x": [[1, 2], [-9223372036854775807]], "y": {"z": 1.5, "t": True, "s": "ñ"}}
    assert fingerprint(read(file))


@pytest.mark.parametrize("name", ["a\0b", "x" * 5000])
def test_a_path_that_cannot_be(name: str, tmp_path: Path) -> None:
    with pytest.raises(BoxError) as refused:
        read(tmp_path / name)
    assert refused.value.key == "no-file"
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize(
    ("table", "key"),
    [({}, "box-missing"), (7, "box-missing"), ({"n": 0}, "box-range"), ({"n": 9}, "box-range")],
)
def test_a_missing_number_is_not_out_of_bounds_as_well(table: object, key: str) -> None:
    found = Faults()
    assert found.number(table, "n", "[x]", 1, 4) == 1
    assert [fault.key for fault in found.found] == [key]


def test_a_long_value_is_cut_in_the_fault() -> None:
    found = Faults()
    found.get({"n": "x" * 5000}, "n", int, "[x]")
    assert len(found.found[0].args["value"]) == 60


@pytest.mark.parametrize(
    ("file", "module", "home_is"),
    [
        ("guest_a/__init__.py", "guest_a", "guest_a"),
        ("guest_b/rules.py", "guest_b.rules", "guest_b"),
        ("guest_c.py", "guest_c", "."),
    ],
)
def test_a_game_has_a_home_wherever_its_box_function_stands(
    file: str, module: str, home_is: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a package of its own or in one of its modules; a game may be a single file too."""
    there = tmp_path / file
    there.parent.mkdir(exist_ok=True)
    (there.parent / "__init__.py").touch() if home_is != "." else None
    there.touch()
    monkeypatch.syspath_prepend(tmp_path)
    assert home(module) == tmp_path / home_is
