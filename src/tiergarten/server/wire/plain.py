"""Small parts of messages."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field
from typing_extensions import TypedDict

from ...core.signs import CHANCE

LONGEST_NAME = 24
MOST_SEATS = CHANCE  # seats are fewer than this in every game

Json = Any  # what a game shows; its own page says what is in it
Level = Literal["random", "greedy", "easy", "medium", "hard", "expert"]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Key = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
TableId = Annotated[str, Field(min_length=1, max_length=32, pattern=r"^[a-z0-9]+$")]


def tidy_name(name: str) -> str:
    """The name without spaces around it or in a row; only of characters that can be seen."""
    tidy = " ".join(name.split())
    if not tidy or not tidy.isprintable():
        raise ValueError(f"a name is 1 to {LONGEST_NAME} characters that can be printed")
    return tidy


PersonName = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME), AfterValidator(tidy_name)]


class Said(TypedDict):
    """A sentence in no language yet: a key of the catalogue and its values.

    A value is a number, a text, `{"name": key}` for a thing of the catalogue, `{"seat": number}` for whoever sits
    there, a sentence within the sentence, or a list of such.
    """

    key: str
    values: dict[str, Json]


class Effects(TypedDict):
    """What a move would cause."""

    points: Annotated[list[int], Field(description="The change of every seat's points.")]
    told: Annotated[list[Said], Field(description="What would be told of it.")]
    chance_follows: Annotated[bool, Field(description="Chance answers then: the rest nobody can know yet.")]
    half_done: Annotated[bool, Field(description="The move leaves something unfinished, so its points say little.")]


class Move(TypedDict):
    """A legal move."""

    action: Annotated[str, Field(description="Its fixed name: what a `play` command says, and what records have.")]
    label: Said
    targets: Annotated[
        list[str], Field(description="What it is about, as `truck-2`, `tile-wolf`, `seat-1`: the label's values.")
    ]
    effects: Annotated[Effects | None, Field(description="None at a strict table.")]


class Clock(TypedDict):
    """Time to think, in seconds."""

    allowance: Annotated[int, Field(ge=1, le=7 * 86_400)]
    increment: Annotated[int, Field(ge=0, le=86_400)]


class SeatShown(TypedDict):
    """A seat, as everybody sees it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: Annotated[str | None, Field(description="As its owner wrote it: escape it.")]
    level: Annotated[Level | None, Field(description="The bot that plays here now.")]
    stands_in: Annotated[bool, Field(description="The bot plays for a person who may take the seat back.")]
    resigned: bool
    host: Annotated[bool, Field(description="Whoever sits here set the table up and may start the game.")]
    present: Annotated[bool, Field(description="Has the table open now.")]
    away: Annotated[float | None, Field(description="Seconds since the person was last here, if not now.")]
    hints: Annotated[int, Field(description="How often the seat has asked for a hint.")]
    left: Annotated[float | None, Field(description="Seconds on its clock; below 0 the others may hand it to a bot.")]
    ticking: bool
