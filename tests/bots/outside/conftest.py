"""Programs and classes that bots are made from."""

from __future__ import annotations

import shlex
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bots.outside.guests import PLENTY, Made, Written, outside
from tiergarten.bots import program
from tiergarten.bots.outside import OutsideBot

FRAME = """\
import json, os, subprocess, sys, time
for line in sys.stdin:
    said = json.loads(line)
    if "hello" in said:
        continue
    number, legal = said["question"], said["legal"]
    def answer(action, question=number):
        print(json.dumps({"question": question, "action": action}), flush=True)
"""

CLASSES = """\
import random, sys

print("What a module says while it is imported is no answer.")

class Last:
    def choose(self, view, legal):
        print("What a class prints is no answer.")
        return legal[-1]

class Counting:
    def __init__(self):
        self.questions = 0
    def choose(self, view, legal):
        self.questions += 1
        return legal[self.questions % len(legal)]["name"]

class Chance:
    def choose(self, view, legal):
        return random.choice(legal)["id"]

class Broken:
    def choose(self, view, legal):
        raise ValueError("It is broken")

class Leaving:
    def choose(self, view, legal):
        sys.exit("Good bye")

class Asking:
    def choose(self, view, legal):
        return input()

class Object:
    def choose(self, view, legal):
        return object()

class Speechless:
    pass
"""


@pytest.fixture(autouse=True)
def plenty_of_time_to_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "STARTING", PLENTY)


@pytest.fixture
def plenty_of_time_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "GRACE", PLENTY)


@pytest.fixture
def written(tmp_path: Path) -> Written:
    """The name of a bot whose program does this at every question, and that when its input has ended."""

    def write(at_a_question: str, at_the_end: str = "") -> str:
        script = tmp_path / "script.py"
        text = FRAME + textwrap.indent(at_a_question, "    ") + "\n" + at_the_end
        script.write_text(text, encoding="utf-8")
        return f"program:{shlex.join([sys.executable, str(script)])}"

    return write


@pytest.fixture
def made(written: Written) -> Iterator[Made]:
    """A bot whose program does this at every question; closed in the end."""
    bots: list[OutsideBot] = []

    def make(at_a_question: str, seconds: float = PLENTY) -> OutsideBot:
        bots.append(outside(written(at_a_question), seconds))
        return bots[-1]

    yield make
    for bot in bots:
        bot.close()


@pytest.fixture
def classes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module `choosers` in the folder that we are in."""
    (tmp_path / "choosers.py").write_text(CLASSES, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
