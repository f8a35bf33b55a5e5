"""`tiergarten advise` and `tiergarten review`, as people call them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tiergarten as tg
from tests.bots.test_search import ENDINGS
from tests.lab.disk import fill_disk
from tests.playthroughs import FOLDER

from .run import run, run_here


def test_advice_names_the_move_that_wins() -> None:
    said = run("advise", str(ENDINGS / "mini-one-way.json"), "--seed", "1")
    assert said.returncode == 0
    first, best = said.stdout.splitlines()[:2]
    assert first == "Zooloretto Mini: Player 2 is to move. hard has looked at 4,000 games from here."
    assert best.startswith("  1. Take over a male wolf")
    assert "wins 100 %" in best
    assert "Why “Take over a male wolf" in said.stdout


def test_the_same_seed_gives_the_same_advice_in_german() -> None:
    command = ("advise", str(ENDINGS / "dice-luck.json"), "--seed", "1", "--bot", "easy", "--lang", "de")
    first, second = run(*command), run(*command)
    assert first.stdout == second.stdout
    assert "ist am Zug. easy hat sich von hier aus 30 Spiele angesehen." in first.stdout


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["advise", "nowhere.json"], "cannot be read"),
        (["advise", str(FOLDER / "mini-2.json")], "This is no position of the game"),
        (
            ["advise", str(ENDINGS / "mini-luck.json"), "--bot", "greedy"],
            "cannot explain its moves; bots that can: easy",
        ),
        (["advise", str(ENDINGS / "mini-luck.json"), "--bot", "clever"], "There is no bot “clever”"),
        (["advise", str(ENDINGS / "mini-luck.json"), "--time", "-1"], "cannot be given to the bot “hard”"),
        (["advise", str(ENDINGS / "mini-luck.json"), "--seat", "7"], "There is no seat 7"),
        (["advise", str(ENDINGS / "mini-luck.json"), "--seat", "0"], "may act now: 1 (Player 2)."),
        (["review", "nowhere.json", "--out", "somewhere"], "cannot be read"),
    ],
)
def test_bad_input_is_explained(arguments: list[str], problem: str) -> None:
    said = run_here(*arguments)
    assert said.exit_code == 2
    assert problem in said.stderr


def test_a_review_is_told_and_written(tmp_path: Path) -> None:
    record = str(FOLDER / "dice-2.json")
    said = run("review", record, "--out", str(tmp_path / "review"), "--bot", "easy", "--seed", "1")
    assert said.returncode == 0
    assert said.stdout.startswith("Review of a game of Zooloretto: The Dice Game, judged by easy.\n")
    assert "\nWhere the game turned:\n" in said.stdout
    assert "\nClear mistakes:\n" in said.stdout
    told = json.loads((tmp_path / "review" / "review.json").read_text("utf-8"))
    assert told["players"] == 2


def test_a_game_without_a_choice_has_nothing_to_review(tmp_path: Path) -> None:
    table = tg.game("mini").new(2, seed=1)
    file = tmp_path / "begun.json"
    file.write_text(json.dumps(table.record()), encoding="utf-8")
    said = run("review", str(file), "--out", str(tmp_path / "review"))
    assert said.stdout == "Nobody had a choice in this game, so there is nothing to review.\n"
    assert not (tmp_path / "review").exists()


def test_a_folder_that_cannot_be_written_is_refused_before_anything_is_judged(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = run("review", str(FOLDER / "zoo-and-sea-5.json"), "--out", str(tmp_path / "file" / "review"))
    assert said.returncode == 2
    assert "cannot be written" in said.stderr
    assert said.stdout == ""


def test_who_may_be_asked_for_is_named_by_the_numbers_that_the_option_takes(tmp_path: Path) -> None:
    table = tg.game("o-zoo-le-mio").new(2, seed=1)
    file = tmp_path / "bids.json"
    file.write_text(json.dumps(table.position()), encoding="utf-8")
    said = run_here("advise", str(file), "--bot", "easy")
    assert said.exit_code == 2
    assert "--seat for which seat; the seats that may act now: 0 (Player 1), 1 (Player 2)." in said.stderr
    assert run_here("advise", str(file), "--bot", "easy", "--seat", "1").exit_code == 0


def test_a_review_is_told_even_if_the_disk_fills_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill_disk(monkeypatch, after=3)
    said = run_here("review", str(FOLDER / "dice-2.json"), "--out", str(tmp_path), "--bot", "easy", "--seed", "1")
    assert said.exit_code == 2
    assert "Where the game turned:" in said.stdout
    assert "The review is in" not in said.stdout
    assert "cannot be written (No space left on device). Nothing was changed there" in said.stderr
    assert list(tmp_path.iterdir()) == []
