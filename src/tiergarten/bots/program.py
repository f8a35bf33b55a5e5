"""A program that chooses moves, in any language: docs/bots.md has its protocol."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ..core.numbers import whole
from ..errors import BotFault
from .conversation import GRACE, Conversation
from .outside import line_of, quoted, wanted

if TYPE_CHECKING:
    from ..core.parts import Json

STARTING = 5.0  # seconds more for the first answer after a start


class Program:
    """Asked for the first time it is started; after a failure it is ended, and started anew when it is asked again."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        self._command = command
        self._environment = environment
        self._running: Conversation | None = None
        self._greeting: dict[str, Json] = {}  # what the running program was last told about the game

    def ask(self, hello: dict[str, Json], question: dict[str, Json], seconds: float) -> int | str:
        """What it answers."""
        said = line_of(question)
        if self._running is None:
            self._running = Conversation(self._command, self._environment)
            self._greeting = {}
            seconds += STARTING
        if hello != self._greeting:
            said = line_of(hello) + said
            self._greeting = hello
        try:
            return answer_in(self._running.exchange(said, seconds), question["question"])
        except BotFault as fault:
            complaints = quoted(self._running.complaints.decode(errors="replace"))
            self._end()
            if complaints:
                raise BotFault("fault-said", problem=fault.message, said=complaints) from None
            raise

    def _end(self, grace: float = 0.0) -> None:
        running, self._running = self._running, None
        if running is not None:
            running.end(grace)

    def close(self) -> None:
        """Its input ends, and if it does not, soon, it is killed."""
        self._end(GRACE)


def answer_in(line: bytes, question: Json) -> int | str:
    """The move that a line answers to this question."""
    text = line.decode(errors="replace")
    try:
        answer = json.loads(text)
    except (ValueError, RecursionError):
        raise BotFault("fault-rubbish", text=quoted(text)) from None
    if not isinstance(answer, dict) or whole(answer.get("question")) is None or "action" not in answer:
        raise BotFault("fault-rubbish", text=quoted(text))
    if answer["question"] != question:
        raise BotFault("fault-other-question", text=quoted(text))
    return wanted(answer["action"])
