"""A table that nobody can open, as its game is not installed any more: what is kept of it, without somebody."""

import json
from typing import Any

from fogline.table.codec import pack
from fogline.table.people import PERSON
from fogline.table.store.base import Holder, TableRow, Update
from fogline.table.table import OVER


def names_of(row: TableRow) -> list[str]:
    """Who sits there."""
    return [str(chair["name"]) for chair in json.loads(row.seating)["chairs"]]


def without_person(row: TableRow, guest: str, name: str) -> Update:
    """Nothing of a guest but what they did; whoever has a seat there holds it as before."""
    data: dict[str, Any] = json.loads(row.seating)
    for chair in data["chairs"]:
        if chair["kind"] == PERSON and chair["guest"] == guest:
            chair.update(name=name, guest="", token_hash="", former=[])
        chair["former"] = [key for key in chair.get("former", []) if key != guest]
    people = [chair for chair in data["chairs"] if chair["kind"] == PERSON]
    if data["host"] == guest:
        data["host"] = next((chair["guest"] for chair in people if chair["guest"]), "")
    keys = {key for chair in people for key in (chair["guest"], chair["token_hash"])} | {data["host"]}
    holders = frozenset(Holder(who, row.status == OVER, who == data["host"]) for who in keys if who)
    taken = {"seating": pack(data), "holders": holders, "unsaid": (guest, name)}
    return Update(row.id, row.version + 1, due=row.due, charged=row.charged, **taken)  # type: ignore[arg-type]
