"""The lobby and everything that is not a table, as people use it: playing now, making, joining, starting, importing."""

import json
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fogline.table.lobby import MOST_PAST
from tests.boxes import small_box
from tests.browser.conftest import Visitors
from tests.browser.house import PHONE, Server, open_table
from tests.in_turn import first_of

GAMES = {"cablecars": 4, "investors": 5, "rebuild": 4, "skyline": 4}
"""The most chairs of each."""


def opened(page: Page) -> str:
    """The table that the page is at."""
    page.wait_for_url("**/table/*")
    return page.url.rpartition("/")[2]


def asked(page: Page, server: Server, path: str) -> dict[str, Any]:
    """What the server answers this page's browser."""
    answer = page.request.get(f"{server.url}/api{path}")
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def pardon(page: Page, visitor: Visitors) -> None:
    """A refusal that the test wanted: the browser notes each in its console, sooner or later."""
    for _ in range(1000):
        if visitor.complaints:
            break
        page.wait_for_timeout(50)
    assert all("the server responded with a status of 4" in complaint for complaint in visitor.complaints)
    visitor.complaints.clear()


def name_me(page: Page, name: str) -> None:
    page.locator(".nav-who").click()
    page.locator("dialog.you input[name=name]").fill(name)
    page.keyboard.press("Enter")
    expect(page.locator(".nav-who")).to_have_text(name)


@pytest.mark.parametrize("game", first_of(GAMES))
def test_one_click_seats_you_against_casual_bots(server: Server, visitor: Visitors, game: str) -> None:
    page = visitor()
    page.goto(server.url)
    page.locator(f'[data-play="{game}"]').click()
    table = opened(page)
    page.wait_for_selector(".table-screen")
    places = asked(page, server, f"/tables/{table}/scene")["places"]
    assert [place["bot"] for place in places] == ["", "casual", "casual"]
    assert places[0]["mine"]


@pytest.mark.parametrize("game", first_of(["investors", "cablecars", "rebuild", "skyline"]))
def test_a_table_is_made_with_every_option(server: Server, visitor: Visitors, game: str) -> None:
    page = visitor()
    page.goto(f"{server.url}/new/{game}")
    page.locator(f'input[name=count][value="{GAMES[game]}"]').check()
    kinds = page.locator(".chair select:first-of-type")
    expect(kinds).to_have_count(GAMES[game])
    page.get_by_label("Chair 1: name").fill("Ana")
    kinds.nth(1).select_option("here")
    page.get_by_label("Chair 2: name").fill("Beto")
    kinds.nth(2).select_option("open")
    page.get_by_label("Chair 4: level").select_option("expert")
    variants = page.locator(".new-terms .variant select")
    for n in range(variants.count()):
        variants.nth(n).select_option(index=variants.nth(n).locator("option").count() - 1)
    page.locator('input[name=assist][value="full"]').check()
    page.locator("select[name=clock]").select_option("own")
    page.locator("input[name=minutes]").fill("45")
    page.locator("input[name=back]").fill("7")
    page.locator("input[name=pause]").uncheck()
    page.get_by_text("Shown in the lobby").click()
    page.get_by_text("Others may watch").click()
    with page.expect_request("**/api/tables?*") as sent:
        page.locator("[data-make]").click()
    wish: dict[str, Any] = sent.value.post_data_json or {}
    choices = {
        option["name"]: option["choices"][-1]["value"]
        for one in asked(page, server, "/games")["games"]
        if one["name"] == game
        for option in one["options"]
    }
    assert wish["options"] == choices
    assert wish["bank"] == {"seconds": 2700, "back": 7, "pause_when_gone": False}
    assert (wish["listed"], wish["watchers"], wish["assist"], wish["start"]) == (False, False, "full", False)
    expect(page.locator(".gather-chairs .chair")).to_have_count(GAMES[game])
    made = asked(page, server, f"/tables/{opened(page)}")
    assert made["kinds"][:4] == ["person", "person", "open", "bot"]
    assert made["names"][:2] == ["Ana", "Beto"]
    assert (made["watchers"], made["assist"], made["mine"]) == (False, "full", [0, 1])


def test_a_solo_game_starts_at_once(server: Server, visitor: Visitors) -> None:
    page = visitor()
    page.goto(f"{server.url}/new/rebuild")
    page.locator('input[name=count][value="1"]').check()
    page.locator("[data-make]").click()
    page.wait_for_selector(".table-screen")
    assert asked(page, server, f"/tables/{opened(page)}")["kinds"] == ["person"]


def test_who_sits_at_the_servers_machine_sends_a_link_that_others_can_open(server: Server, visitor: Visitors) -> None:
    """The page was opened by an address of this machine; the server says which one others reach it by."""
    host = visitor()
    answer = {**host.request.get(f"{server.url}/api/games").json(), "origin": "http://192.0.2.7:1906"}
    host.route("**/api/games?*", lambda route: route.fulfill(json=answer))
    host.goto(f"{server.url}/new/skyline")
    host.get_by_role("button", name="Friends by link").click()
    host.locator("[data-make]").click()
    table = opened(host)
    expect(host.locator("#table-link")).to_have_value(f"http://192.0.2.7:1906/table/{table}")
    host.unroute_all(behavior="wait")


