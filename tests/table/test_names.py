"""Names are visible, of bounded height, and told apart at a table."""

import unicodedata
from pathlib import Path

import pytest

from fogline.table.lobby import Wish
from fogline.table.names import LONGEST_NAME, MOST_MARKS, clean_name, looks_like, told_apart
from fogline.table.people import BOT_NAMES, PERSON
from fogline.table.refusal import Refusal
from fogline.table.settings import Settings
from fogline.table.table import Table
from tests.table.sitting import GAMES, chairs, guest, lobby, run

GAME = GAMES[0]


def gathering(kinds: str) -> Table:
    return Table("t", Settings(GAME), chairs(GAME, kinds), "guest-0")


@pytest.mark.parametrize(
    "unseen",
    [
        *["\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u200b", "\u00ad", "\u2060", "\ufe0f", "\u034f", "\u180b"],
        *[
            "\U000e0100",
            "\U000e0041",
            "\u0301",
            "\u20dd",
            "\u3164\u2800 \u3164",
            "\ufeff\u202e",
            "\ue000",
            "\u0300\u0301",
        ],
    ],
)
def test_v10_a_name_that_nobody_can_see_is_none(unseen: str) -> None:
    for name in (unseen, unseen * 3, f" {unseen} "):
        with pytest.raises(Refusal, match="bad-name"):
            clean_name(name)
    assert clean_name(f"Ana{unseen[0]}") in ("Ana", "Aná", "Ana\u20dd", "Anà")


def test_v10_no_tower_of_marks_grows_into_other_lines() -> None:
    tower = "Z" + "".join(chr(0x300 + n) for n in range(20)) + "o"
    kept = clean_name(tower)
    assert kept[0] == unicodedata.normalize("NFC", "Z" + kept[1 : MOST_MARKS + 1])[0]
    assert sum(unicodedata.combining(c) > 0 for c in kept) <= MOST_MARKS
    assert kept.endswith("o")
    # What people are called in their own scripts stays as it is.
    for name in ("Zoë", "Nguyễn", "Łukasz", "มิ้นท์", "မြို့", "दीपिका", "José María", "李小龍", "O'Neill", "Ana ♥"):
        assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("other", ["ana", "ANA", "Aná", "Ａｎａ", "𝐀𝐧𝐚", "\u0410na", "Anа", "Ana\u200b", "A\u0301na"])
def test_v10_two_names_with_one_look_are_told_apart(other: str) -> None:
    name = clean_name(other)
    assert looks_like(name, ["Ana"])
    assert told_apart(name, ["Ana"]) == f"{name} 2"
    assert not looks_like(told_apart(name, ["Ana"]), ["Ana"])


def test_v10_a_number_fits_and_is_free_itself() -> None:
    assert told_apart("Ana", ["Eva", ""]) == "Ana"
    assert told_apart("Ana", ["Ana", "ana 2"]) == "Ana 3"
    long = "x" * LONGEST_NAME
    assert told_apart(long, [long]) == "x" * (LONGEST_NAME - 2) + " 2"
    assert told_apart("", ["", ""]) == "", "no name is no name"


def test_v10_who_joins_gets_a_number_and_who_renames_is_asked_for_another() -> None:
    now, _ = gathering("poo").join(guest(7), None, "p0", "secret")
    assert now.names[1] == "p0 2"
    with pytest.raises(Refusal, match="name-taken"):
        now.rename(guest(7), None, "P0")
    assert now.rename(guest(7), None, "P0 2").names[1] == "P0 2", "one's own name may change its look"
    # The host's further chairs, and bots, whoever comes first.
    assert now.arrange(guest(0), 2, PERSON, "P0", "", "t").names == ("P0", "p0 2", "P0 3")
    named = now.rename(guest(7), None, BOT_NAMES[2])
    assert named.fill(guest(0), "").names == ("P0", BOT_NAMES[2], f"{BOT_NAMES[2]} 2")
    with pytest.raises(Refusal, match="name-taken"):
        now.fill(guest(0), "").rename(guest(7), None, BOT_NAMES[2].upper())


def test_v10_a_new_table_tells_its_chairs_apart(tmp_path: Path) -> None:
    async def work() -> None:
        house = lobby(tmp_path)
        wishes = [Wish("person", "Balboa"), Wish("bot", bot="random")]
        room, _ = await house.create(guest(0), Settings(GAME), wishes)
        assert room.table.names == ("Balboa", "Balboa 2")
        await house.close()

    run(work)
