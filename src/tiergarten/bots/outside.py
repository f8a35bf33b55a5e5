"""Bots from outside: somebody else's program or class chooses, and whatever it does, the game goes on.

Who is asked gets the view of its seat and the legal moves, nothing else. An answer that does not come in time, is no
answer or no legal move is a fault: it is noted, and a random move is made instead.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from types import TracebackType
from typing import TYPE_CHECKING, Protocol

from ..core.actions import Action
from ..core.numbers import whole
from ..core.table import Table
from ..errors import BotFault
from ..words import Message, Seat, message, words
from .random import RandomBot
from .spec import SECONDS

if TYPE_CHECKING:
    from ..core.parts import Json

PROTOCOL = 1  # raised when a program would have to change
PATIENCE = 3  # failures in a row until nobody is asked any more
LONGEST_QUOTE = 600  # characters of what somebody else wrote

log = logging.getLogger(__name__)


class Answerer(Protocol):
    """Who is asked for a move."""

    def ask(self, hello: dict[str, Json], question: dict[str, Json], seconds: float) -> int | str:
        """The id or the name of a move, or BotFault; takes hardly longer than these seconds."""
        ...

    def close(self) -> None:
        """Nothing more is asked."""
        ...


@dataclass(frozen=True)
class Fault:
    """What went wrong when a bot from outside was to choose, and at which ply of the table."""

    ply: int
    seat: int
    message: Message

    def __str__(self) -> str:
        return words("en").say(self.message)


class OutsideBot:
    """A bot whose moves somebody else chooses. The seed is for the random moves that are made instead of faults.

    `close` it, or use it in a `with` statement: that ends a program that was started for it.
    """

    def __init__(self, answerer: Answerer, seed: int, seconds: float = SECONDS) -> None:
        self.faults: list[Fault] = []
        self.forfeits = 0  # moves that were made at random instead, those included for which nobody was asked any more
        self._answerer = answerer
        self._instead = RandomBot(seed)
        self._seed = int.from_bytes(sha256(f"tiergarten bot:{seed}".encode()).digest()[:4])  # tells no table's seed
        self.seconds = seconds
        self._questions = 0
        self._failures = 0  # in a row

    def choose(self, table: Table, seat: int | None = None) -> Action:
        """One of the seat's legal moves."""
        seat = table.acting_seat(seat)
        if self._failures < PATIENCE:
            try:
                return self._asked(table, seat)
            except BotFault as fault:
                self._note(table, seat, message("fault-move", seat=Seat(seat), ply=table.ply, problem=fault.message))
                if self._failures == PATIENCE:
                    self._note(table, seat, message("fault-enough", seat=Seat(seat), times=PATIENCE))
                    self.close()
        self.forfeits += 1
        return self._instead.choose(table, seat)

    def _asked(self, table: Table, seat: int) -> Action:
        legal = table.legal(seat)
        self._questions += 1
        hello = hello_for(table, seat, self._seed)
        try:
            answer = self._answerer.ask(hello, question_about(table, seat, legal, self._questions), self.seconds)
        except BotFault:
            self._failures += 1
            raise
        self._failures = 0  # who answers at all, if only with an illegal move, costs no time
        for action in legal:
            if answer in (action.id, action.name):
                return action
        raise BotFault("fault-illegal", action=quoted(str(answer)))

    def _note(self, table: Table, seat: int, what: Message) -> None:
        fault = Fault(table.ply, seat, what)
        self.faults.append(fault)
        log.warning("%s", fault)

    def close(self) -> None:
        """End what was started for the bot; when it is asked again, it starts again."""
        self._answerer.close()

    def __enter__(self) -> OutsideBot:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def hello_for(table: Table, seat: int, seed: int) -> dict[str, Json]:
    """What does not change during a game."""
    return {
        "hello": "tiergarten",
        "protocol": PROTOCOL,
        "game": table.game.id,
        "rules": table.game.rules_version,
        "players": table.players,
        "seat": seat,
        "options": dict(table.options),
        "seed": seed,
    }


def question_about(table: Table, seat: int, legal: list[Action], number: int) -> dict[str, Json]:
    """What the seat may know, and what it may do."""
    return {
        "question": number,
        "ply": table.ply,
        "seat": seat,
        "view": table.view(seat),
        "legal": [{"id": action.id, "name": action.name, "label": action.label} for action in legal],
    }


def wanted(answer: object) -> int | str:
    """The id or the name of a move, from that or from the move as it was offered."""
    chosen = answer.get("id") if isinstance(answer, Mapping) else answer
    if isinstance(chosen, str):
        return chosen
    id = whole(chosen)
    if id is None:
        raise BotFault("fault-no-move", answer=quoted(repr(answer)))
    return id


def line_of(said: dict[str, Json]) -> bytes:
    """JSON as one line."""
    return json.dumps(said, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def quoted(text: str) -> str:
    """The end of what somebody else wrote, on one line and with nothing in it that a terminal obeys."""
    plain = "".join(sign if sign.isprintable() else " " for sign in text)
    tidy = " ".join(plain.split())
    return tidy if len(tidy) <= LONGEST_QUOTE else "…" + tidy[-LONGEST_QUOTE:]
