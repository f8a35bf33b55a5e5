"""The hall: all tables, those in memory and those in the store, and everything that happens at them."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from ..core.table import Table
from ..errors import BadStore, MovedOn, NotNow, TiergartenError, TooMuch, UnknownTable
from ..games import registry
from . import keys
from .bus import Bus, Hint
from .compiling import Compiler
from .events import Closed, Event, Played, Rematched, Started, kind_of
from .folding import folded, new_sitting
from .happening import Happening, Happenings
from .header import Header
from .hinting import hints_for, is_advised
from .live import LiveTable, now_ms
from .metrics import Metrics
from .neighbours import Neighbours
from .orders import Order, command_mark
from .resuming import open_where_bots_play
from .settings import Limits
from .sitting import Sitting
from .store.store import Store
from .store.writer import Conflict
from .thinking import Thinkers
from .wire import WIRE, commands, messages

RETRY = 1.0  # seconds until a store that is out of reach is tried again
MOST_TRIES = 10  # where several processes want to write the same version
log = logging.getLogger(__name__)


class Hall:
    """Opens tables, carries out commands, lets bots play."""

    def __init__(
        self, store: Store, bus: Bus, compiler: Compiler, thinkers: Thinkers, limits: Limits, metrics: Metrics
    ) -> None:
        self.store = store
        self.compiler = compiler
        self.thinkers = thinkers
        self.limits = limits
        self.metrics = metrics
        self._bus = bus
        self._live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()  # all that anybody has to do with
        self._kept: OrderedDict[str, LiveTable] = OrderedDict()  # whether or not; the one used longest ago first
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._goes_on: asyncio.Task[None] | None = None
        self.neighbours = Neighbours(bus, self._live)
        self._happenings = Happenings(store, bus, self.neighbours, metrics)

    async def start(self) -> None:
        """Listen to other processes, and let bots go on where the last run stopped."""
        await self._bus.start(self._hear)
        self.neighbours.start()
        self._goes_on = asyncio.create_task(open_where_bots_play(self.store, self.open))

    async def close(self) -> None:
        """Stop everything; what has been acknowledged is in the store."""
        bots = [live.bots for live in list(self._live.values()) if live.bots is not None]
        tasks = [*bots, *([self._goes_on] if self._goes_on else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.neighbours.close()
        await self._bus.close()

    # Opening and putting away

    async def open(self, id: str) -> LiveTable:
        """The table, from memory or from the store; UnknownTable, or NotReady while its game is compiled."""
        live = self._live.get(id)
        if live is None:
            if id not in self._opening:
                self._opening[id] = asyncio.create_task(self._read(id))
                self._opening[id].add_done_callback(lambda _: self._opening.pop(id, None))
            live = await asyncio.shield(self._opening[id])
        if id in self._kept:
            self._kept.move_to_end(id)
        return live

    def in_memory(self, id: str) -> LiveTable | None:
        """The table, if it need not be read."""
        return self._live.get(id)

    async def _read(self, id: str) -> LiveTable:
        header = await self.store.header(id)
        if header is None:
            raise UnknownTable("table-unknown")
        live = LiveTable(await self._fold(header))
        self._live[id] = self._kept[id] = live
        self.let_bots_play(live)
        self._put_away()
        self.neighbours.ask(id)
        return live

    async def _fold(self, header: Header) -> Sitting:
        past = await self.store.events(header.id)
        if header.record is not None or any(isinstance(happened.event, Started) for happened in past):
            await self.compiler.ready(registry.game(header.game))
        return folded(header, past)

    def _put_away(self) -> None:
        """Forget tables that nobody looks at, when there are too many; the store has them."""
        surplus = len(self._kept) - self.limits.live_tables
        for id in [id for id, live in self._kept.items() if live.is_idle][: max(surplus, 0)]:
            del self._kept[id]
        self.metrics.live_tables.set(len(self._kept))

    @asynccontextmanager
    async def at(self, live: LiveTable) -> AsyncIterator[Sitting]:
        """The table while nothing else happens there, and as the store has it: nobody is shown what may not last."""
        async with live.lock:
            await self._make_sure(live)
            yield live.sitting

    async def _make_sure(self, live: LiveTable) -> None:
        """After a write that failed nobody knows what the store has: look."""
        if live.is_doubtful:
            live.sitting = await self._fold(live.sitting.header)
            live.is_doubtful = False
            live.tell_whole()

    # What happens

    async def add(self, header: Header) -> LiveTable:
        """A new table; TooMuch where there are enough."""
        if await self.store.living() >= self.limits.all_tables:
            raise TooMuch("too-many-tables-in-all", most=self.limits.all_tables)
        if await self.store.living(header.host) >= self.limits.tables:
            raise TooMuch("too-many-tables", most=self.limits.tables)
        if header.record is not None:
            await self.compiler.ready(registry.game(header.game))
            new_sitting(header)  # is it whole?
        await self.store.add_table(header, "over" if header.record else "open")
        self.metrics.tables.inc()
        return await self.open(header.id)

    async def carry_out(self, live: LiveTable, holder: str, command: commands.Command) -> messages.Done:
        """Do what a command asks, once; a TiergartenError if it cannot be done."""
        try:
            return await self._carry_out(live, holder, command)
        except SQLAlchemyError as fault:
            log.error("store out of reach", extra={"fault": type(fault).__name__})
            raise BadStore("store-away") from None

    async def _carry_out(self, live: LiveTable, holder: str, command: commands.Command) -> messages.Done:
        if isinstance(command, commands.React):
            return self._react(live, holder, command)
        if isinstance(command, commands.Rematch):
            return await self._rematch(live, holder, command)
        if isinstance(command, commands.Start):
            await self.compiler.ready(live.sitting.game)
        async with live.lock:
            if isinstance(command, commands.Hint) and is_advised(live, holder, command):
                raise TooMuch("hint-underway")
            done = await self._do(live, holder, command)
        if isinstance(command, commands.Hint):
            done["hints"] = await hints_for(live, holder, command, done["version"], self.thinkers)
        return done

    async def _do(self, live: LiveTable, holder: str, command: commands.Command) -> messages.Done:
        """Let happen what a command asks; where another process was faster, look again whether it still can."""
        mark, asked = command_mark(holder, command)
        new_key = keys.new_key() if isinstance(command, commands.Share) else ""
        for _ in range(MOST_TRIES):
            await self._make_sure(live)
            fault: TiergartenError | None = None
            if not live.sitting.may_have_done(mark):
                order = Order(live.sitting, holder, now_ms(), lambda seat: self._is_left(live, seat), new_key)
                try:
                    done = done_message(await self._happen(live, order.event(command), mark, asked), command.id)
                    done["key"] = new_key or None
                    return done
                except Conflict:
                    pass
                except TiergartenError as refusal:
                    fault = refusal
            before = await self._done_before(live, mark, asked, command)
            if before is not None:
                return before
            if fault is not None:
                raise fault
        raise MovedOn("table-moved-on")

    def _is_left(self, live: LiveTable, seat: int) -> bool:
        return live.presence.is_away_long(seat, self.limits.away)

    async def _done_before(
        self, live: LiveTable, mark: str, asked: str, command: commands.Command
    ) -> messages.Done | None:
        """The answer to a command that was carried out earlier, if it was."""
        happened = await self.store.of_command(live.sitting.header.id, mark)
        if happened is None:
            return None
        if happened.asked != asked:
            raise NotNow("command-id-used", id=command.id)
        done = done_message(happened.version, command.id)
        if isinstance(happened.event, Rematched):
            done["table"] = happened.event.table
        return done

    async def _happen(self, live: LiveTable, event: Event, command: str | None = None, asked: str | None = None) -> int:
        """Let something happen at a table whose lock is held, and bots go on; the new version."""
        version = await self._happenings.happen(live, event, command, asked)
        self.let_bots_play(live)
        return version

    # Moves, which are most of what happens, without a task that waits

    def begin_move(self, live: LiveTable, holder: str, command: commands.Play) -> Happening | None:
        """Begin to make a move, and hold the table's lock until `end_move`.

        None, and nothing has changed, if anything stands in the way: then `carry_out` waits for it, or says what it is.
        """
        if live.is_doubtful or not live.take_lock():
            return None
        happening = None
        try:
            mark, asked = command_mark(holder, command)
            if not live.sitting.may_have_done(mark):
                event = Order(live.sitting, holder, now_ms()).event(command)
                happening = self._happenings.begin(live, event, mark, asked)
        except TiergartenError:
            pass
        finally:
            if happening is None:
                live.lock.release()
        return happening

    def end_move(self, live: LiveTable, happening: Happening, command: commands.Play) -> messages.Done | None:
        """The move is written, and told; None if it is not known to be, and `carry_out` has to see to it."""
        try:
            fault = happening.written.exception()
            if fault is not None:
                self.metrics.conflicts.inc(isinstance(fault, Conflict))
                return None
            self._happenings.end(live, happening)
            self.let_bots_play(live)
            return done_message(happening.version, command.id)
        finally:
            live.lock.release()

    def _react(self, live: LiveTable, holder: str, command: commands.React) -> messages.Done:
        order = Order(live.sitting, holder, now_ms())
        seat = order.seat(command.seat, order.own[:1])
        mark, _ = command_mark(holder, command)
        if mark in live.reactions:  # sent again
            return done_message(live.sitting.version, command.id)
        live.reactions.append(mark)
        live.tell_reaction(seat, command.reaction)
        self._bus.tell({"table": live.sitting.header.id, "seat": seat, "reaction": command.reaction})
        return done_message(live.sitting.version, command.id)

    async def _rematch(self, live: LiveTable, holder: str, command: commands.Rematch) -> messages.Done:
        """A table for the same people, started at once; who asks second is led to the same one."""
        async with live.lock:
            await self._make_sure(live)
            mark, asked = command_mark(holder, command)
            if live.sitting.may_have_done(mark) and (done := await self._done_before(live, mark, asked, command)):
                return done
            order = Order(live.sitting, holder, now_ms())
            order.seat(None, order.own[:1])
            order.need("over")
            if live.sitting.rematch is None:
                header = live.sitting.header.rotated(tuple(chair.again() for chair in live.sitting.chairs), now_ms())
                again = await self.add(replace(header, host=holder))
                async with again.lock:
                    await self._happen(again, Started("medium"))
                try:
                    await self._happen(live, Rematched(header.id), mark, asked)
                except Conflict:  # another process was faster
                    await self._make_sure(live)
            done = done_message(live.sitting.version, command.id)
            done["table"] = live.sitting.rematch
            return done

    async def close_table(self, id: str) -> None:
        """Nobody plays there any more."""
        live = await self.open(id)
        async with live.lock:
            await self._make_sure(live)
            if live.sitting.status != "closed":
                await self._happen(live, Closed())

    # Bots

    def let_bots_play(self, live: LiveTable) -> None:
        """Bots that are to move think, in the background."""
        if live.bots is None and live.sitting.bots_to_move:
            live.bots = asyncio.create_task(self._bots_play(live))

    async def _bots_play(self, live: LiveTable) -> None:
        try:
            while seats := live.sitting.bots_to_move:
                try:
                    await self._bot_plays(live, seats[0])
                except SQLAlchemyError as fault:  # the store will come back
                    log.error("store out of reach", extra={"fault": type(fault).__name__})
                    await asyncio.sleep(RETRY)
        finally:
            live.bots = None

    async def _bot_plays(self, live: LiveTable, seat: int) -> None:
        """One move of a bot, unless the choice is another one by the time that it has thought."""
        sitting = live.sitting
        level, choice, table = sitting.chairs[seat].level, sitting.choices[seat], sitting.table
        assert table is not None
        assert level is not None
        pace = asyncio.create_task(asyncio.sleep(sitting.header.settings.pace))
        with self.metrics.thinking.time():
            action = await self._thought(table, seat, level)
        await pace
        async with live.lock:
            await self._make_sure(live)
            now = live.sitting
            if seat in now.bots_to_move and now.choices[seat] == choice:
                try:
                    await self._happen(live, Played(seat, action))
                except Conflict:  # another process was faster
                    await self._make_sure(live)

    async def _thought(self, table: Table, seat: int, level: str) -> str:
        """The move that a bot makes; a random one if it fails, so that nobody waits for ever."""
        try:
            return await self.thinkers.choose(table, seat, level)
        except Exception as fault:  # a bot's fault must not stop the game
            log.error("bot failed", extra={"game": table.game.id, "level": level, "fault": repr(fault)})
            return await self.thinkers.choose(table, seat, "random")

    # Other processes

    async def _hear(self, hint: Hint) -> None:
        """Another process says that a table has changed."""
        live = self._live.get(str(hint.get("table")))
        if live is None or self.neighbours.hear(live, hint):
            return
        if "reaction" in hint:
            live.tell_reaction(int(hint["seat"]), str(hint["reaction"]))
            return
        async with live.lock:
            await self._make_sure(live)
            if live.sitting.version < int(hint["version"]):
                await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> None:
        for happened in await self.store.events(live.sitting.header.id, live.sitting.version):
            live.sitting.apply(happened.event, happened.at, happened.command)
            live.tell(live.news(kind_of(happened.event)))
        self.let_bots_play(live)


def done_message(version: int, id: str) -> messages.Done:
    """The answer to a command that was carried out."""
    return {"kind": "done", "wire": WIRE, "version": version, "id": id, "key": None, "table": None, "hints": None}
