"""How the command speaks: the person's language, sentences on the right stream, exit codes."""

from __future__ import annotations

import functools
import os
import re
import shutil
import sys
import textwrap
from collections.abc import Callable
from typing import ParamSpec, TypeVar

import typer

from ..errors import BadOption, TiergartenError
from ..words import LANGUAGES, words
from . import INTERRUPTED

P = ParamSpec("P")
R = TypeVar("R")

BAD_INPUT = 2
POINTS = re.compile(r"\([+−]\d+ \w+\)")
NO_BREAK = "\N{NO-BREAK SPACE}"


_spoken: list[str] = []  # the language asked for, so that mistakes are told in it too


def language_of(chosen: str | None) -> str:
    """The language asked for, or the one of the environment, or English."""
    if chosen is not None:
        if chosen not in LANGUAGES:
            raise BadOption("language-unknown", language=chosen, known=", ".join(LANGUAGES))
        _spoken[:] = [chosen]
    if _spoken:
        return _spoken[0]
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            spoken = os.environ[variable][:2]
            return spoken if spoken in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def say(text: str = "", end: str = "\n") -> None:
    """A sentence on the standard output, folded to the width of the terminal if it is one; “(+2 points)” is not."""
    if sys.stdout.isatty():
        width = max(shutil.get_terminal_size().columns - 1, 20)
        margin = " " * (len(text) - len(text.lstrip()))
        whole = POINTS.sub(lambda found: found[0].replace(" ", NO_BREAK), text.strip())
        folded = textwrap.fill(
            whole, width, initial_indent=margin, subsequent_indent=margin + "    ", break_on_hyphens=False
        )
        text = folded.replace(NO_BREAK, " ")
    sys.stdout.write(text + end)
    sys.stdout.flush()


def complain(mistake: TiergartenError) -> None:
    """What was wrong, on the error stream."""
    sys.stderr.write(f"tiergarten: {mistake.say(language_of(None))}\n")


def explained(command: Callable[P, R]) -> Callable[P, R]:
    """Mistakes become a sentence and exit code 2, an interruption is no traceback."""

    @functools.wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            if sys.stdout is None:
                raise BrokenPipeError
            return command(*args, **kwargs)
        except TiergartenError as mistake:
            complain(mistake)
        except BrokenPipeError:
            if sys.stdout is not None:  # nobody reads any more: keep Python from trying again when it shuts down
                os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.stderr.write(f"tiergarten: {words(language_of(None)).text('output-closed')}\n")
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
        raise typer.Exit(BAD_INPUT)

    return run
