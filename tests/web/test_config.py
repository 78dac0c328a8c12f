"""The configuration of a server: a file, the environment and flags; what counts, and where it comes from."""

import json
import logging
import sys
import tomllib
from pathlib import Path
from typing import Any

import httpx
import pytest

from fogline.cli import main
from fogline.web.config import COMMAND_LINE, ConfigError, read, shown
from fogline.web.logs import AsJson
from fogline.web.serve import Plan, invitation, reachable
from tests.web.doorstep import served
from tests.web.serving import GAMES, Site, seats_for, table_of
from tests.web.test_socket import Line

HOME = Path("/somewhere")
FILE = """
host = "0.0.0.0"
port = 8000
proxies = ["10.0.0.0/8"]
[limits]
sockets = 10
burst = 20
"""


def test_what_comes_later_counts() -> None:
    environ = {
        "FOGLINE_PORT": "8001",
        "FOGLINE_WORKERS": "3",
        "FOGLINE_LIMITS_SOCKETS": "11",
        "FOGLINE_MAKERS": "::1/128, 127.0.0.1",
        "PATH": "x",
    }
    plan, sources = read(Plan(HOME), "club.toml", FILE, environ, {"port": 8002, "host": None, "names": None})
    assert (plan.host, plan.port, plan.proxies) == ("0.0.0.0", 8002, ("10.0.0.0/8",))
    assert (plan.limits.sockets, plan.limits.burst) == (11, 20)
    assert plan.makers == ("::1/128", "127.0.0.1")
    assert (plan.folder, plan.workers) == (HOME, 3)
    assert sources == {
        "host": "club.toml",
        "port": COMMAND_LINE,
        "proxies": "club.toml",
        "limits.burst": "club.toml",
        "limits.sockets": "FOGLINE_LIMITS_SOCKETS",
        "makers": "FOGLINE_MAKERS",
        "workers": "FOGLINE_WORKERS",
    }


def test_without_anything_it_is_the_usual_plan() -> None:
    assert read(Plan(HOME), "", "", {"FOGLINE_PURE": "1"}, {}) == (Plan(HOME), {})


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("hots = 1", "config-unknown"),
        ("[limits]\nsockets = 1\nsocket = 1", "config-unknown"),
        ("port = 'x'", "config-bad"),
        ("proxies = ['example.org']", "config-bad"),
        ("languages = ['fr']", "config-bad"),
        ("languages = []", "config-bad"),
        ("workers = 0", "config-bad"),
        ("base = 'games.example'", "config-bad"),
        ("base = 'https://games.example/?x'", "config-bad"),
        ("prefix = 'club'", "config-bad"),
        ("prefix = '/a b'", "config-bad"),
        ("finished_days = 'soon'", "config-bad"),
        ("mail_from = 'nobody'", "config-bad"),
        ("mail_port = 0", "config-bad"),
        ("port = 99999", "config-bad"),
        ("port = -1", "config-bad"),
        ("finished_days = -1", "config-bad"),  # would be all of them
        ("idle_days = nan", "config-bad"),
        ("idle_days = inf", "config-bad"),
        ("deadline = 0", "config-bad"),
        ("[limits]\ntables = -1", "config-bad"),
        ("[limits]\nheaders_seconds = 0", "config-bad"),
        ("mail_security = 'some'", "config-bad"),
        ("limits = 3", "config-unknown"),
        ("port = ", "config-unreadable"),
    ],
)
def test_a_mistake_is_told(text: str, key: str) -> None:
    with pytest.raises(ConfigError) as wrong:
        read(Plan(HOME), "club.toml", text, {}, {})
    assert wrong.value.key == key


def test_what_is_shown_is_a_file_that_says_the_same_without_passwords() -> None:
    plan, sources = read(Plan(HOME), "club.toml", FILE, {"FOGLINE_STORE": "postgresql://club:secret@db/x"}, {})
    told = shown(plan, sources)
    assert "secret" not in told
    assert tomllib.loads(told)["store"] == "postgresql://club:…@db/x"
    again, _ = read(Plan(Path("/elsewhere")), "shown", told.replace("club:…", "club:secret"), {}, {})
    assert again == plan


def test_a_mail_server_is_shown_without_its_password() -> None:
    environ = {"FOGLINE_MAIL_PASSWORD": "secret", "FOGLINE_MAIL_FROM": "Club <club@games.example>"}
    plan, sources = read(Plan(HOME), "club.toml", "mail_host = 'mail.example'\ncalls = false", environ, {})
    assert (plan.mail_host, plan.mail_password, plan.calls) == ("mail.example", "secret", False)
    told = shown(plan, sources)
    assert "secret" not in told + repr(plan)
    assert 'mail_password = "…"  # FOGLINE_MAIL_PASSWORD' in told


