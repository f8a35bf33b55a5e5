"""Which event a command makes, or why it cannot be carried out."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import orjson

from ..errors import MovedOn, NoEntry, NothingToUndo, NotNow, WrongSeat
from ..words import Seat
from . import keys
from .events import (
    Arranged,
    CameBack,
    Confirmed,
    Event,
    HandedOver,
    Hinted,
    Joined,
    Left,
    Paused,
    Played,
    Renamed,
    Resigned,
    Resumed,
    Sat,
    Shared,
    Started,
    TakenBack,
)
from .sitting import Sitting, action_ids
from .wire import commands as asked

STAGES = {  # what to say of them
    "open": "table-open",
    "playing": "table-playing",
    "over": "table-over",
    "closed": "table-closed",
}


def nobody_is_away(seat: int) -> bool:
    """For orders that hand no seat over."""
    return False


@dataclass(slots=True)
class Order:
    """A command, who gives it, and what else there is to know."""

    sitting: Sitting
    holder: str  # hash of the token
    at: int  # milliseconds since 1970
    may_hand_over: Callable[[int], bool] = nobody_is_away  # has the seat been left for long enough?
    new_key: str = ""  # for a pass, if one is asked for

    @property
    def own(self) -> list[int]:
        """The seats of whoever gives it."""
        return self.sitting.seats_of(self.holder)

    def seat(self, wanted: int | None, among: Sequence[int] = ()) -> int:
        """The own seat that is meant: the only one, or the only one of those that it can be about."""
        own = self.own
        if not own:
            raise NoEntry("seat-not-held")
        if wanted is None:
            meant = own if len(own) == 1 else [seat for seat in own if seat in among]
            if len(meant) != 1:
                raise WrongSeat("seat-needed", seats=tuple(Seat(seat) for seat in own))
            return meant[0]
        if wanted not in own:
            raise NoEntry("seat-not-yours", seats=tuple(Seat(seat) for seat in own))
        return wanted

    def event(self, command: asked.Command) -> Event:
        """The event that the command makes, or a TiergartenError that says why there is none."""
        if self.sitting.is_closed:
            raise NotNow("table-closed")
        event: Event = _DECIDE[type(command)](self, command)
        return event

    def need(self, *statuses: str) -> None:
        """The table must be in one of these stages."""
        if self.sitting.is_replay:
            raise NotNow("table-replay")
        status = self.sitting.status
        if status not in statuses:
            raise NotNow(STAGES[status])


def command_mark(holder: str, command: asked.Command) -> tuple[str, str]:
    """What a command is found again by, and a fingerprint of what it asks."""
    fingerprint = hashlib.sha256(orjson.dumps(command.__dict__)).hexdigest()[:32]  # all its fields are plain
    return f"{holder[:16]}:{command.id}", fingerprint


def play(order: Order, command: asked.Play) -> Event:
    """A move."""
    order.need("playing")
    sitting = order.sitting
    seat = order.seat(command.seat, sitting.actors)
    table = sitting.table
    assert table is not None
    if sitting.chairs[seat].level is not None:
        raise NotNow("seat-bot-plays")
    if sitting.is_paused:
        raise NotNow("table-paused")
    if sitting.held is not None:
        raise NotNow("turn-held", seat=Seat(sitting.held))
    if command.choice != sitting.choices[seat]:
        raise MovedOn("table-moved-on")
    id = action_ids(sitting.game).get(command.action)
    if id is None or (table.foreseen(seat, id) is None and id not in table.legal_ids(seat)):
        table.effects(command.action, seat)  # says what is wrong with it
        raise NotNow("action-no-name", action=command.action)
    return Played(seat, command.action, hold=command.hold)


def confirm(order: Order, command: asked.Confirm) -> Event:
    """The end of a turn that was held."""
    order.need("playing")
    seat = order.seat(command.seat, _of(order.sitting.held))
    if order.sitting.held != seat:
        raise NotNow("nothing-to-confirm")
    return Confirmed(seat)


def undo(order: Order, command: asked.Undo | asked.Restart) -> Event:
    """The own last move, or all of the turn's, taken back."""
    order.need("playing")
    sitting = order.sitting
    seat = order.seat(command.seat, [seat for seat in order.own if sitting.own_moves(seat)])
    moves = sitting.own_moves(seat)
    if not moves or sitting.chairs[seat].level is not None:
        raise NothingToUndo("play-cannot-undo")
    if sitting.is_paused:
        raise NotNow("table-paused")
    return TakenBack(seat, 1 if isinstance(command, asked.Undo) else moves)


def join(order: Order, command: asked.Join) -> Event:
    """Sitting down."""
    order.need("open")
    sitting = order.sitting
    invited = command.key is not None and keys.is_same(command.key, sitting.header.invite)
    if not (sitting.header.settings.public or invited):
        raise NoEntry("invite-wrong")
    if order.own:
        raise NotNow("seat-already", seats=tuple(Seat(seat) for seat in order.own))
    free = [seat for seat, chair in enumerate(sitting.chairs) if chair.is_open]
    if not free:
        raise NotNow("table-full")
    if command.seat is not None and command.seat not in free:
        raise NotNow("seat-taken", seats=tuple(Seat(seat) for seat in free))
    seat = free[0] if command.seat is None else command.seat
    return Joined(seat, _unlike_others(command.name, sitting), order.holder)


