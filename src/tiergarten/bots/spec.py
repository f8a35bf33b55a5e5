"""How bots from outside are named: `program:node first.js` or `python:package.module:Class`.

`program@2:…` and `python@2:…` have two seconds a move.
"""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from pathlib import Path

from ..errors import BadOption

PROGRAM, PYTHON = "program", "python"
FORMS = ("program:COMMAND", "python:MODULE:CLASS")
SECONDS = 10.0  # for a move, unless told otherwise
LONGEST = 3600  # seconds that a bot may be given
LONGEST_TITLE = 30  # characters


@dataclass(frozen=True)
class Spec:
    """A name that has been read: what is asked, and how long it may take."""

    kind: str
    words: tuple[str, ...]  # the command, or module and class
    seconds: float

    @property
    def title(self) -> str:
        """What to call the bot: after its class, or after the script that the command runs."""
        if self.kind == PYTHON:
            called = self.words[-1]
        else:
            scripts = [word for word in self.words[1:] if not word.startswith("-")]
            called = Path(scripts[0] if scripts else self.words[0]).stem
        return "".join(sign for sign in called if sign.isprintable())[:LONGEST_TITLE].strip() or self.kind


def is_outside(name: object) -> bool:
    """Is this the name of a bot from outside, well written or not?"""
    return isinstance(name, str) and ":" in name and name.partition(":")[0].partition("@")[0] in (PROGRAM, PYTHON)


def read_spec(name: str, seconds: float | None = None) -> Spec:
    """The name of a bot from outside, read; these seconds, if given, count more than its own."""
    head, _, rest = name.partition(":")
    kind, at, own_seconds = head.partition("@")
    if seconds is None:
        seconds = _number(own_seconds) if at else SECONDS
    return Spec(kind, _command(rest) if kind == PROGRAM else _class(rest), checked_seconds(seconds))


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise BadOption("seconds-bad", time=text, most=LONGEST) from None


def _command(text: str) -> tuple[str, ...]:
    try:
        words = tuple(shlex.split(text))
    except ValueError as problem:  # a quotation mark without its partner
        raise BadOption("command-bad", command=text, reason=str(problem)) from None
    if not words or not words[0]:
        raise BadOption("command-missing")
    return words


def _class(text: str) -> tuple[str, ...]:
    words = tuple(text.split(":"))
    if len(words) != 2 or not all(words):
        raise BadOption("class-bad", name=text)
    return words


def checked_seconds(seconds: float) -> float:
    """Seconds that a bot can be given for a move, or BadOption."""
    if not is_time(seconds):
        raise BadOption("seconds-bad", time=str(seconds), most=LONGEST)
    return seconds


def is_time(time: object) -> bool:
    """Is this a number of seconds that a bot can be given for a move?"""
    return isinstance(time, int | float) and not isinstance(time, bool) and 0 < time <= LONGEST
