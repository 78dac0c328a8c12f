"""Updates for tests, and what a store must answer after them, as plainly as it can be said."""

import random
from dataclasses import dataclass, field

from msgspec.structs import replace

from fogline.table.store.base import Asked, Heard, Holder, LineRow, Private, Store, TableRow, Update
from fogline.table.store.said import MOST_SAID, SaidRow


def new(table: str = "t", made: int = 1, **more: object) -> Update:
    """A table that somebody has made."""
    usual = {"status": "gathering", "seating": "{}", "changed": made, "brief": "{}", "holders": frozenset()}
    return replace(Update(table, 1, made), **{**usual, **more})


def line(action: str = "x") -> LineRow:
    return LineRow(0, action, "[]", -1, None)


def turn(table: str, version: int, after: int, action: str = "x", **more: object) -> Update:
    """One more line of the log."""
    return replace(Update(table, version), after=after, lines=(line(action),), **more)


@dataclass
class Model:
    """One table as it must be kept, change by change."""

    row: TableRow
    lines: list[LineRow] = field(default_factory=list)
    snapshot: str | None = None
    drafts: dict[int, str] = field(default_factory=dict)
    orders: dict[int, str] = field(default_factory=dict)
    asked: Asked | None = None
    heard: dict[tuple[str, str], Heard] = field(default_factory=dict)
    said: list[SaidRow] = field(default_factory=list)
    holders: frozenset[Holder] = frozenset()
    listed: bool = False

    def take(self, update: Update) -> None:
        told = {name: getattr(update, name) for name in ("status", "seating", "head", "changed", "brief")}
        told = {name: value for name, value in told.items() if value is not None}
        self.row = self.row._replace(**told, version=update.version, due=update.due, charged=update.charged)
        self.listed = self.listed if update.listed is None else update.listed
        self.lines += update.lines
        if update.snapshot is not None:
            self.snapshot = update.snapshot
        elif update.lines:
            self.snapshot = None
        if update.anew:
            self.drafts, self.orders, self.asked = {}, {}, None
        for mine, given in ((self.drafts, update.drafts), (self.orders, update.orders)):
            mine.update({seat: text for seat, text in given.items() if text is not None})
            for seat in [seat for seat, text in given.items() if text is None]:
                mine.pop(seat, None)
        self.asked = update.asked or (None if update.answered else self.asked)
        if update.silence:
            self.heard = {}
        if update.heard:
            self.heard[update.heard.speaker, update.heard.nonce] = update.heard
        self.said += update.said
        for row in update.said:
            self.said = [old for old in self.said if old.circle != row.circle or old.number > row.number - MOST_SAID]
        if update.holders is not None:
            self.holders = update.holders

    def check(self, store: Store) -> None:
        """Whether the store says the same, whatever it is asked."""
        name = self.row.id
        assert store.table(name) == self.row
        assert store.lines(name) == self.lines
        assert store.lines(name, len(self.lines) // 2) == self.lines[len(self.lines) // 2 :]
        assert store.snapshot(name, len(self.lines)) == self.snapshot
        assert store.private(name) == Private(self.drafts, self.orders, self.asked)
        for (speaker, nonce), heard in self.heard.items():
            assert store.heard(name, speaker, nonce) == heard
        assert store.heard(name, "nobody", "n") is None
        assert store.said(name) == sorted(self.said, key=lambda row: row[:2])
        assert (self.row in store.listed(100)) == self.listed
        assert (name in store.due(5.0, 100)) == (self.row.due is not None and self.row.due <= 5)
        for who in WHO:
            for over in (False, True):
                held = name in {row.id for row in store.held(who, over, 100)}
                assert held == any((holder.who, holder.over) == (who, over) for holder in self.holders)


WHO = ("ana", "eva", "ñandú ✨", "")


def begun(dice: random.Random, table: str) -> tuple[Model, Update]:
    update = new(table, dice.randrange(10), box=(f"hash-{dice.randrange(3)}", "a box"), **some(dice, seating="{}"))
    model = Model(TableRow(table, "", "", None, 0, "", 0, None, 0.0, update.made))
    return model, update


def following(dice: random.Random, model: Model) -> Update:
    """Whatever may come next."""
    lines = tuple(
        LineRow(dice.randrange(4), text(dice), "[1,2]", dice.choice((-1, -2, 3)), told) for told in ("{}", None)
    )
    nonce = f"n{len(model.heard)}-{model.row.version}"
    more: dict[str, object] = {
        "lines": lines[: dice.randrange(3)],
        "drafts": {dice.randrange(3): dice.choice((None, text(dice)))},
        "orders": {dice.randrange(3): dice.choice((None, text(dice)))},
        "heard": Heard(dice.choice(WHO), nonce, "3.1", text(dice)),
        "asked": Asked(1, 2, "[0]"),
        "snapshot": text(dice),
    }
    flags = {name: dice.random() < 0.2 for name in ("anew", "answered", "silence")}
    circle = dice.choice("pw")
    said = [row.number for row in model.said if row.circle == circle]
    first = max(said, default=0) + 1
    words = (99, dice.choice(WHO), dice.randrange(-1, 3), text(dice), text(dice), dice.choice(("", "hello")))
    more["said"] = tuple(
        SaidRow(circle, n, *words, dice.choice((None, 3))) for n in range(first, first + dice.choice((1, 90)))
    )
    update = Update(model.row.id, model.row.version + 1, after=len(model.lines))
    more |= {"listed": dice.random() < 0.5, "due": dice.choice((0.0, 5.0, 1.8e9 + 0.123)), "charged": 1.8e9 + 0.25}
    more |= {"status": "over", "seating": text(dice), "head": text(dice), "changed": dice.randrange(99)}
    return replace(update, **flags, **some(dice, **more))


def some(dice: random.Random, **all_of: object) -> dict[str, object]:
    """Some of these, and perhaps other people at the table."""
    found = {name: value for name, value in all_of.items() if dice.random() < 0.5 or name == "seating"}
    if dice.random() < 0.5:
        people = dice.sample(WHO[:3], dice.randrange(4))
        found["holders"] = frozenset(Holder(who, dice.random() < 0.5, dice.random() < 0.5) for who in people)
    return found


def text(dice: random.Random) -> str:
    return "".join(dice.choice("aé✨'\"\\%?;\n $1") for _ in range(dice.randrange(1, 30)))
