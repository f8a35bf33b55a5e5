"""A Python object that chooses moves, in this very process."""

from __future__ import annotations

import json
import threading
import time as clock
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from ..errors import BotFault
from . import seed_of
from .outside import OutsideBot, line_of, quoted, wanted
from .spec import SECONDS, checked_seconds

if TYPE_CHECKING:
    from ..core.parts import Json


class Chooser(Protocol):
    """Whatever chooses by what it is shown."""

    def choose(self, view: dict[str, Any], legal: list[dict[str, Any]]) -> int | str | Mapping[str, Any]:
        """One of the legal moves, which have an id, a name and a label; its id or its name will do."""
        ...


class PythonBot(OutsideBot):
    """A bot that asks an object with `choose(view, legal)`.

    An object that does not return goes on in the background, as Python cannot stop it; until it is done its moves are
    random. `tg.bot("python:package.module:Class")` asks an object in a process of its own, which can be ended.
    """

    def __init__(self, player: Chooser, seed: int | None = None, time: float = SECONDS) -> None:
        super().__init__(Player(player), seed_of(seed), checked_seconds(time))


class Player:
    """Asks the object in a thread, so that we can stop waiting. It is never asked twice at a time."""

    def __init__(self, player: Chooser) -> None:
        self._player = player
        self._thread: threading.Thread | None = None

    def ask(self, hello: dict[str, Json], question: dict[str, Json], seconds: float) -> int | str:
        """What it answers."""
        deadline = clock.monotonic() + seconds
        if self._thread is not None:
            self._thread.join(seconds)  # it may be at an earlier question still
            if self._thread.is_alive():
                raise BotFault("fault-late", seconds=f"{seconds:g}")
        answers: list[int | str | BotFault] = []  # of this question only: what comes too late goes nowhere
        self._thread = threading.Thread(target=self._answer, args=(question, answers), daemon=True)
        self._thread.start()
        self._thread.join(max(deadline - clock.monotonic(), 0))
        if not answers:
            raise BotFault("fault-late", seconds=f"{seconds:g}")
        if isinstance(answers[0], BotFault):
            raise answers[0]
        return answers[0]

    def _answer(self, question: dict[str, Json], answers: list[int | str | BotFault]) -> None:
        own = json.loads(line_of(question))  # a copy, which the object may change
        try:
            answers.append(wanted(self._player.choose(own["view"], own["legal"])))
        except BotFault as fault:
            answers.append(fault)
        except BaseException as problem:  # whatever it is, sys.exit() too, it is no business of the game's
            answers.append(BotFault("fault-raised", problem=quoted(f"{type(problem).__name__}: {problem}")))

    def close(self) -> None:
        """There is nothing to end."""
