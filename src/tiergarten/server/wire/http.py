"""What is asked and answered over HTTP, beside commands."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict

from .commands import Wire
from .messages import Status
from .plain import MOST_SEATS, Json, Level, PersonName, Said

MOST = 2**31 - 1  # of a number that an option may be


class Asked(BaseModel):
    """The body of a request."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class NewSession(Asked):
    """How the new token is kept: in a cookie that scripts cannot read, or by the client itself."""

    kind: Literal["cookie", "bearer"] = "cookie"


class Session(TypedDict):
    """The token that seats will be held by."""

    token: Annotated[str | None, Field(description="For `Authorization: Bearer`; none if it is in the cookie.")]


class Here(Asked):
    """The seat of whoever sets the table up; several of them pass one device around."""

    kind: Literal["here"] = "here"
    name: PersonName


class Open(Asked):
    """A seat for somebody who is invited."""

    kind: Literal["open"] = "open"


class BotSeat(Asked):
    """A seat for a bot."""

    kind: Literal["bot"] = "bot"
    level: Level = "medium"


NewSeat = Annotated[Here | Open | BotSeat, Field(discriminator="kind")]


class NewClock(Asked):
    """Time to think, in seconds: for the whole game, and what each turn adds."""

    allowance: Annotated[int, Field(ge=1, le=7 * 86_400)]
    increment: Annotated[int, Field(ge=0, le=86_400)] = 0


class NewTable(Asked):
    """A table to be set up."""

    game: Annotated[str, Field(max_length=40, examples=["mini"])]
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[
        dict[str, str | Annotated[int, Field(ge=-MOST, le=MOST)] | list[str]],
        Field(max_length=20, description="The game's own, as the lobby lists them."),
    ] = {}
    strict: bool = False
    hints: bool = True
    public: bool = False
    watching: bool = True
    clock: NewClock | None = None
    pace: Annotated[float, Field(ge=0, le=5, description="Seconds that a bot takes for a move at least.")] = 0.7


class Upload(Asked):
    """A record to replay."""

    record: Annotated[dict[str, Json], Field(description="As `tiergarten play --record` writes it.")]


class TableMade(TypedDict):
    """Where the new table is; what is behind the `#` never leaves the browser by itself."""

    wire: Wire
    id: str
    own: list[int]
    invite: Annotated[str, Field(description="Path of the link for friends.")]
    watch: Annotated[str, Field(description="Path of the link for watchers.")]


class OptionShown(TypedDict):
    """An option of a game."""

    name: str
    meaning: Said
    default: Json
    choices: Annotated[dict[str, Json], Field(description="What to offer, by the number of players.")]


class GameShown(TypedDict):
    """A game that can be played."""

    id: str
    titles: Annotated[dict[str, str], Field(description="By language.")]
    fewest: int
    most: int
    minutes: int
    options: list[OptionShown]
    compiled: Annotated[float, Field(description="How much of it is compiled, 0 to 1: at 1 it can be played.")]
    catalogues: Annotated[list[str], Field(description="The catalogues that its sentences are in, see `words`.")]


class TableListed(TypedDict):
    """A table in a list."""

    id: str
    game: str
    status: Status
    names: Annotated[list[str | None], Field(description="Who sits there; none: an open seat.")]
    own: Annotated[list[int], Field(description="The seats that are yours.")]
    to_move: Annotated[bool | None, Field(description="Is it your turn? None where that is not known at once.")]
    changed: Annotated[int, Field(description="Milliseconds since 1970.")]


class Lobby(TypedDict):
    """What can be played, and where."""

    wire: Wire
    games: list[GameShown]
    levels: list[Level]
    languages: list[str]
    tables: Annotated[list[TableListed], Field(description="Public tables with an open seat, or to watch.")]
    away: Annotated[int, Field(description="Seconds until a bot may play for somebody who has gone.")]


class OwnTables(TypedDict):
    """The tables where one sits."""

    wire: Wire
    tables: list[TableListed]


class Past(TypedDict):
    """The game as it was after so many moves."""

    wire: Wire
    ply: int
    plies: Annotated[int, Field(description="How many there are to look at.")]
    eyes: int | None
    view: Json
    log: Annotated[int, Field(description="How many sentences of the log had been told by then.")]
    mover: Annotated[int | None, Field(description="Who made the move that led here; none: chance, or nobody.")]
    action: Annotated[str | None, Field(description="The move that led here; none while it is a secret.")]


class ScoreRow(TypedDict):
    """Where points come from."""

    row: Said
    points: int


class Scores(TypedDict):
    """Everybody's points and where they come from, as if the game ended now."""

    wire: Wire
    version: int
    scores: list[int]
    breakdown: list[list[ScoreRow]]


class ReviewShown(TypedDict):
    """What the lab says about a game that is over."""

    wire: Wire
    done: Annotated[float, Field(description="0 to 1; the review is there at 1.")]
    review: Json


class Health(TypedDict):
    """Is the server well?"""

    status: Literal["ok", "store-unavailable"]
    version: str