def test_somebody_joins_by_link_and_the_game_starts_for_both(server: Server, visitor: Visitors) -> None:
    host, guest = visitor(), visitor("es", PHONE)
    host.goto(f"{server.url}/new/skyline")
    host.get_by_role("button", name="Friends by link").click()
    host.locator("[data-make]").click()
    table = opened(host)
    link = host.locator("#table-link")
    expect(link).to_have_value(f"{server.url}/table/{table}")
    expect(host.locator("[data-start]")).to_have_attribute("aria-disabled", "true")
    host.locator("[data-start]").click(force=True)
    expect(host.get_by_role("alert")).to_contain_text("open seats")
    pardon(host, visitor)
    guest.goto(link.input_value())
    guest.locator("input[name=name]").fill("Berta")
    guest.locator('[data-sit="2"]').click()
    expect(guest.get_by_label("Nombre en el sitio 3")).to_have_value("Berta")
    # The host's page hears of it by itself.
    expect(host.locator(".chair").nth(2)).to_contain_text("Berta")
    host.get_by_label("Level of the bots").select_option("novice")
    host.get_by_role("button", name="Fill with bots").click()
    expect(host.locator(".chair").nth(1)).to_contain_text("novice bot")
    host.locator("[data-start]").click()
    for page in (host, guest):
        page.wait_for_selector(".table-screen")
    assert asked(guest, server, f"/tables/{table}")["mine"] == [2]
    assert asked(host, server, f"/tables/{table}")["mine"] == [0]


def test_chairs_and_names_change_until_the_start(server: Server, visitor: Visitors) -> None:
    host, guest = visitor(), visitor()
    host.goto(f"{server.url}/new/cablecars")
    host.get_by_role("button", name="Friends by link").click()
    host.locator("[data-make]").click()
    table = opened(host)
    host.get_by_label("Name on chair 1").fill("Ada")
    host.keyboard.press("Enter")
    guest.goto(host.url)
    expect(guest.locator(".chair").first).to_contain_text("Ada")
    guest.locator('[data-sit="1"]').click()
    guest.get_by_role("button", name="Move here").click()
    expect(guest.locator(".chair").nth(2).get_by_label("Name on chair 3")).to_be_visible()
    host.get_by_label("Chair 2 is for").select_option("bot:strong")
    expect(guest.locator(".chair").nth(1)).to_contain_text("strong bot")
    guest.get_by_role("button", name="Stand up").click()
    expect(guest.locator('[data-sit="2"]')).to_be_visible()
    expect(host.locator(".chair").nth(2)).to_contain_text("free chair")
    host.get_by_label("Chair 3 is for").select_option("person")
    expect(host.get_by_label("Name on chair 3")).to_have_value("Player 3")
    assert asked(host, server, f"/tables/{table}")["mine"] == [0, 2]
    host.locator("[data-start]").click()
    host.wait_for_selector(".table-screen, .curtain")


def test_one_device_for_all_is_made_from_a_new_table(server: Server, visitor: Visitors) -> None:
    page = visitor()
    page.goto(f"{server.url}/new/cablecars")
    page.locator('input[name=count][value="2"]').check()
    page.get_by_role("button", name="On this device").click()
    page.get_by_label("Chair 2: name").fill("Beto")
    page.locator("[data-make]").click()
    page.wait_for_selector(".table-screen, .curtain")
    table = asked(page, server, f"/tables/{opened(page)}")
    assert table["kinds"] == ["person", "person"]
    assert table["mine"] == [0, 1]
    assert table["names"] == ["Guest", "Beto"]


