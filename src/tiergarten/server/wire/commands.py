"""What clients send: commands, by socket or by HTTP alike, and what only a socket understands."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from . import WIRE
from .plain import Key, Level, PersonName, SeatNumber

LONGEST_ACTION = 80
MOST_VERSIONS = 2**31 - 1
Reaction = Literal["smile", "applause", "wow", "oops", "thinking", "thanks", "hurry", "good-game"]
Wire = Annotated[Literal[1], Field(description="The version of this language.")]


class FromClient(BaseModel):
    """Anything that a client says."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    wire: Wire = WIRE


class Order(FromClient):
    """A command. Sent again with the same id it is answered again and not carried out twice."""

    id: Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[!-~]+$", description="Made by the client.")]


class SeatOrder(Order):
    """A command for a seat of one's own."""

    seat: Annotated[SeatNumber | None, Field(description="Needed only by who holds several seats.")] = None


class Play(SeatOrder):
    """Make a move."""

    kind: Literal["play"] = "play"
    action: Annotated[str, Field(min_length=1, max_length=LONGEST_ACTION, description="The name of a legal move.")]
    choice: Annotated[
        int, Field(ge=0, le=MOST_VERSIONS, description="As it came with the legal moves: tells which choice is meant.")
    ]
    hold: Annotated[bool, Field(description="If this ends the turn, wait for `confirm` before the others go on.")] = (
        False
    )


class Confirm(SeatOrder):
    """End a turn that was held."""

    kind: Literal["confirm"] = "confirm"


class Undo(SeatOrder):
    """Take back the own last move, if nobody has moved and chance has not answered since."""

    kind: Literal["undo"] = "undo"


class Restart(SeatOrder):
    """Take back all of the own moves since somebody else moved or chance answered."""

    kind: Literal["restart"] = "restart"


class Join(Order):
    """Sit down at an open seat."""

    kind: Literal["join"] = "join"
    name: PersonName
    key: Annotated[Key | None, Field(description="From the invite link; not needed at a public table.")] = None
    seat: Annotated[SeatNumber | None, Field(description="Which one; the first that is open.")] = None


class Rename(SeatOrder):
    """Change the own name."""

    kind: Literal["rename"] = "rename"
    name: PersonName


class Leave(SeatOrder):
    """Stand up before the game has started."""

    kind: Literal["leave"] = "leave"


class Arrange(Order):
    """Before the game starts the host puts a bot at a seat, or opens it for somebody else."""

    kind: Literal["arrange"] = "arrange"
    seat: SeatNumber
    level: Annotated[Level | None, Field(description="The bot; none opens the seat.")] = None


class Start(Order):
    """Start the game; bots of this level sit down at open seats."""

    kind: Literal["start"] = "start"
    level: Level = "medium"


class HandOver(Order):
    """Let a bot play for somebody who is away, or whose clock has run out."""

    kind: Literal["hand_over"] = "hand_over"
    seat: SeatNumber
    level: Level = "medium"


class TakeBack(SeatOrder):
    """Play again instead of the bot that stands in."""

    kind: Literal["take_back"] = "take_back"


class Resign(SeatOrder):
    """Leave the seat to a bot for the rest of the game."""

    kind: Literal["resign"] = "resign"
    level: Level = "medium"


class Pause(Order):
    """Stop clocks, bots and moves."""

    kind: Literal["pause"] = "pause"


class Resume(Order):
    """Go on."""

    kind: Literal["resume"] = "resume"


class Hint(SeatOrder):
    """Ask a bot what it would do; everybody sees that a hint was asked for."""

    kind: Literal["hint"] = "hint"


class Share(SeatOrder):
    """Ask for a pass that brings the seat to a second device; it works once."""

    kind: Literal["share"] = "share"


class Sit(Order):
    """Hold the seat of a pass on this device too."""

    kind: Literal["sit"] = "sit"
    key: Annotated[Key, Field(description="The pass.")]


class Rematch(Order):
    """Play again: the same people, each one seat further."""

    kind: Literal["rematch"] = "rematch"


class React(SeatOrder):
    """Show a reaction."""

    kind: Literal["react"] = "react"
    reaction: Reaction


Command = Annotated[
    Play
    | Confirm
    | Undo
    | Restart
    | Join
    | Rename
    | Leave
    | Arrange
    | Start
    | HandOver
    | TakeBack
    | Resign
    | Pause
    | Resume
    | Hint
    | Share
    | Sit
    | Rematch
    | React,
    Field(discriminator="kind"),
]


class Hello(FromClient):
    """The first thing that a client says on a socket."""

    kind: Literal["hello"] = "hello"
    key: Annotated[Key | None, Field(description="From the watch link, for who holds no seat.")] = None
    seat: Annotated[SeatNumber | None, Field(description="Whose eyes; see `look`.")] = None


class Look(FromClient):
    """See through the eyes of one of several own seats; none follows whichever of them is to move."""

    kind: Literal["look"] = "look"
    seat: SeatNumber | None = None


class Whole(FromClient):
    """Ask for everything, after a gap in the versions."""

    kind: Literal["whole"] = "whole"


class Ping(FromClient):
    """Ask whether anybody is there."""

    kind: Literal["ping"] = "ping"


SocketMessage = Annotated[Command | Hello | Look | Whole | Ping, Field(discriminator="kind")]

COMMANDS: TypeAdapter[Command] = TypeAdapter(Command)
SOCKET_MESSAGES: TypeAdapter[SocketMessage] = TypeAdapter(SocketMessage)
