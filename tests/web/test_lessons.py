"""Lessons over HTTP: what there is, a table for one, a refusal with its reason, and nothing in any list."""

from pathlib import Path
from typing import Any

import httpx

from fogline.core.registry import find_game
from tests.web.doorstep import served
from tests.web.serving import Site, get, post

GAME = "cablecars"


def test_a_lesson_over_http_in_both_languages(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        lessons = find_game(GAME).lessons
        course = await get(client, f"/api/games/{GAME}/lessons", lang="es")
        assert [lesson["name"] for lesson in course["lessons"]] == [lesson.name for lesson in lessons]
        assert [lesson["game"] for lesson in course["lessons"]] == [bool(lesson.bot) for lesson in lessons]
        assert course["lessons"][0]["title"] == "Con qué se gana"
        made = await post(client, "/api/lessons", game=GAME, lesson=lessons[0].name, name="Ana")
        table = f"/api/tables/{made['table']}"
        shown = await get(client, f"{table}/scene", lang="es")
        assert (shown["lesson"]["number"], shown["lesson"]["of"]) == (1, len(lessons))
        assert shown["sentence"] == shown["lesson"]["task"] != ""
        hint = await get(client, f"{table}/hint")
        wrong = next(option for option in shown["legal"] if option["id"] != hint["action"])
        refused = await client.post(f"{table}/act?lang=es", json={"action": wrong["id"]})
        assert refused.status_code == 422
        error = refused.json()["error"]
        assert error["key"] == "lesson-wrong"
        assert error["text"].startswith("Todavía no. ")
        for _ in range(2):
            hint = await get(client, f"{table}/hint")
            await post(client, f"{table}/act", action=hint["action"])
        done = (await get(client, f"{table}/scene"))["lesson"]
        assert (done["done"], done["task"], done["next"]) == (True, "", lessons[1].name)
        assert (await get(client, "/api/tables"))["tables"] == []
        assert (await get(client, "/api/me/games"))["total"] == 0

    served(tmp_path, work)


def test_who_names_no_lesson_is_told_which_there_are(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        answer = await client.post("/api/lessons", json={"game": GAME, "lesson": "nothing", "name": "Ana"})
        assert answer.status_code == 422
        error = answer.json()["error"]
        assert error["key"] == "unknown-lesson"
        assert all(lesson.name in error["text"] for lesson in find_game(GAME).lessons)

    served(tmp_path, work)


def test_a_lesson_is_for_the_one_who_began_it(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await post(client, "/api/lessons", game=GAME, lesson="1", name="Ana")
        async with here.client() as other:
            answer = await other.get(f"/api/tables/{made['table']}/scene")
            assert answer.status_code == 403
            assert answer.json()["error"]["key"] == "no-watchers"

    served(tmp_path, work)