def test_the_keyboard_alone_makes_a_table(server: Server, visitor: Visitors) -> None:
    page = visitor()
    page.goto(f"{server.url}/new/skyline")
    page.wait_for_selector("[data-make]")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.name === 'count'"):
            page.keyboard.press("ArrowRight")
        if page.evaluate("document.activeElement.matches('[data-make]')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".table-screen")
    assert len(asked(page, server, f"/tables/{opened(page)}")["kinds"]) == 4


def test_an_own_box_that_is_none_is_refused_in_words_and_nothing_is_lost(server: Server, visitor: Visitors) -> None:
    page = visitor()
    page.goto(f"{server.url}/new/cablecars")
    page.get_by_label("Chair 1: name").fill("Zoe")
    page.locator("select[name=clock]").select_option("calm")
    broken = {"name": "mine.toml", "mimeType": "text/plain", "buffer": b'format = "cablecars"\nrows = ['}
    page.locator("input[name=box]").set_input_files(broken)  # type: ignore[arg-type]
    expect(page.locator(".file-name")).to_contain_text("mine.toml")
    with page.expect_response("**/api/tables?*") as answer:
        page.locator("[data-make]").click()
    assert answer.value.status == 422
    pardon(page, visitor)
    expect(page.get_by_role("alert")).to_be_visible()
    assert len(page.get_by_role("alert").inner_text()) > 20
    expect(page.get_by_label("Chair 1: name")).to_have_value("Zoe")
    expect(page.locator("select[name=clock]")).to_have_value("calm")
    good = {"name": "small.toml", "mimeType": "text/plain", "buffer": small_box("cablecars").encode()}
    page.locator("input[name=box]").set_input_files(good)  # type: ignore[arg-type]
    page.locator('input[name=count][value="2"]').check()
    page.locator("[data-make]").click()
    page.wait_for_selector(".table-screen")


def finished(page: Page, server: Server, game: str) -> str:
    """A game that bots have played to its end, as its record says it."""
    bots = [{"kind": "bot", "bot": "random"}] * 2
    wish = {"game": game, "chairs": bots, "start": True, "box": small_box(game)}
    table = page.request.post(f"{server.url}/api/tables", data=wish).json()["table"]
    for _ in range(1000):
        if asked(page, server, f"/tables/{table}")["status"] == "over":
            return json.dumps(asked(page, server, f"/tables/{table}/export"))
        time.sleep(0.1)
    raise AssertionError("the bots did not finish")


def test_an_exported_game_is_imported_as_a_replay(server: Server, visitor: Visitors) -> None:
    page = visitor()
    record = finished(page, server, "cablecars")
    page.goto(f"{server.url}/import")
    file = {"name": "game.json", "mimeType": "application/json", "buffer": record.encode()}
    page.locator("input[name=record]").set_input_files(file)  # type: ignore[arg-type]
    page.locator(".import-box summary").click()
    box = {"name": "small.toml", "mimeType": "text/plain", "buffer": small_box("cablecars").encode()}
    page.locator("input[name=box]").set_input_files(box)  # type: ignore[arg-type]
    page.locator(".import .button-main").click()
    page.wait_for_url("**/replay/*")
    page.wait_for_selector(".replay-bar")
    page.goto(f"{server.url}/?finished")
    # The one that was imported, and the one of the bots, for whoever made it.
    expect(page.locator(".finished .row")).to_have_count(2)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").first.click()
    assert json.loads(saved.value.path().read_text())["game"] == "cablecars"


def test_older_games_are_a_click_away_however_many_there_are(server: Server, visitor: Visitors) -> None:
    page = visitor()
    record = finished(page, server, "cablecars")
    for _ in range(MOST_PAST):
        wish = {"record": record, "box": small_box("cablecars")}
        assert page.request.post(f"{server.url}/api/import", data=wish).ok
    page.goto(f"{server.url}/?finished")
    expect(page.locator(".finished .row")).to_have_count(MOST_PAST)
    page.get_by_role("button", name="Older games").click()
    expect(page.locator(".finished .row")).to_have_count(MOST_PAST + 1)
    expect(page.get_by_role("button", name="Older games")).to_have_count(0)


def test_a_game_that_is_not_over_goes_on_after_its_import(server: Server, visitor: Visitors) -> None:
    page = visitor()
    table = open_table(page, server.url, "skyline", 2, people=2)
    record = asked(page, server, f"/tables/{table}/export")
    page.goto(f"{server.url}/import")
    page.locator("textarea").fill(json.dumps(record))
    page.locator(".import .button-main").click()
    assert opened(page) != table
    page.wait_for_selector(".table-screen, .curtain")


def test_rubbish_is_not_imported_and_said_to_be_rubbish(server: Server, visitor: Visitors) -> None:
    page = visitor("es")
    page.goto(f"{server.url}/import")
    page.locator(".import .button-main").click()
    expect(page.get_by_role("alert")).to_contain_text("elige un archivo")
    page.locator("textarea").fill("esto no es una partida")
    page.locator(".import .button-main").click()
    expect(page.get_by_role("alert")).to_contain_text("JSON")
    pardon(page, visitor)
    expect(page.locator("textarea")).to_have_value("esto no es una partida")
    noise = {"name": "noise.json", "mimeType": "application/json", "buffer": b"\xff\xfe\x00\x01"}
    page.locator("input[name=record]").set_input_files(noise)  # type: ignore[arg-type]
    expect(page.get_by_role("alert")).to_contain_text("no se puede leer")


def test_the_lobby_refreshes_itself_and_says_what_waits(server: Server, visitor: Visitors) -> None:
    page, other = visitor(), visitor()
    page.goto(server.url)
    name_me(page, "Ana")
    expect(page.locator(".greeting h1")).to_contain_text("Ana")
    page.wait_for_load_state("networkidle")
    rows = page.locator(".open-tables .row")
    before = rows.count()
    made = {"game": "skyline", "chairs": [{"kind": "person", "name": "Quinn"}, {"kind": "open"}]}
    assert other.request.post(f"{server.url}/api/tables", data=made).ok
    mine = open_table(page, server.url, "rebuild", 1)
    expect(page.locator(".mine .is-turn")).to_have_count(1)
    expect(rows).not_to_have_count(before)
    expect(page.locator(".greeting p")).to_have_text("One table waits for your move.")
    page.locator(".mine .is-turn").get_by_role("link", name="Play").click()
    assert opened(page) == mine
    page.go_back()
    page.get_by_role("link", name="Join").first.click()
    page.wait_for_selector(".gather")
