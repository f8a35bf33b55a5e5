"""The benchmarks run; what they measure is nobody's business here."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import tiergarten as tg
from bench.strength import plays_as_before
from bench.strength_page import BEGIN, END, GOALS, Book, Outcome, commands
from tiergarten.core.intervals import Share
from tiergarten.lab.arena import Plan
from tiergarten.lab.arena.playing import play_game

PROJECT = Path(__file__).parents[1]


def bench(*args: str) -> subprocess.CompletedProcess[str]:
    """What a benchmark prints."""
    command = [sys.executable, "-m", "bench", *args]
    return subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, encoding="utf-8", check=False)


def test_the_engine_is_measured_beside_its_peers(tmp_path: Path) -> None:
    file = tmp_path / "engine.json"
    done = bench("engine", "--runs", "1", "--seconds", "0.01", "--json", str(file))
    assert done.returncode == 0, done.stderr
    for name in ("hearts", "pig", "backgammon", *(game.id for game in tg.games())):
        assert name in done.stdout
    assert json.loads(file.read_text(encoding="utf-8"))


def test_the_search_is_measured_beside_its_peer() -> None:
    done = bench("search", "--runs", "1", "--seconds", "0.01", "--iterations", "20")
    assert done.returncode == 0, done.stderr
    for name in ("OpenSpiel MCTSBot", *(game.id for game in tg.games())):
        assert name in done.stdout


def test_the_environments_are_measured_beside_their_peers() -> None:
    done = bench("envs", "--runs", "1", "--seconds", "0.01")
    assert done.returncode == 0, done.stderr
    for name in ("connect_four", "pig", *(f"{game.id}, PettingZoo" for game in tg.games())):
        assert name in done.stdout


def test_the_server_is_measured_beside_an_echo() -> None:
    done = bench("server", "--runs", "1", "--seconds", "0.3", "--tables", "2", "--paced", "2")
    assert done.returncode == 0, done.stderr
    for name in ("bare echo of the same traffic", "p99", "memory a live table", "start to first answer"):
        assert name in done.stdout


@pytest.mark.skipif(shutil.which("chromium") is None, reason="Chromium is not there")
def test_the_page_is_measured_in_a_browser() -> None:
    done = bench("web", "--runs", "1", "--moves", "4")
    assert done.returncode == 0, done.stderr
    for name in ("first load", "lobby usable", "a move is seen", "frames a second"):
        assert name in done.stdout


def test_strength_is_measured_in_pieces_and_begins_anew_where_bots_play_otherwise(tmp_path: Path) -> None:
    def play(*args: str) -> str:
        done = bench("strength", "--game", "mini", "--match", "greedy,random", "--jobs", "1", *args, "--out", str(out))
        assert done.returncode == 0, done.stderr
        return done.stdout

    out = tmp_path / "out"
    records = out / "mini" / "greedy-random" / "records.jsonl"
    assert "greedy – random" in play("--games", "2")
    first = records.read_bytes()
    play("--games", "4")
    assert records.read_bytes().startswith(first)
    assert records.read_bytes().count(b"\n") == 4
    assert "4 games, " in (out / "strength.md").read_text(encoding="utf-8")

    assert "The games of before are now in" in play("--games", "2", "--seed", "2")
    assert (out / "mini" / "greedy-random.1" / "records.jsonl").read_bytes().startswith(first)
    assert "2 games, " in (out / "strength.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("seed_of_the_bots", "as_before"), [(1, True), (2, False)])
def test_a_match_goes_on_only_if_its_first_game_would_be_played_again(
    tmp_path: Path, seed_of_the_bots: int, as_before: bool
) -> None:
    plan = Plan.of(tg.game("mini"), ["greedy", "random"], players=2, seed=1)
    played = play_game(replace(plan, seed=seed_of_the_bots), 0, lambda: False)
    assert played is not None
    (tmp_path / "arena.json").write_text(json.dumps(plan.settings()), encoding="utf-8")
    (tmp_path / "records.jsonl").write_text(played.line, encoding="utf-8")
    assert plays_as_before(plan, tmp_path) is as_before


def test_a_match_is_of_bots_that_are_known() -> None:
    done = bench("strength", "--match", "hard,clever")
    assert done.returncode == 2
    assert "“hard,clever” is no match" in done.stderr


def outcome(low: float, high: float, *line_up: str, games: int = 200) -> Outcome:
    """Of a match of Mini."""
    return Outcome("mini", line_up, games, 1, "2026-11-16", Share((low + high) / 2, low, high), 0.25, 0.5)


@pytest.mark.parametrize(("low", "high", "verdict"), [(0.9, 1, "✓"), (0.8, 0.95, "?"), (0.7, 0.89, "✗")])
def test_a_goal_is_reached_or_missed_where_the_whole_interval_says_so(low: float, high: float, verdict: str) -> None:
    assert outcome(low, high, "hard", "greedy").verdict == verdict


def test_only_the_table_of_the_page_is_written_anew(tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    page.write_text(f"# Before\n{BEGIN}\nold\n{END}\nAfter\n", encoding="utf-8")
    book = Book(tmp_path)
    book.note(outcome(0.5, 0.7, "hard", "medium"))
    book.note(outcome(0.9, 1, "hard", "greedy"))
    book.note(outcome(0.92, 1, "hard", "greedy"))
    text = page.read_text(encoding="utf-8")
    assert text.startswith(f"# Before\n{BEGIN}\n")
    assert text.endswith(f"\n{END}\nAfter\n")
    assert "old" not in text
    assert "✓ 96.0 % (92.0–100.0)<br>200 games, 2026-11-16<br>250 ms, at most 500 ms" in text
    assert len(book.read()) == 2


def test_a_row_says_how_to_play_it_again() -> None:
    first = [outcome(0, 1, "hard", "greedy"), outcome(0, 1, "hard", "random"), outcome(0, 1, "hard", "easy", games=40)]
    assert commands(first) == [
        "python -m bench strength --game mini --match hard,greedy --match hard,random --games 200 --seed 1",
        "python -m bench strength --game mini --match hard,easy --games 40 --seed 1",
    ]
    assert commands([outcome(0, 1, *each) for each in GOALS]) == [
        "python -m bench strength --game mini --games 200 --seed 1"
    ]


def test_an_unknown_benchmark_names_the_known_ones() -> None:
    done = bench("kernel")
    assert done.returncode == 2
    assert "engine" in done.stderr
