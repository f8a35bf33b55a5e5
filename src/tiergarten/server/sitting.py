"""A table with people and bots at it: what its events have made of it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal

from ..core.signs import CHANCE
from ..core.table import Table
from ..errors import BadStore, NothingToUndo
from ..games import registry
from .chairs import Chair, change_chairs
from .events import (
    Closed,
    Confirmed,
    Event,
    HandedOver,
    Paused,
    Played,
    Rematched,
    Resigned,
    Resumed,
    Sat,
    Shared,
    Started,
    TakenBack,
)
from .telling import Log, log_of, told_by

if TYPE_CHECKING:
    from ..core.game import Game
    from .header import Header

Status = Literal["open", "playing", "over", "closed"]


@cache
def action_ids(game: Game) -> dict[str, int]:
    """The ids of a game's actions by their names."""
    return {name: id for id, name in enumerate(game.parts.actions)}


class Sitting:
    """A table as it is after some events. `apply` takes the next one; whether it may happen others have checked."""

    def __init__(self, header: Header, table: Table | None = None) -> None:
        """As it was set up; with a table, the replay of a game that was played elsewhere."""
        self.header = header
        self.game = registry.game(header.game)
        self.chairs = [Chair.of(seat) for seat in header.seats]
        self.version = 0
        self.at = header.created  # milliseconds, when the last event happened
        self.table = table
        self.log = Log() if table is None else log_of(table)
        self.told_from = 0  # sentences of the log that were there before the last event, and still are
        self.choices = [0] * len(self.chairs)  # version in which each seat's present choice came up
        self.held: int | None = None  # seat that has to confirm its turn
        self.is_paused = False
        self.is_closed = False
        self.passes: dict[str, int] = {}  # seats by the hashes of passes that have not been used
        self.rematch: str | None = None
        self._commands = bytearray()  # that events came from, as hashes: a set of all their texts would be large
        self._look_for_bots()
        self._settle()

    @property
    def is_replay(self) -> bool:
        """Was the game played elsewhere?"""
        return self.header.record is not None

    def _settle(self) -> None:
        """What follows from all the rest: it is asked for often, and found once after each event."""
        self.status = self._status()  # where in its life the table is
        self.actors = self._actors()  # the seats that may move now
        self.bots_to_move = tuple([seat for seat in self.actors if self.chairs[seat].level is not None])

    def _look_for_bots(self) -> None:
        """Does a bot sit anywhere?"""
        self.has_bots = any(chair.level for chair in self.chairs)

    def _status(self) -> Status:
        if self.is_closed:
            return "closed"
        if self.table is None:
            return "open"
        return "over" if self.is_replay or (self.table.over and self.held is None) else "playing"

    def _actors(self) -> tuple[int, ...]:
        if self.table is None or self.is_replay or self.held is not None or self.is_paused or self.is_closed:
            return ()
        return self.table.actors

    @property
    def holders(self) -> set[str]:
        """The hashes of all tokens that hold a seat."""
        return {holder for chair in self.chairs for holder in chair.holders}

    def seats_of(self, holder: str | None) -> list[int]:
        """The seats that a token holds."""
        return [seat for seat, chair in enumerate(self.chairs) if holder in chair.holders]

    def may_have_done(self, command: str) -> bool:
        """Has an event perhaps come from this command? The store knows for sure."""
        return _hashed(command) in self._commands

    def apply(self, event: Event, at: int, command: str | None = None) -> Event:
        """Let it happen, as that command has asked; the event as it is to be kept, with what chance answered."""
        if command is not None:
            self._commands += _hashed(command)
        self._spend_time(at)
        self.version += 1
        self.at = max(self.at, at)
        self.told_from = len(self.log)
        if isinstance(event, Played):
            event = self._play(event)
        else:
            self._change(event)
            self._look_for_bots()
        self._settle()
        return event

    def _change(self, event: Event) -> None:
        """Let anything happen but a move."""
        match event:
            case TakenBack(seat, moves):
                self._take_back(seat, moves)
            case Confirmed(seat):
                self._end_turn(seat)
            case Started():
                self._start(event)
            case Paused() | Resumed():
                self.is_paused = isinstance(event, Paused)
            case Rematched(table):
                self.rematch = table
            case Closed():
                self.is_closed = True
            case _:
                self._change_seat(event)

    def _change_seat(self, event: Event) -> None:
        """Somebody comes, goes, or changes places with a bot."""
        change_chairs(self.chairs, event)
        match event:
            case HandedOver(seat) | Resigned(seat):
                if self.held == seat:
                    self._end_turn(seat)
            case Shared(seat, key):
                self.passes[key] = seat
            case Sat(seat):
                self.passes = {key: of for key, of in self.passes.items() if of != seat}

    def _start(self, event: Started) -> None:
        change_chairs(self.chairs, event)
        if self.header.settings.clock:
            for chair in self.chairs:
                chair.left = float(self.header.settings.clock.allowance)
        self.table = Table(self.game, len(self.chairs), self.header.options, self.header.dealer)
        self.log = log_of(self.table)
        self.choices = [self.version] * len(self.chairs)

    def _play(self, event: Played) -> Played:
        table = self._playing()
        acted, before, ply = table.actors, table.state_bytes(), table.ply
        id = action_ids(self.game)[event.action]
        foreseen = table.foreseen(event.seat, id)
        table.make(event.seat, id)
        moves = table.moves_since(ply)
        answers = self.answers(moves)
        if event.answers not in (None, answers):
            raise BadStore("store-other-answer", table=self.header.id, version=self.version)
        has_chance = len(moves) > 1
        self.log.append(told_by(self.game.parts, before, moves, foreseen))
        is_done = event.seat not in table.actors
        self._renew_choices(event.seat, acted, has_chance=has_chance)
        if event.hold and is_done and not has_chance and acted == (event.seat,):
            self.held = event.seat
        elif is_done:
            self._add_time(event.seat)
        return Played(event.seat, event.action, answers, event.hold)

    def answers(self, moves: list[tuple[int, int]]) -> tuple[str, ...]:
        """What chance answered among some moves."""
        outcomes = self.game.parts.outcomes
        return tuple([outcomes[id] for seat, id in moves if seat == CHANCE])

    def _renew_choices(self, mover: int, acted: tuple[int, ...], *, has_chance: bool) -> None:
        """A seat's choice stays what it is only while others make sealed moves beside it."""
        if has_chance or acted == (mover,):
            self.choices = [self.version] * len(self.chairs)
            return
        acts = self._playing().actors
        for seat in range(len(self.chairs)):
            if seat == mover or seat not in acted or seat not in acts:
                self.choices[seat] = self.version

    def _take_back(self, seat: int, moves: int) -> None:
        table = self._playing()
        acted = table.actors
        if self.held is None and seat not in acted:  # its turn was over
            self._take_time_back(seat)
        for _ in range(moves):
            table.undo(seat)
        self.held = None
        told = log_of(table)
        self.told_from = told.common(self.log)
        self.log = told
        self._renew_choices(seat, acted, has_chance=False)

    def _end_turn(self, seat: int) -> None:
        self.held = None
        self._add_time(seat)
        self.choices = [self.version] * len(self.chairs)

    def can_undo(self, seat: int) -> bool:
        """Could the seat take a move back: its own last one, nobody else's and no answer of chance since?"""
        if self.table is None or self.status != "playing":
            return False
        return seat in self.last_mover or (self.game.has_secrets and self._has_sealed(seat))

    def own_moves(self, seat: int) -> int:
        """How many moves the seat could take back."""
        if not self.can_undo(seat):
            return 0
        table, n = self._playing(), 0
        while n < table.ply and table.mover(table.ply - 1 - n) == seat:
            n += 1
        return max(n, 1)  # a sealed move is taken back from among those of others

    @property
    def last_mover(self) -> tuple[int, ...]:
        """Who moved last, unless it was chance."""
        table = self._playing()
        last = table.mover(table.ply - 1) if table.ply else CHANCE
        return () if last == CHANCE else (last,)

    def _has_sealed(self, seat: int) -> bool:
        """Could the seat take back a sealed move, though others have sealed theirs since?"""
        table = self._playing()
        if seat in table.actors:
            return False
        since_chance = []
        for mover, _ in reversed(table.moves):
            if mover == CHANCE:
                break
            since_chance.append(mover)
        return seat in since_chance and _can_undo(table, seat)

    def _playing(self) -> Table:
        assert self.table is not None, "a move at a table where no game has started"
        return self.table

    # Clocks: a seat's time runs while it is to move, or holds its turn.

    @property
    def ticking(self) -> tuple[int, ...]:
        """The seats whose time is running."""
        if self.is_paused or self.header.settings.clock is None:
            return ()
        seats = self.actors if self.held is None else (self.held,)
        return tuple(seat for seat in seats if self.chairs[seat].level is None)

    def _spend_time(self, at: int) -> None:
        for seat in self.ticking:
            self.chairs[seat].left = self.time_left(seat, at)

    def _add_time(self, seat: int) -> None:
        """A turn is over: others are to move. What a bot does adds nothing, as its clock does not run either."""
        chair, clock = self.chairs[seat], self.header.settings.clock
        if chair.left is not None and clock is not None:
            chair.gained = float(clock.increment) if chair.level is None else 0.0
            chair.left += chair.gained

    def _take_time_back(self, seat: int) -> None:
        chair = self.chairs[seat]
        if chair.left is not None:
            chair.left -= chair.gained

    def time_left(self, seat: int, at: int) -> float | None:
        """Seconds on a seat's clock at that moment."""
        left = self.chairs[seat].left
        if left is None or seat not in self.ticking:
            return left
        return left - max(at - self.at, 0) / 1000


def _hashed(command: str) -> bytes:
    return hash(command).to_bytes(8, "little", signed=True)


def _can_undo(table: Table, seat: int) -> bool:
    try:
        table.copy().undo(seat)
    except NothingToUndo:
        return False
    return True
