"""The record of a match, for those from whom nothing of it is hidden."""

from dataclasses import replace

from fogline.core.record import Record
from fogline.table import stored_table
from fogline.table.fork import may_have_record
from fogline.table.people import Who
from fogline.table.proof import proof
from fogline.table.refusal import Refusal
from fogline.table.room import Room
from fogline.table.store.base import Store
from fogline.table.stored_match import read_log


def recorded(store: Store, room: Room, who: Who) -> Record:
    table = room.table
    match = None if table.change else table.begun().match
    if not may_have_record(table, who):
        raise Refusal("no-record")
    record = match.record(last=True) if match else stored_table.record(store, table.id)
    if table.luck is None:
        return record
    log = table.flow.log if table.flow else read_log(store, table.id, 0)
    return replace(record, luck=proof(table, log))
