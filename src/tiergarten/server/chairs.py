"""Who sits at a seat now, and how much time is left there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from .events import (
    Arranged,
    CameBack,
    Event,
    HandedOver,
    Hinted,
    Joined,
    Left,
    Renamed,
    Resigned,
    Sat,
    Started,
)
from .header import FirstSeat, Header

CHANGES_CHAIRS = (Joined, Renamed, Left, Arranged, Started, HandedOver, Resigned, CameBack, Hinted, Sat)


@dataclass(slots=True)
class Chair:
    """A seat at a table that people and bots play at."""

    name: str | None = None  # of the person
    holders: set[str] = field(default_factory=set)  # hashes of the tokens that hold it
    level: str | None = None  # of the bot that plays here now
    resigned: bool = False
    hints: int = 0
    left: float | None = None  # seconds on the clock when the last event happened
    gained: float = 0.0  # seconds that the end of its last turn has added

    @classmethod
    def of(cls, seat: FirstSeat) -> Chair:
        """As the table was set up."""
        return cls(seat.name, set(seat.holders), seat.level)

    @property
    def is_open(self) -> bool:
        """Does nobody sit here?"""
        return self.name is None and self.level is None

    @property
    def is_person(self) -> bool:
        """Does a person sit here, even if a bot stands in?"""
        return self.name is not None

    @property
    def stands_in(self) -> bool:
        """Does a bot play for a person who may take the seat back?"""
        return self.is_person and self.level is not None and not self.resigned

    def vacate(self) -> None:
        """Nobody sits here any more."""
        self.name, self.level = None, None
        self.holders = set()

    def again(self) -> FirstSeat:
        """Who sits here in a rematch: who came first, not who stood in."""
        return FirstSeat(self.name, tuple(sorted(self.holders)), None if self.is_person else self.level)


def chairs_after(header: Header, events: Iterable[Event]) -> list[Chair]:
    """Who sits at a table after these events, of which only those that change chairs are needed."""
    chairs = [Chair.of(seat) for seat in header.seats]
    for event in events:
        change_chairs(chairs, event)
    return chairs


def change_chairs(chairs: list[Chair], event: Event) -> None:
    """Somebody comes, goes, or changes places with a bot."""
    match event:
        case Joined(seat, name, holder):
            chairs[seat] = Chair(name, {holder})
        case Renamed(seat, name):
            chairs[seat].name = name
        case Left(seat):
            chairs[seat].vacate()
        case Arranged(seat, level):
            chairs[seat].vacate()
            chairs[seat].level = level
        case Started(level):
            _fill(chairs, level)
        case HandedOver(seat, level) | Resigned(seat, level):
            chairs[seat].level = level
            chairs[seat].resigned = isinstance(event, Resigned)
        case CameBack(seat):
            chairs[seat].level = None
        case Hinted(seat):
            chairs[seat].hints += 1
        case Sat(seat, holder):
            chairs[seat].holders.add(holder)


def _fill(chairs: list[Chair], level: str) -> None:
    """Bots sit down where nobody does."""
    for chair in chairs:
        if chair.is_open:
            chair.level = level
