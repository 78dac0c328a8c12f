"""What may be wished of calls, and when somebody is not to be disturbed."""

from datetime import UTC, datetime

import pytest

from fogline.table.calling.wishes import Wishes, check, quiet_until
from fogline.table.refusal import Refusal

BAD = {
    "call-address": [
        *("ftp://a.example", "https://", "a.example", "https://u:p@a.example", "https://a.example:25/", "javascript:x"),
        *("https://a.example/a b", "https://a.example/\r\nX: y", "https://ñ.example", "http://[::1", "http://a:99999"),
        *("https://@a.example/", "https://a.example:0/"),
    ],
    "call-mailbox": ["ana", "ana@", "@a.example", "ana@example", "a b@a.example", "a@b.example\nBcc: c@d.example"],
}


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, values in BAD.items() for value in values])
def test_what_cannot_be_is_refused(key: str, value: str) -> None:
    wishes = Wishes(webhook=value) if key == "call-address" else Wishes(mail=value)
    with pytest.raises(Refusal) as refused:
        check(wishes)
    assert refused.value.key == key


@pytest.mark.parametrize("zone", ["Nowhere/There", "../../etc/passwd", "/etc/localtime", "", "a\0b"])
def test_a_zone_that_there_is_not(zone: str) -> None:
    with pytest.raises(Refusal) as refused:
        check(Wishes(zone=zone))
    assert refused.value.key == "call-zone"


@pytest.mark.parametrize("hours", [("22:00", ""), ("24:00", "08:00"), ("8:00", "09:00"), ("x", "y")])
def test_hours_that_there_are_not(hours: tuple[str, str]) -> None:
    with pytest.raises(Refusal) as refused:
        check(Wishes(quiet_from=hours[0], quiet_to=hours[1]))
    assert refused.value.key == "call-hours"


def test_what_can_be() -> None:
    check(Wishes())
    check(Wishes(webhook="https://hooks.example:8443/a/b?c=%20", mail="ana.b+c@a-b.example", zone="Europe/Madrid"))
    check(Wishes(webhook="http://192.0.2.7/x", quiet_from="22:00", quiet_to="08:00"))


@pytest.mark.parametrize(
    ("begin", "end", "now", "until"),
    [
        ("22:00", "08:00", "2026-07-01T21:30", None),
        ("22:00", "08:00", "2026-07-01T22:00", "2026-07-02T08:00"),
        ("22:00", "08:00", "2026-07-02T07:59", "2026-07-02T08:00"),
        ("22:00", "08:00", "2026-07-02T08:00", None),
        ("13:00", "15:30", "2026-07-02T14:00", "2026-07-02T15:30"),
        ("13:00", "15:30", "2026-07-02T15:30", None),
        ("08:00", "08:00", "2026-07-02T08:00", None),
        ("", "", "2026-07-02T03:00", None),
    ],
)
@pytest.mark.parametrize(("zone", "ahead"), [("UTC", 0), ("Europe/Madrid", 2), ("America/Los_Angeles", -7)])
def test_quiet_hours_go_by_ones_own_clock(
    begin: str, end: str, now: str, until: str | None, zone: str, ahead: int
) -> None:
    def moment(text: str) -> float:
        return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() - 3600 * ahead

    wishes = Wishes(quiet_from=begin, quiet_to=end, zone=zone)
    assert quiet_until(wishes, moment(now)) == (None if until is None else moment(until))
