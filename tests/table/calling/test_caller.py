"""Who is called, when, how often, and what they are told."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest

from fogline.core.dealer import Dealer
from fogline.table.calling.caller import Caller
from fogline.table.calling.mail import Post
from fogline.table.people import Who
from fogline.table.store.base import Conflict
from tests.table.calling.house import EARLY, GAME, HOME, Clock, House, asked, housed, next_of
from tests.table.calling.receivers import hook, mails, text_of
from tests.table.sitting import play, table


def test_a_turn_has_one_call_after_a_pause(tmp_path: Path, clock: Clock) -> None:
    async def work(house: House) -> None:
        now = table(GAME, "pp")
        seat = asked(now)
        for each in (0, 1):
            await house.wish(each)
        house.put(now)
        assert await house.calls_at(1) == []
        assert await house.calls_at(179) == []
        assert await house.calls_at(180) == [f"/{seat}"]
        assert await house.calls_at(181) == []
        assert await house.calls_at(90_000) == [], "one for a turn"
        house.put(next_of(now, seat))
        assert await house.calls_at(90_179) == []
        assert await house.calls_at(90_181) == [f"/{1 - seat}"]
        _, headers, body = house.there.got[0]
        assert headers["content-type"] == "application/json"
        url = f"{HOME}/table/t"
        text = "San Francisco (Knizia): it is your turn."
        assert json.loads(body) == {"event": "your-turn", "text": text, "game": GAME, "table": "t", "url": url}

    housed(tmp_path, clock, work)


def test_who_has_moved_in_time_is_not_called(tmp_path: Path, clock: Clock) -> None:
    async def work(house: House) -> None:
        now, seat = await house.begin()
        assert await house.calls_at(100) == []
        house.put(next_of(now, seat))
        assert await house.calls_at(1000) == []
        assert house.store.calls_due(EARLY + 10**6, 9) == []

    housed(tmp_path, clock, work)


def test_turns_from_before_are_not_called_for_and_nobody_is_who_plays_alone(tmp_path: Path, clock: Clock) -> None:
    async def work(house: House) -> None:
        for kinds in ("pp", "mp"):
            now = table(GAME, kinds.replace("mp", "pm"))
            house.put(replace(now, id=kinds))
            house.table = None
            clock.now += 1
            await house.wish(0)
            if kinds == "pp":
                await house.wish(1)
            clock.now += 1
        assert await house.calls_at(5000) == [], "their turns had begun before"
        alone = replace(table(GAME, "pm"), id="alone")
        bots = replace(play(table(GAME, "pb"), Dealer(1), lambda now: asked(now) == 0), id="bots")
        for now in (alone, bots):
            house.table = None
            house.put(now)
        assert await house.calls_at(9000) == []

    housed(tmp_path, clock, work)


def test_who_is_there_is_not_called_until_they_have_gone(tmp_path: Path, clock: Clock) -> None:
    async def work(house: House) -> None:
        _, seat = await house.begin(minutes=2)
        room = house.lobby.room("t")
        await room.connect(1 - seat)
        await room.connect(seat)
        assert await house.calls_at(120) == []
        assert await house.calls_at(240) == []
        await room.disconnect(seat)
        assert await house.calls_at(300) == []
        assert await house.calls_at(360) == [f"/{seat}"], "the other one is still there"

    housed(tmp_path, clock, work)


def test_nobody_is_called_in_quiet_hours(tmp_path: Path, clock: Clock) -> None:
    clock.now = EARLY  # 08:00 in the morning, UTC

    async def work(house: House) -> None:
        _, seat = await house.begin(quiet_from="07:00", quiet_to="09:30")
        assert await house.calls_at(300) == []
        assert await house.calls_at(5399) == []
        assert await house.calls_at(5400) == [f"/{seat}"]

    housed(tmp_path, clock, work)


def test_a_call_that_fails_is_tried_again_ever_later_then_given_up_and_told(tmp_path: Path, clock: Clock) -> None:
    async def work(house: House) -> None:
        now, seat = await house.begin()
        who = Who(f"guest-{seat}")
        times = [second for second in range(180, 6000, 10) if await house.calls_at(second)]
        assert times == [180, 240, 540, 2340]
        assert list(house.caller.problems(who)) == ["webhook"]
        house.put(next_of(next_of(now, seat), 1 - seat))
        assert await house.calls_at(9000) == [f"/{seat}"], "another turn has another call"
        assert house.caller.problems(who) == {}

    housed(tmp_path, clock, work, *[b"HTTP/1.1 500 No\r\n\r\n"] * 4)


def test_wishing_anew_clears_what_was_told(tmp_path: Path, clock: Clock) -> None:
    async def work(house: House) -> None:
        house.caller.pauses = (1,)
        _, seat = await house.begin()
        who = Who(f"guest-{seat}")
        assert await house.calls_at(200)
        assert house.caller.problems(who)
        await house.wish(seat, form="slack")
        assert house.caller.problems(who) == {}
        assert await house.calls_at(9000) == []

    housed(tmp_path, clock, work, b"HTTP/1.1 301 Gone\r\nLocation: http://127.0.0.1:9/\r\n\r\n")


def test_of_several_who_look_one_calls_and_what_is_due_outlives_them(tmp_path: Path, clock: Clock) -> None:
    async def first(house: House) -> None:
        await house.begin()
        assert await house.calls_at(10) == []

    async def second(house: House) -> None:
        others = [Caller(house.lobby, HOME, private=True) for _ in range(5)]
        clock.now = EARLY + 500
        await asyncio.gather(*[one.look() for one in others])
        assert len(house.there.got) == 1
        await asyncio.gather(*[one.look() for one in others])
        assert len(house.there.got) == 1

    async def move(house: House) -> None:
        """The port of the receiver is another one by now."""
        seat = asked(table(GAME, "pp"))
        await house.wish(seat)
        await second(house)

    housed(tmp_path, clock, first)
    housed(tmp_path, clock, move)


def test_a_process_that_ends_in_the_middle_leaves_the_call_to_the_next(tmp_path: Path, clock: Clock) -> None:
    async def work(house: House) -> None:
        _, seat = await house.begin()
        await house.calls_at(1)
        [row] = house.store.calls_due(EARLY + 180, 9)
        house.store.call_again(row, row._replace(tries=1, at=EARLY + 240)).result(60)  # claimed, and no more
        assert await house.calls_at(239) == []
        assert await house.calls_at(240) == [f"/{seat}"]
        with pytest.raises(Conflict):
            house.store.call_again(row, row).result(60)

    housed(tmp_path, clock, work)


@pytest.mark.parametrize("form", ["slack", "discord", "ntfy"])
def test_the_forms_that_others_take(form: str, tmp_path: Path, clock: Clock) -> None:
    async def work(house: House) -> None:
        await house.begin(form=form, lang="es")
        await house.calls_at(180)
        [(_, headers, body)] = house.there.got
        url = f"{HOME}/table/t"
        if form == "ntfy":
            assert (headers["title"], headers["click"]) == ("Fogline", url)
            assert headers["content-type"].startswith("text/plain")
            assert "te toca" in body.decode().lower()
        elif form == "slack":
            assert list(json.loads(body)) == ["text"]
            assert json.loads(body)["text"].endswith(f" <{url}>")
        else:
            assert json.loads(body)["content"].endswith(f" {url}")
            assert json.loads(body)["allowed_mentions"] == {"parse": []}

    housed(tmp_path, clock, work)


def test_by_mail_and_by_webhook_each_once(tmp_path: Path, clock: Clock) -> None:
    async def all_of_it() -> None:
        async with hook() as there, mails() as post:
            server = Post("127.0.0.1", post.port, "fog", "secret", "Club <club@games.example>", "none")
            house = House(tmp_path, there, clock, post=server)
            now, seat = await house.begin(mail="ana@a.example", lang="es")
            for second in (180, 200, 9000):
                await house.calls_at(second)
            assert len(there.got) == 1
            [(to, mail)] = post.got
            assert (to, mail["From"], len(post.logins)) == ("ana@a.example", "Club <club@games.example>", 1)
            assert mail["Auto-Submitted"] == "auto-generated"
            assert f"{HOME}/table/t" in text_of(mail)
            assert f"{HOME}/me" in text_of(mail)
            post.refuses = True
            house.put(next_of(next_of(now, seat), 1 - seat))
            house.caller.pauses = (1,)
            await house.calls_at(20_000)
            assert list(house.caller.problems(Who(f"guest-{seat}"))) == ["mail"]
            await house.lobby.close()

    asyncio.run(asyncio.wait_for(all_of_it(), 300))
