"""All that is ever written to a store, each statement by its name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from sqlalchemy import Executable, bindparam, delete, insert, text, update
from sqlalchemy.dialects import postgresql, sqlite

from .place import SQLITE
from .schema import events, holders, reviews, tables

Statement = tuple[str, Mapping[str, Any]]  # its name and its values

EVENT_COLUMNS = ", ".join(column.name for column in events.columns)
# All rows at once, as JSON: one statement is a transaction by itself.
ADD_EVENTS_TO_SQLITE = text(
    f"INSERT INTO events ({EVENT_COLUMNS}) SELECT "
    + ", ".join(f"value ->> '{column.name}'" for column in events.columns)
    + " FROM json_each(:rows)"
)
ADD_EVENTS_TO_POSTGRES = text(
    f"INSERT INTO events ({EVENT_COLUMNS}) SELECT {EVENT_COLUMNS} FROM json_populate_recordset(NULL::events, :rows)"
)
COMMON: Mapping[str, Executable] = {
    "add-table": insert(tables),
    "change-table": (
        update(tables)
        .where(tables.c.id == bindparam("of_table"))
        .values(status=bindparam("new_status"), has_bots=bindparam("new_has_bots"), changed=bindparam("now"))
    ),
    "drop-table": delete(tables).where(tables.c.id == bindparam("of_table")),
    "drop-holder": delete(holders).where(
        holders.c.holder == bindparam("of_holder"), holders.c.table_id == bindparam("of_table")
    ),
    "add-review": insert(reviews),
}


@cache
def statements_for(kind: str) -> Mapping[str, Executable]:
    """The statements of that kind of store. A text takes all its rows at once, as JSON."""
    insert_holder = (sqlite if kind == SQLITE else postgresql).insert(holders)
    return {
        **COMMON,
        "add-event": ADD_EVENTS_TO_SQLITE if kind == SQLITE else ADD_EVENTS_TO_POSTGRES,
        "add-holder": insert_holder.on_conflict_do_nothing(),  # whoever holds two seats of a table is noted once
    }
