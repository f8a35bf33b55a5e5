"""Bots from outside in the terminal."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bots.outside.guests import MINI, PLENTY, Written, append
from tiergarten.cli.play import Sitting, seats_of


@pytest.mark.usefixtures("plenty_of_time_to_end")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "of the game, script 1: “fly” is not possible now. A random move is made instead."),
        ("de", "des Spiels, script 1: „fly“ ist jetzt nicht möglich. Stattdessen wird ein zufälliger Zug gemacht."),
    ],
)
def test_the_terminal_tells_faults_and_ends_programs(
    written: Written, capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, sentence: str
) -> None:
    done = tmp_path / "done"
    name = written("answer('fly' if number == 3 else legal[0]['id'])", append(done, "'done'"))
    kinds = seats_of(None, [name, "random"], MINI)
    Sitting(MINI, kinds, 1, MINI.check_options(2, {}), None, language).play()
    assert capsys.readouterr().out.count(sentence) == 1
    assert done.exists()


def test_the_command_seats_programs_and_says_at_once_when_there_is_none(written: Written) -> None:
    def play(name: str) -> subprocess.CompletedProcess[str]:
        command = [str(Path(sys.executable).with_name("tiergarten")), "play", "mini", "--lang", "en", "--seed", "1"]
        seats = ["--seat", name, "--seat", "random"]
        return subprocess.run([*command, *seats], capture_output=True, text=True, timeout=5 * PLENTY, check=False)

    done = play(written("answer('fly')"))
    assert done.returncode == 0, done.stderr
    assert "script 1: “fly” is not possible now. A random move is made instead." in done.stdout
    assert "fly" not in done.stderr  # told once, and not by the log again
    assert re.search(r"(wins|share the win)!\n", done.stdout)
    missing = play("program:no-such-program")
    assert missing.returncode == 2
    assert missing.stderr.startswith("tiergarten: The program “no-such-program” cannot be found")
