"""The benchmarks run; what they measure is nobody's business here."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import tiergarten as tg

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


def test_the_server_is_measured_beside_an_echo() -> None:
    done = bench("server", "--runs", "1", "--seconds", "0.3", "--tables", "2", "--paced", "2")
    assert done.returncode == 0, done.stderr
    for name in ("echo of commands", "p99", "memory a live table", "start to first answer"):
        assert name in done.stdout


def test_an_unknown_benchmark_names_the_known_ones() -> None:
    done = bench("kernel")
    assert done.returncode == 2
    assert "engine" in done.stderr
