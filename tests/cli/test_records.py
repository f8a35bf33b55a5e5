"""Records, retold and verified by the command; what is damaged is refused."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.playthroughs import FOLDER
from tiergarten.core.kernel import COMPILED

from .run import run, run_here


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda text: text[: len(text) // 2], "This is not whole JSON"),
        (lambda text: text.replace('"rules": 1', '"rules": 9'), "made with version 9 of the rules"),
        (lambda text: text.replace('"load-truck-1"', '"load-truck-2"', 1), "has been changed or damaged"),
        (lambda text: "[]", "A JSON object is needed here"),
        (lambda text: "", "This is not whole JSON"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_damaged_record_is_refused(command: str, damage: Callable[[str], str], sentence: str, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    record.write_text(damage((FOLDER / "mini-3.json").read_text(encoding="utf-8")), encoding="utf-8")
    done = run_here(command, str(record))
    assert (done.exit_code, done.stdout) == (2, "")
    assert sentence in done.stderr


def test_a_record_is_retold_and_verified() -> None:
    record = str(FOLDER / "mini-3.json")
    told, shown, result = run("replay", record).stdout.split("\n\n")
    assert told.endswith("The last round is over.")
    assert shown.count("Zoo of Player") == 3
    assert "last round" not in shown
    assert result.startswith("The game is over.\nPlace 1: Player ")
    assert "every answer of chance follows from the seed" in run("verify", record).stdout


def test_a_record_is_retold_with_the_names_of_those_who_played(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    played = run("play", "mini", "--seat", "random", "--seat", "greedy", "--seed", "3", "--record", str(record)).stdout
    told = run("replay", str(record), "--lang", "de").stdout
    assert "Zoo von Greedy 2, " in told
    assert "Spieler" not in told
    assert run("replay", str(record)).stdout.split("\n\n")[2] in played


def test_a_record_that_ends_early_is_retold_up_to_the_table_as_it_was(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    run("play", "mini", "--players", "2", "--seed", "7", "--record", str(record), input="1\n1\n")
    shown = run("replay", str(record)).stdout
    assert "Zoo of Player 1, 0 points\n" in shown
    assert shown.endswith("\n\nThe record ends here; the game was not over.\n")


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_what_must_be_compiled_for_a_record_is_said_in_the_language_that_is_spoken(tmp_path: Path) -> None:
    for command in ("replay", "verify"):
        said = run(command, str(FOLDER / "dice-2.json"), "--lang", "de", TIERGARTEN_CACHE=str(tmp_path)).stderr
        assert said.startswith("Zooloretto Würfelspiel wird einmalig vorbereitet")
        assert "Compiling" not in said
        for mark in tmp_path.glob("*/*.ready"):
            mark.unlink()  # as if it were not compiled; this time it is done at once


def test_a_record_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    record.write_text("mine", encoding="utf-8")
    done = run("play", "mini", "--record", str(record))
    assert (done.returncode, record.read_text(encoding="utf-8")) == (2, "mine")
    assert "is there already; name another file" in done.stderr
