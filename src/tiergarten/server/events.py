"""What happens at a table. A table is its header and the list of these; everything else follows from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Joined:
    """Somebody sat down."""

    seat: int
    name: str
    holder: str  # hash of the token


@dataclass(frozen=True)
class Renamed:
    """Somebody is called otherwise now."""

    seat: int
    name: str


@dataclass(frozen=True)
class Left:
    """Somebody stood up before the game."""

    seat: int


@dataclass(frozen=True)
class Arranged:
    """The host put a bot at a seat, or opened it."""

    seat: int
    level: str | None


@dataclass(frozen=True)
class Started:
    """The game began, with bots of that level at the seats that were open."""

    level: str


@dataclass(frozen=True)
class Played:
    """A seat made a move, and chance answered."""

    seat: int
    action: str
    answers: tuple[str, ...] | None = None  # none only until the move is made
    hold: bool = False


@dataclass(frozen=True)
class Confirmed:
    """A turn that was held is over."""

    seat: int


@dataclass(frozen=True)
class TakenBack:
    """A seat took back so many of its last moves."""

    seat: int
    moves: int


@dataclass(frozen=True)
class HandedOver:
    """The others let a bot play for a seat."""

    seat: int
    level: str


@dataclass(frozen=True)
class CameBack:
    """A person plays again instead of the bot that stood in."""

    seat: int


@dataclass(frozen=True)
class Resigned:
    """A person left the seat to a bot for good."""

    seat: int
    level: str


@dataclass(frozen=True)
class Paused:
    """Everything stops."""

    seat: int


@dataclass(frozen=True)
class Resumed:
    """Everything goes on."""

    seat: int


@dataclass(frozen=True)
class Hinted:
    """A seat asked for a hint."""

    seat: int


@dataclass(frozen=True)
class Shared:
    """A seat may be held by one more device, whoever has this pass first."""

    seat: int
    key: str  # hash of the pass


@dataclass(frozen=True)
class Sat:
    """One more device holds a seat."""

    seat: int
    holder: str


@dataclass(frozen=True)
class Rematched:
    """The same people play again at another table."""

    table: str


@dataclass(frozen=True)
class Closed:
    """Whoever runs the server closed the table."""


Event = (
    Joined
    | Renamed
    | Left
    | Arranged
    | Started
    | Played
    | Confirmed
    | TakenBack
    | HandedOver
    | CameBack
    | Resigned
    | Paused
    | Resumed
    | Hinted
    | Shared
    | Sat
    | Rematched
    | Closed
)
KINDS: dict[str, type[Any]] = {kind.__name__.lower(): kind for kind in Event.__args__}
NAMES = {kind: name for name, kind in KINDS.items()}


def kind_of(event: Event) -> str:
    """What the store calls it."""
    return NAMES[type(event)]


def body_of(event: Event) -> dict[str, Any]:
    """Its fields as JSON has them."""
    return event.__dict__ if isinstance(event, Played) else asdict(event)


def event_of(kind: str, body: Mapping[str, Any]) -> Event:
    """The event again."""
    if kind == "played":
        body = {**body, "answers": tuple(body["answers"])}
    event: Event = KINDS[kind](**body)
    return event