def _unlike_others(name: str, sitting: Sitting) -> str:
    """Two people of one name are told apart by a number."""
    taken = {chair.name for chair in sitting.chairs}
    called, number = name, 1
    while called in taken:
        number += 1
        called = f"{name} {number}"
    return called


def rename(order: Order, command: asked.Rename) -> Event:
    """Another name."""
    order.need("open", "playing")
    seat = order.seat(command.seat)
    if command.name == order.sitting.chairs[seat].name:
        return Renamed(seat, command.name)
    return Renamed(seat, _unlike_others(command.name, order.sitting))


def leave(order: Order, command: asked.Leave) -> Event:
    """Standing up before the game."""
    if order.sitting.status == "playing":
        raise NotNow("leave-started")
    order.need("open")
    return Left(order.seat(command.seat))


def arrange(order: Order, command: asked.Arrange) -> Event:
    """A bot at a seat, or nobody."""
    order.need("open")
    _need_host(order)
    sitting = order.sitting
    if command.seat >= len(sitting.chairs):
        raise WrongSeat("seat-unknown", seat=str(command.seat), last=len(sitting.chairs) - 1)
    if sitting.chairs[command.seat].is_person:
        raise NotNow("seat-person", seat=Seat(command.seat))
    return Arranged(command.seat, command.level)


def start(order: Order, command: asked.Start) -> Event:
    """The beginning of the game."""
    order.need("open")
    _need_host(order)
    return Started(command.level)


def _need_host(order: Order) -> None:
    """Only who set the table up may, or, when nobody holds the host's seat any more, anybody who sits there."""
    order.seat(None, order.own[:1])
    hosts = order.sitting.seats_of(order.sitting.header.host)
    if hosts and order.holder != order.sitting.header.host:
        raise NoEntry("host-only", seat=Seat(hosts[0]))


def hand_over(order: Order, command: asked.HandOver) -> Event:
    """A bot for somebody who is away."""
    order.need("playing")
    order.seat(None, order.own[:1])
    sitting, seat = order.sitting, command.seat
    if seat >= len(sitting.chairs):
        raise WrongSeat("seat-unknown", seat=str(seat), last=len(sitting.chairs) - 1)
    if sitting.chairs[seat].level is not None:
        raise NotNow("seat-bot-already", seat=Seat(seat))
    if seat in order.own:
        raise NotNow("hand-over-own")
    left = sitting.time_left(seat, order.at)
    if not (order.may_hand_over(seat) or (left is not None and left <= 0)):
        raise NotNow("hand-over-present", seat=Seat(seat))
    return HandedOver(seat, command.level)


def take_back(order: Order, command: asked.TakeBack) -> Event:
    """The own seat again."""
    order.need("playing")
    stood_in = [seat for seat in order.own if order.sitting.chairs[seat].stands_in]
    seat = order.seat(command.seat, stood_in)
    if seat not in stood_in:
        raise NotNow("take-back-none")
    return CameBack(seat)


def resign(order: Order, command: asked.Resign) -> Event:
    """The own seat to a bot."""
    order.need("playing")
    seat = order.seat(command.seat, order.sitting.actors)
    if order.sitting.chairs[seat].resigned:
        raise NotNow("seat-bot-already", seat=Seat(seat))
    return Resigned(seat, command.level)


def pause(order: Order, command: asked.Pause) -> Event:
    """Everything stops."""
    order.need("playing")
    if order.sitting.is_paused:
        raise NotNow("table-paused")
    return Paused(order.seat(None, order.own[:1]))


def resume(order: Order, command: asked.Resume) -> Event:
    """Everything goes on."""
    order.need("playing")
    if not order.sitting.is_paused:
        raise NotNow("table-not-paused")
    return Resumed(order.seat(None, order.own[:1]))


def hint(order: Order, command: asked.Hint) -> Event:
    """Advice from a bot."""
    order.need("playing")
    settings = order.sitting.header.settings
    if settings.strict or not settings.hints:
        raise NotNow("hints-off")
    seat = order.seat(command.seat, order.sitting.actors)
    if seat not in order.sitting.actors or order.sitting.chairs[seat].level is not None:
        raise NotNow("hint-not-your-turn")
    return Hinted(seat)


def share(order: Order, command: asked.Share) -> Event:
    """A pass for a second device."""
    if order.sitting.is_replay:
        raise NotNow("table-replay")
    return Shared(order.seat(command.seat), keys.hashed(order.new_key))


def sit(order: Order, command: asked.Sit) -> Event:
    """The second device."""
    seat = order.sitting.passes.get(keys.hashed(command.key))
    if seat is None:
        raise NoEntry("pass-wrong")
    return Sat(seat, order.holder)


def _of(seat: int | None) -> list[int]:
    return [] if seat is None else [seat]


_DECIDE: dict[type, Callable[..., Event]] = {
    asked.Play: play,
    asked.Confirm: confirm,
    asked.Undo: undo,
    asked.Restart: undo,
    asked.Join: join,
    asked.Rename: rename,
    asked.Leave: leave,
    asked.Arrange: arrange,
    asked.Start: start,
    asked.HandOver: hand_over,
    asked.TakeBack: take_back,
    asked.Resign: resign,
    asked.Pause: pause,
    asked.Resume: resume,
    asked.Hint: hint,
    asked.Share: share,
    asked.Sit: sit,
}
