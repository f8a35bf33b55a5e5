"""How a table was set up: what never changes about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from ..core.dealer import Dealer
from ..core.options import Options
from . import keys


@dataclass(frozen=True)
class Clock:
    """Seconds to think: for the whole game, and what each turn adds."""

    allowance: int
    increment: int


@dataclass(frozen=True)
class Settings:
    """What the host has chosen."""

    strict: bool = False  # no aids
    hints: bool = True
    public: bool = False
    watching: bool = True
    clock: Clock | None = None
    pace: float = 0.7  # seconds that a bot takes for a move at least


@dataclass(frozen=True)
class FirstSeat:
    """Who sits at a seat from the beginning: a person, a bot, or nobody yet."""

    name: str | None = None
    holders: tuple[str, ...] = ()
    level: str | None = None


@dataclass(frozen=True)
class Header:
    """All that is settled when a table is set up."""

    id: str
    game: str
    rules: int
    options: Options
    seats: tuple[FirstSeat, ...]
    settings: Settings
    host: str  # hash of the token
    seed: int
    salt: str
    invite: str
    watch: str
    created: int  # milliseconds since 1970
    record: Mapping[str, Any] | None = None  # of a game that was uploaded to be replayed

    @property
    def dealer(self) -> Dealer:
        """Who answers for chance."""
        return Dealer(self.seed, self.salt)

    def json(self) -> dict[str, Any]:
        """As the store keeps it. The seed is written in digits: it is longer than numbers of JSON may be."""
        return {**asdict(self), "seed": str(self.seed)}

    def rotated(self, seats: tuple[FirstSeat, ...], created: int) -> Header:
        """Another table like this with a new deal, each of these seats one further."""
        new = Dealer.of()
        return replace(
            self,
            id=keys.new_id(),
            seats=(*seats[-1:], *seats[:-1]),
            seed=new.seed,
            salt=new.salt,
            invite=keys.new_key(),
            watch=keys.new_key(),
            created=created,
        )


def header_of(kept: Mapping[str, Any]) -> Header:
    """The header again."""
    settings = {**kept["settings"]}
    settings["clock"] = Clock(**settings["clock"]) if settings["clock"] else None
    seats = tuple(FirstSeat(**{**seat, "holders": tuple(seat["holders"])}) for seat in kept["seats"])
    return Header(**{**kept, "settings": Settings(**settings), "seats": seats, "seed": int(kept["seed"])})
