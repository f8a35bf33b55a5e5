"""The tables of the store. `migrations/` makes them; a test holds that both say the same."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

NAMES = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMES)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("header", Text, nullable=False),  # as JSON, all that is settled when a table is set up
    Column("host", String(64), nullable=False),  # hash of the token
    # The rest follows from the events, and is there to be searched by.
    Column("status", String(8), nullable=False),
    Column("has_bots", Boolean, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("changed", BigInteger, nullable=False),  # milliseconds since 1970; moves of a game do not count
    Index("ix_tables_status", "status"),
    Index("ix_tables_host", "host"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),  # as JSON
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
    Column("command", String(96)),  # seat and the client's own id, for what is sent twice
    Column("asked", String(32)),  # fingerprint of the command
)

holders = Table(
    "holders",
    metadata,
    Column("holder", String(64), primary_key=True),  # hash of the token
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Index("ix_holders_table_id", "table_id"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("body", Text, nullable=False),  # as JSON
)
