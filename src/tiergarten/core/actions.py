"""A move that can be made: an id for programs, a fixed name for records, words for people."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from ..words import Message, words


@dataclass(frozen=True)
class Action:
    """A legal move of a seat. It knows its seat, so that `table.play(action)` needs nothing else."""

    seat: int
    id: int
    name: str
    message: Message
    packages: tuple[str, ...] = field(repr=False, compare=False)  # whose words the message needs

    @property
    def label(self) -> str:
        """The move in words, in English; `message` says it in any language."""
        return words("en", self.packages).say(self.message)


class Effects(NamedTuple):
    """What a move would cause: the change of every seat's points, and what would be told of it.

    Where chance is to answer, this is what the move itself does, before that. Where the move leaves something half
    done, such as a tile bought and not yet placed, its points say little: what comes next changes them.
    """

    points: tuple[int, ...]
    events: tuple[Message, ...]
    chance_follows: bool
    is_half_done: bool = False
