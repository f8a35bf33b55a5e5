"""Who sits at a seat now, and how much time is left there."""

from __future__ import annotations

from dataclasses import dataclass, field

from .header import FirstSeat


@dataclass(slots=True)
class Chair:
    """A seat at a table that people and bots play at."""

    name: str | None = None  # of the person
    holders: set[str] = field(default_factory=set)  # hashes of the tokens that hold it
    level: str | None = None  # of the bot that plays here now
    resigned: bool = False
    hints: int = 0
    left: float | None = None  # seconds on the clock when the last event happened

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
