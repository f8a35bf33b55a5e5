"""Commands are no longer found by an index: it took as much to write as the event itself."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Drop it: whoever writes the next event has read all before it, and knows which commands they came from."""
    op.drop_index("uq_events_table_id_command", "events")
