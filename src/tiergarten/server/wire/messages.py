"""What the server says on a socket, and in answer to a command."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter
from typing_extensions import TypedDict

from .commands import Reaction, Wire
from .plain import Clock, Json, Move, Said, SeatShown

Version = Annotated[int, Field(description="The table's version: one more with everything that happens there.")]
Status = Literal["open", "playing", "over", "closed"]


class Settings(TypedDict):
    """What the host has chosen for the table."""

    strict: Annotated[bool, Field(description="No aids: no effects, hints, points before the end, or counts of tiles.")]
    hints: Annotated[bool, Field(description="Bots may be asked for hints.")]
    public: Annotated[bool, Field(description="The lobby lists it; whoever comes may join and watch.")]
    watching: Annotated[bool, Field(description="Who has the watch link may watch.")]
    clock: Clock | None
    pace: Annotated[float, Field(description="Seconds that a bot takes for a move at least.")]


class TableShown(TypedDict):
    """What everybody may know about a table, beside the game that is played at it."""

    id: str
    game: str
    players: int
    options: dict[str, Json]
    settings: Settings
    status: Status
    paused: bool
    seats: list[SeatShown]
    watchers: int
    commitment: Annotated[str | None, Field(description="SHA-256 of `seed:salt`, shown when the game starts.")]
    rematch: Annotated[str | None, Field(description="The id of the table where the same people play again.")]
    replay: Annotated[bool, Field(description="A record that somebody has uploaded: nobody sits here.")]


class Result(TypedDict):
    """How a game ended."""

    scores: list[int]
    places: Annotated[list[int], Field(description="1 for the best; all 0 if a limit has cut the game off.")]
    winners: list[int]


class Deal(TypedDict):
    """What the commitment was made of, told when the game is over."""

    seed: str
    salt: str


class Seen(TypedDict):
    """The game as one seat sees it, or a watcher."""

    eyes: Annotated[int | None, Field(description="Whose view this is; none: a watcher's.")]
    ply: Annotated[int, Field(description="Moves made so far, chance's answers counted too.")]
    view: Annotated[Json, Field(description="What that seat may know; each game has its own view.")]
    choice: Annotated[int | None, Field(description="Goes back with a `play` command; none if there is no choice.")]
    legal: Annotated[list[Move], Field(description="What the seat may do now.")]
    can_undo: bool
    held: Annotated[int | None, Field(description="The seat that has to confirm its turn before the game goes on.")]
    log_from: Annotated[int, Field(description="Cut your log to this length, then append `log`.")]
    log: list[Said]
    result: Result | None
    deal: Deal | None


class Table(TypedDict):
    """Everything: the answer to `hello` and `whole`, and sent whenever more than a move has changed."""

    kind: Literal["table"]
    wire: Wire
    version: Version
    table: TableShown
    own: Annotated[list[int], Field(description="The seats that are yours.")]
    keys: Annotated[dict[str, str], Field(description="For links: `invite` and `watch`, to who sits here.")]
    play: Annotated[Seen | None, Field(description="None before the game has started.")]


class Moved(TypedDict):
    """Moves were made or taken back. If `since` is not the version that you have, ask for the whole."""

    kind: Literal["moved"]
    wire: Wire
    version: Version
    since: Annotated[int, Field(description="The version that this follows.")]
    play: Seen
    clocks: Annotated[list[float | None], Field(description="Seconds left, by seat.")]


class HintMove(TypedDict):
    """A move that a bot would think of."""

    action: str
    label: Said
    win: Annotated[float, Field(description="The chance to win with it, 0 to 1.")]
    reasons: list[Said]


class Done(TypedDict):
    """A command was carried out, and is kept for good."""

    kind: Literal["done"]
    wire: Wire
    version: Annotated[int, Field(description="The version that the command made.")]
    id: Annotated[str, Field(description="The command's.")]
    key: Annotated[str | None, Field(description="The pass, in answer to `share`; not told twice.")]
    table: Annotated[str | None, Field(description="The new table's id, in answer to `rematch`.")]
    hints: Annotated[list[HintMove] | None, Field(description="Good moves, best first, in answer to `hint`.")]


class Refusal(TypedDict):
    """Something was not done; nothing has changed."""

    kind: Literal["error"]
    wire: Wire
    version: Annotated[int | None, Field(description="The table's version, where it is about a table.")]
    id: Annotated[str | None, Field(description="The command's, if it could be read.")]
    code: Annotated[str, Field(description="The kind of mistake, such as `moved-on`.")]
    message: Said
    text: Annotated[str, Field(description="The sentence, in the language that was asked for.")]


class Reacted(TypedDict):
    """Somebody shows a reaction."""

    kind: Literal["reacted"]
    wire: Wire
    version: Version
    seat: int
    reaction: Reaction


class Compiling(TypedDict):
    """The game's rules are being compiled; the table comes when they are."""

    kind: Literal["compiling"]
    wire: Wire
    version: Annotated[int | None, Field(description="Always none: there is no table yet.")]
    done: Annotated[float, Field(description="0 to 1.")]


class Pong(TypedDict):
    """The answer to `ping`."""

    kind: Literal["pong"]
    wire: Wire
    version: Version


ServerMessage = Annotated[Table | Moved | Done | Refusal | Reacted | Compiling | Pong, Field(discriminator="kind")]
SERVER_MESSAGES: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
