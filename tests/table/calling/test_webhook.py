"""Where a webhook may go, and where not, however it is spelt."""

import asyncio
import socket
from typing import Any

import pytest

from fogline.table.calling import webhook
from fogline.table.calling.webhook import Undelivered, is_public, send
from tests.table.calling.receivers import hook

HEADERS = {"Content-Type": "application/json"}


def problem(address: str, **more: Any) -> str:
    with pytest.raises(Undelivered) as undelivered:
        asyncio.run(send(address, HEADERS, b"{}", **more))
    return undelivered.value.key


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "127.9.9.9", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254"),
        *("100.64.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255"),
        *("::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "fec0::1", "ff02::1", "2001:db8::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:1::1", "::127.0.0.1"),
    ],
)
def test_addresses_of_the_house_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_others_are(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1", "2130706433", "0177.0.0.1", "0x7f.1", "127.1", "0", "localhost", "[::1]", "[::ffff:127.0.0.1]"),
        *("10.0.0.1", "169.254.169.254", "[fe80::1]", "[fd00::1]"),
    ],
)
def test_the_house_is_refused_however_it_is_spelt(host: str) -> None:
    async def work() -> None:
        async with hook() as there:
            port = there.url.rpartition(":")[2]
            with pytest.raises(Undelivered) as undelivered:
                await send(f"http://{host}:{port}/x", HEADERS, b"{}")
            assert undelivered.value.key == "forbidden"
            assert there.got == []

    asyncio.run(work())


def named(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """A name with these addresses, looked up again with the next ones; who has asked."""
    asked: list[str] = []

    def found(host: str, port: int, **more: Any) -> list[Any]:
        asked.append(host)
        addresses = answers[min(len(asked), len(answers)) - 1]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

    monkeypatch.setattr("fogline.table.calling.webhook.socket.getaddrinfo", found)
    return asked


def test_a_name_with_one_address_in_the_house_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for addresses in (["10.0.0.1"], ["8.8.8.8", "127.0.0.1"], ["8.8.8.8", "::1"]):
        named(monkeypatch, addresses)
        assert problem("http://rebind.example/x") == "forbidden"


def test_a_name_is_looked_up_once_and_the_checked_address_is_met(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = named(monkeypatch, ["8.8.8.8"], ["127.0.0.1"])
    met: list[tuple[str, Any]] = []

    async def meet(host: str, port: int, **more: Any) -> Any:
        met.append((host, more["server_hostname"]))
        raise ConnectionRefusedError

    monkeypatch.setattr(webhook.asyncio, "open_connection", meet)  # type: ignore[attr-defined]
    assert problem("https://rebind.example/x") == "unreachable"
    assert (asked, met) == (["rebind.example"], [("8.8.8.8", "rebind.example")])


def test_what_is_answered_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(answer: bytes) -> tuple[str, int]:
        async with hook(answer) as there:
            try:
                await send(f"{there.url}/a?b=c", HEADERS, b"{}", private=True)
            except Undelivered as undelivered:
                return undelivered.key, len(there.got)
            return "", len(there.got)

    for answer, key in (
        (b"HTTP/1.1 200 OK\r\nContent-Length: 99999999\r\n\r\n" + b"x" * 50_000, ""),
        (b"HTTP/1.0 204\r\n\r\n", ""),
        (b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\n\r\n", "redirected"),
        (b"HTTP/1.1 500 No\r\n\r\n", "refused"),
        (b"SSH-2.0-x\r\n", "refused"),
        (b"y" * 100_000, "unreachable"),
    ):
        assert asyncio.run(work(answer)) == (key, 1), answer[:20]
    monkeypatch.setattr(webhook, "SECONDS", 0.5)
    assert asyncio.run(work(b""))[0] == "late"
