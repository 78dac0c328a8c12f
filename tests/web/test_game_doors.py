"""The doors to what there is to play: covers, rules, components."""

from pathlib import Path

import pytest

from fogline.bots.levels import LEVELS
from fogline.bots.styles import styles
from fogline.core.registry import games
from tests.web.serving import GAMES, chairs, get, post, run, seats_for, site, table_of

every_game = pytest.mark.parametrize("game", GAMES)
GAME = GAMES[0]


def test_games_are_told_with_covers_options_and_bots(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            english, spanish = [await get(client, "/api/games", lang=lang) for lang in ("en", "es")]
            assert [game["name"] for game in spanish["games"]] == GAMES
            assert spanish["languages"] == ["en", "es"]
            for one, other in zip(english["games"], spanish["games"], strict=True):
                assert one["seats"] == list(games()[one["name"]].seats)
                assert one["blurb"] != other["blurb"]
                assert one["minutes"]
                assert one["credits"] == other["credits"]
                assert all(one["credits"].values())
                assert [bot["name"] for bot in one["bots"]] == [*LEVELS, *styles(games()[one["name"]])]
                assert not {bot["help"] for bot in one["bots"]} & {bot["help"] for bot in other["bots"]}
                for option, opcion in zip(one["options"], other["options"], strict=True):
                    assert option["label"] != opcion["label"]
                    assert option["help"] != opcion["help"]
                    assert [c["value"] for c in option["choices"]] == [c["value"] for c in opcion["choices"]]

    run(work)


@every_game
def test_every_choice_of_an_option_can_be_sent_as_it_was_told(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            told = await get(client, "/api/games")
            options = next(entry for entry in told["games"] if entry["name"] == game)["options"]
            for option in options:
                for choice in option["choices"]:
                    made = await table_of(
                        client, game, "p" + "b" * (seats_for(game) - 1), options={option["name"]: choice["value"]}
                    )
                    settings = here.context.lobby.room(made["table"]).table.settings
                    assert settings.options[option["name"]] == choice["value"]

    run(work)


def test_levels_and_minds_sit_down_and_programs_do_not(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            made = await table_of(client, GAME, "p" + "o" * (seats_for(GAME) - 1), start=False)
            base = f"/api/tables/{made['table']}"
            for bot in (*LEVELS, *games()[GAME].minds, "random"):
                await post(client, f"{base}/arrange", seat=1, kind="bot", bot=bot)
                assert (await get(client, f"{base}/scene"))["places"][1]["bot"] == bot
            for bot in ("/bin/sh", "search:iters=1000000", "expert:seconds=1000", "genius"):
                refused = await client.post(f"{base}/arrange", json={"seat": 1, "kind": "bot", "bot": bot})
                assert refused.json()["error"]["key"] == "unknown-bot", bot

    run(work)


@every_game
def test_the_rules_are_told_by_number(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            told = await get(client, f"/api/games/{game}/rules", lang="en")
            numbers = [rule["number"] for chapter in told["chapters"] for rule in chapter["rules"]]
            page = (Path(games()[game].words.translations.__code__.co_filename).parents[1] / "README.md").read_text()
            assert numbers == [line[4 : line.index("**", 4)] for line in page.splitlines() if line.startswith("- **")]
            for chapter in told["chapters"]:
                assert all(rule["number"].startswith(f"{chapter['number']}.") for rule in chapter["rules"])
            assert told["lang"] == "en"
            assert told["intro"]
            assert told["title"]
            assert all(note["paragraphs"] for note in told["notes"])
            assert not [text for note in told["notes"] for text in note["paragraphs"] if text.startswith(("-", "|"))]
            assert (await client.get("/api/games/chess/rules")).status_code == 422
            assert (await get(client, f"/api/games/{game}/rules", lang="es"))["lang"] in ("en", "es")

    run(work)


@every_game
def test_the_components_are_told_with_names(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            english = await get(client, f"/api/games/{game}/box", lang="en")
            spanish = await get(client, f"/api/games/{game}/box", lang="es")
            box = games()[game].box(None)
            assert [entry[0] for entry in english["actions"]] == [action.words for action in box.actions]
            assert english["data"] == spanish["data"] != {}
            assert english["names"] != spanish["names"]
            for sort, count in games()[game].words.counts.items():
                assert list(map(str, range(count(box)))) == list(english["names"][sort])[: count(box)], sort
            assert (await client.get("/api/games/chess/box")).status_code == 422

    run(work)


def test_a_table_with_its_own_box_names_that_one(tmp_path: Path) -> None:
    small = Path(games()["cablecars"].words.translations.__code__.co_filename).parents[1] / "tests" / "boxes"
    file = sorted(small.glob("*.toml"))[0]

    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            made = await post(
                client, "/api/tables", game="cablecars", chairs=chairs("pb"), start=True, box=file.read_text()
            )
            own = await get(client, f"/api/tables/{made['table']}/box")
            usual = await get(client, "/api/games/cablecars/box")
            assert own["hash"] != usual["hash"]
            assert len(own["names"]["location"]) == len(games()["cablecars"].box(file).locations)

    run(work)
