"""What happens at a table: it is applied, written, and when it is kept, told to everybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .events import Event, Joined, Left, Sat, kind_of
from .live import LiveTable, News, now_ms
from .store.store import Happened, Store
from .store.writer import Conflict

if TYPE_CHECKING:
    from asyncio import Future

    from .bus import Bus
    from .metrics import Metrics
    from .neighbours import Neighbours
    from .sitting import Sitting
    from .store.statements import Statement

SEATING = Joined | Left | Sat  # events that change who holds seats


@dataclass(slots=True)
class Happening:
    """Something that has been applied, and is being written."""

    kind: str
    version: int  # of the table, then
    is_seating: bool
    written: Future[None]
    news: News | None


class Happenings:
    """Lets things happen at tables whose locks are held."""

    def __init__(self, store: Store, bus: Bus, neighbours: Neighbours, metrics: Metrics) -> None:
        self._store = store
        self._bus = bus
        self._neighbours = neighbours
        self._metrics = metrics

    async def happen(self, live: LiveTable, event: Event, command: str | None = None, asked: str | None = None) -> int:
        """Let something happen; the new version. Conflict where another process was faster."""
        happening = self.begin(live, event, command, asked)
        try:
            await happening.written
        except Conflict:
            self._metrics.conflicts.inc()
            raise
        self.end(live, happening)
        return happening.version

    def begin(self, live: LiveTable, event: Event, command: str | None = None, asked: str | None = None) -> Happening:
        """Apply it and begin to write it. Until `end` nobody knows whether the store has it."""
        sitting, at = live.sitting, now_ms()
        kind, was = kind_of(event), (sitting.status, sitting.has_bots)
        is_seating = isinstance(event, SEATING)
        held = sitting.holders if is_seating else set()
        live.is_doubtful = True
        kept = sitting.apply(event, at, command)
        also = self._seating(sitting, held) if is_seating else []
        if was != (sitting.status, sitting.has_bots):
            also.append(self._store.changes_table(sitting.header.id, sitting.status, sitting.has_bots, at))
        written = self._store.append(sitting.header.id, Happened(sitting.version, kept, at, command, asked), *also)
        return Happening(kind, sitting.version, is_seating, written, live.news(kind))  # made while the store writes

    def end(self, live: LiveTable, happening: Happening) -> None:
        """The store has it: tell everybody."""
        live.is_doubtful = False
        self._metrics.events.counts[happening.kind] += 1
        live.tell(happening.news)
        self._bus.tell({"table": live.sitting.header.id, "version": happening.version})
        if happening.is_seating:
            self._neighbours.tell(live)

    def _seating(self, sitting: Sitting, held: set[str]) -> list[Statement]:
        """Who holds seats at the table now, and who no longer does."""
        id, now = sitting.header.id, sitting.holders
        came = [self._store.adds_holder(id, holder) for holder in now - held]
        return came + [self._store.drops_holder(id, holder) for holder in held - now]