def test_an_address_that_friends_can_use() -> None:
    assert reachable("http://127.0.0.1:1906", "127.0.0.1").startswith("http://")
    assert reachable("http://127.0.0.1:1906", "127.0.0.1") != "http://127.0.0.1:1906"
    nearby = "http://127.0.0.1:1906"
    assert invitation(Plan(HOME), nearby) == nearby
    assert invitation(Plan(HOME, "0.0.0.0"), nearby) == reachable(nearby, "127.0.0.1")
    assert invitation(Plan(HOME, "0.0.0.0", base="https://games.example"), nearby) == "https://games.example"
    named = Plan(HOME, "0.0.0.0", base="https://Games.example/")
    assert named.answers_to
    assert "games.example" in named.answers_to


def test_tables_are_made_from_where_they_may_be(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        game = GAMES[0]
        body = {"game": game, "chairs": [{"kind": "bot"}] * seats_for(game)}
        for lang, word in (("en", "made by others"), ("es", "no puedes crear mesas")):
            refused = await client.post("/api/tables", json=body, params={"lang": lang})
            assert (refused.status_code, refused.json()["error"]["key"]) == (403, "no-making")
            assert word in refused.json()["error"]["text"]

    served(tmp_path, work, makers=("192.0.2.0/24",))


def test_the_access_log_tells_no_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    secrets: list[str] = []

    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAMES[0], "p" * seats_for(GAMES[0]))
        mine = {"Authorization": f"Bearer {made['tokens'][0]}"}
        await client.get(f"/api/tables/{made['table']}/scene", params={"seat": 0}, headers=mine)
        secrets.extend([made["table"], *made["tokens"], *client.cookies.values()])

    with caplog.at_level(logging.INFO, "fogline.access"):
        served(tmp_path, work, access_log=True)
    lines = [json.loads(record.message) for record in caplog.records if record.name == "fogline.access"]
    assert {"POST", "GET"} == {line["method"] for line in lines}
    assert "/api/tables/{table}/scene" in {line["path"] for line in lines}
    assert all(line["status"] == 200 and line["from"] == "127.0.0.1" for line in lines)
    assert not [secret for secret in secrets if secret in caplog.text]


def test_failures_as_lines_of_json() -> None:
    try:
        raise RuntimeError("broken")
    except RuntimeError:
        entry = logging.LogRecord("fogline.web", logging.ERROR, "", 1, "table %s failed", ("t",), sys.exc_info())
    told = json.loads(AsJson().format(entry))
    assert (told["level"], told["from"], told["text"]) == ("error", "fogline.web", "table t failed")
    assert "RuntimeError: broken" in told["trace"]


SETTINGS = {
    "prefix": "/club",
    "base": "https://games.example/club",
    "languages": "es",
    "makers": "10.0.0.0/8",
    "operators": "10.0.0.0/8",
    "finished_days": "30",
    "idle_days": "90.5",
}


@pytest.mark.parametrize("name", SETTINGS)
def test_what_an_operator_decides_can_be_said_in_a_file_in_the_environment_and_by_a_flag(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    value = SETTINGS[name]
    file = tmp_path / "club.toml"
    file.write_text(f'{name} = "{value}"', encoding="utf-8")
    flag = f"--{name.replace('_', '-')}"

    def told(*words: str) -> str:
        assert main(["serve", "--show-config", *words]) == 0
        return next(line for line in capsys.readouterr().out.splitlines() if line.startswith(f"{name} = "))

    said = [told("--config", str(file)), told(flag, value)]
    monkeypatch.setenv(f"FOGLINE_{name.upper()}", value)
    said.append(told())
    assert [line.partition("  # ")[2] for line in said] == [str(file), COMMAND_LINE, f"FOGLINE_{name.upper()}"]
    assert len({line.partition("  # ")[0] for line in said}) == 1
    assert value in said[0]


def test_the_page_is_told_by_which_address_others_reach_the_server(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        assert (await client.get("/api/games")).json()["origin"] == "https://games.example"

    served(tmp_path, work, base="https://games.example/club", prefix="/")


def test_a_server_speaks_only_the_languages_it_is_told_to(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        assert (await client.get("/api/games")).json()["languages"] == ["es"]
        made = await table_of(client, GAMES[0], "p" * seats_for(GAMES[0]))
        for asked in ({}, {"lang": "en"}, {"lang": "es"}):
            scene = await client.get(f"/api/tables/{made['table']}/scene", params=asked)
            assert scene.json()["lang"] == "es"
        assert (await client.get("/api/games", params={"lang": "fr"})).status_code == 400
        line = Line(await stack.enter_async_context(here.socket(made["table"])))
        await line.say(do="hello", token=made["tokens"][0], lang="en")
        assert (await line.hear())["scene"]["lang"] == "es"
        await line.ask(do="speak", lang="en")
        assert (await client.get(f"/api/tables/{made['table']}/scene")).json()["lang"] == "es"
        assert (await client.get("/page/words/languages.js")).text == 'export const LANGUAGES = {"es": "Español"};\n'
        assert (await client.get("/page/words/en/shell.js")).status_code == 404

    served(tmp_path, work, languages=("es",))
