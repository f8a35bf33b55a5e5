"""What went wrong with bots from outside: noted with each game, counted by bot and kind, told once with an example."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from ...bots.outside import Fault
from ...words import Message, Value, message, words

K = TypeVar("K", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Trouble:
    """Faults of one kind: how many, and the first of them."""

    times: int
    game: int
    ply: int
    seat: int
    problem: Message

    @property
    def kind(self) -> str:
        """What went wrong; what the program complained about is not part of it."""
        inner = self.problem.values.get("problem")
        return inner.key if isinstance(inner, Message) else self.problem.key


def noted(faults: Iterable[Fault]) -> list[dict[str, object]]:
    """The faults of a game as JSON, for readers of every language; that nobody was asked any more is none by itself."""
    return [
        {"ply": fault.ply, "seat": fault.seat, "problem": problem.json(), "words": str(fault)}
        for fault in faults
        if isinstance(problem := fault.message.values.get("problem"), Message)
    ]


def troubles_in(entry: Mapping[str, Any]) -> tuple[Trouble, ...]:
    """The faults that a line of the file of records tells, counted by seat and kind."""
    troubles = (
        Trouble(1, entry["number"], fault["ply"], fault["seat"], _message_in(fault["problem"]))
        for fault in entry.get("faults", ())
        if not isinstance(fault, str)  # before kinds were counted there were only words
    )
    return tuple(counted((trouble.seat, trouble) for trouble in troubles).values())


def counted(troubles: Iterable[tuple[K, Trouble]]) -> dict[tuple[K, str], Trouble]:
    """The troubles of each one summed up by kind; the first stays the example."""
    sums: dict[tuple[K, str], Trouble] = {}
    for whose, trouble in troubles:
        key = (whose, trouble.kind)
        first = sums.get(key)
        sums[key] = replace(first, times=first.times + trouble.times) if first else trouble
    return sums


def _message_in(said: Mapping[str, Any]) -> Message:
    """The message of its JSON, or ValueError where there is no such sentence."""
    found = message(said["key"], **{name: _value_in(value) for name, value in dict(said["values"]).items()})
    try:
        words("en").say(found)
    except LookupError:
        raise ValueError(said["key"]) from None
    return found


def _value_in(said: object) -> Value:
    if isinstance(said, dict):
        return _message_in(said)
    if isinstance(said, int | float | str):
        return said
    raise ValueError(said)
