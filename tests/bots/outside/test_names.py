"""How bots from outside are named, and what is said of names that cannot be."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

import tiergarten as tg
from tests.bots.outside.guests import Answers, Written, outside, problems, with_a_choice
from tiergarten.bots import title_of
from tiergarten.bots.player import PythonBot
from tiergarten.errors import BadOption, TiergartenError, UnknownBot


@pytest.mark.usefixtures("classes")
@pytest.mark.parametrize(
    ("name", "mistake", "english", "german"),
    [
        ("program:no-such-program -x", UnknownBot, "The program “no-such-program” cannot be found", "nicht zu finden"),
        ("program:./no-such-bot", UnknownBot, "The program “./no-such-bot” cannot be found", "nicht zu finden"),
        ("program:node 'first.js", BadOption, "The command “node 'first.js” cannot be split", "nicht in Wörter teilen"),
        ("program:", BadOption, "The command of the bot is missing", "Der Befehl des Bots fehlt"),
        ("program:''", BadOption, "The command of the bot is missing", "Der Befehl des Bots fehlt"),
        ("python:choosers", BadOption, "A class is named as python:package.module:Class", "Eine Klasse heißt"),
        ("python::Last", BadOption, "A class is named as", "Eine Klasse heißt"),
        ("python:nowhere:Last", UnknownBot, "No module named 'nowhere'", "taugt nicht als Bot"),
        ("python:choosers:Nobody", UnknownBot, "has no attribute 'Nobody'", "taugt nicht als Bot"),
        ("python:choosers:Speechless", UnknownBot, "Speechless has no method choose", "taugt nicht als Bot"),
        ("python:broken:Last", UnknownBot, "ZeroDivisionError", "taugt nicht als Bot"),
        ("program@0:true", BadOption, "more than 0 and at most 3,600 seconds a move, not 0", "Sekunden je Zug"),
        ("program@soon:true", BadOption, "seconds a move, not soon", "Sekunden je Zug"),
        ("program@nan:true", BadOption, "seconds a move, not nan", "Sekunden je Zug"),
        ("python@:choosers:Last", BadOption, "seconds a move, not", "Sekunden je Zug"),
        ("programs:true", UnknownBot, "random, greedy, .*, program:COMMAND, python:MODULE:CLASS", "die Bots sind"),
    ],
)
def test_a_bot_that_cannot_be_is_a_mistake_at_once(
    tmp_path: Path, name: str, mistake: type[TiergartenError], english: str, german: str
) -> None:
    (tmp_path / "broken.py").write_text("1 / 0")
    with pytest.raises(mistake, match=english) as refused:
        tg.bot(name)
    assert german in refused.value.say("de")


@pytest.mark.parametrize("seconds", [0, -1, 3601, True, "2"])
def test_seconds_are_a_number_that_can_be_waited_for(seconds: Any) -> None:
    with pytest.raises(BadOption, match="seconds a move, not"):
        tg.bot("program:true", time=seconds)
    with pytest.raises(BadOption, match="seconds a move, not"):
        PythonBot(Answers(), time=seconds)


def test_a_bot_has_the_seconds_that_its_name_says(written: Written) -> None:
    name = written("if number == 2: time.sleep(1000)\nanswer(legal[0]['id'])").replace("program:", "program@0.5:")
    with outside(name, None) as bot:
        for _ in range(2):
            bot.choose(with_a_choice())
        assert "No answer within 0.5 seconds." in problems(bot)[0]


def test_a_program_that_cannot_be_run_after_all_is_a_fault(tmp_path: Path) -> None:
    script = tmp_path / "bot"
    script.write_text("no program at all")
    script.chmod(0o755)
    with outside(f"program:{shlex.quote(str(script))}") as bot:
        bot.choose(with_a_choice())
        assert "The program cannot be started (Exec format error)." in problems(bot)[0]


def test_a_command_that_no_system_takes_is_a_fault() -> None:
    with outside(f"program:{shlex.quote(sys.executable)} bot\0.py") as bot:
        bot.choose(with_a_choice())
        assert "The program cannot be started (embedded null byte)." in problems(bot)[0]


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("greedy", "Greedy"),
        ("program:node examples/bots/first.js --depth 3", "first"),
        ("program@2:./clever-bot", "clever-bot"),
        ("program:" + "x" * 100, "x" * 30),
        ("program:'\a'", "program"),
        ("python:examples.bots.first:First", "First"),
    ],
)
def test_a_bot_is_called_after_its_script_or_class(name: str, title: str) -> None:
    assert title_of(name) == title
