"""The command `tiergarten arena` as a person meets it: real processes, Ctrl-C, full disks."""

from __future__ import annotations

import json
import os
import re
import resource
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from unittest import mock

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tiergarten as tg
from tiergarten.bots import NAMES
from tiergarten.cli.commands import app
from tiergarten.lab.arena import Plan
from tiergarten.lab.arena.playing import play_game

COMMAND = Path(sys.executable).with_name("tiergarten")
ENGLISH = {**os.environ, "LC_ALL": "en_US.UTF-8", "PYTHONUTF8": "1"}
PATIENCE = 120  # seconds until a process that says nothing is taken for dead
LONG = 6000  # games that nobody waits for
MANY = ["arena", "dice", "--bots", "greedy,random", "--players", "3", "--seed", "5"]


def run(*args: str, limit: int | None = None) -> subprocess.CompletedProcess[str]:
    """The command's exit code and what it said; with a limit, no file may grow longer than that."""

    def small_disk() -> None:
        if limit is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    return subprocess.run(
        [COMMAND, *args],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        env=ENGLISH,
        check=False,
        preexec_fn=small_disk,
    )


def start(*args: str) -> subprocess.Popen[str]:
    """The command, started as from a terminal: with all its processes in a group of their own."""
    return subprocess.Popen(
        [COMMAND, *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=ENGLISH,
        start_new_session=True,
    )


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait for something to happen."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


def is_gone(group: int) -> bool:
    """Has every process of the group ended?"""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def lines(folder: Path) -> list[bytes]:
    """The lines of the file of records, the last of which may be torn."""
    file = folder / "records.jsonl"
    return file.read_bytes().splitlines(keepends=True) if file.exists() else []


def numbers(folder: Path) -> list[int]:
    """The games whose records are there, all of them whole."""
    return sorted(json.loads(line)["number"] for line in lines(folder))


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_reports_what_there_is_and_the_same_command_goes_on(tmp_path: Path, jobs: str) -> None:
    folder = tmp_path / "arena"
    running = start(*MANY, "--games", str(LONG), "--jobs", jobs, "--out", str(folder))
    wait_until(lambda: len(lines(folder)) >= 4)
    os.killpg(running.pid, signal.SIGINT)
    said, complained = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert "Traceback" not in complained
    assert "6,000 games" in said
    assert "Stopped early" in said
    assert "The same command plays the rest." in said
    assert all((folder / name).exists() for name in ("report.md", "ratings.png", "games.parquet"))
    wait_until(lambda: is_gone(running.pid))

    before = lines(folder)
    assert all(line.endswith(b"\n") for line in before)
    games = 6 * (len(before) // 6 + 2)
    done = run(*MANY, "--games", str(games), "--jobs", jobs, "--out", str(folder))
    assert done.returncode == 0, done.stderr
    assert lines(folder)[: len(before)] == before
    assert numbers(folder) == list(range(games))
    plan = Plan.of(tg.game("dice"), ["greedy", "random"], players=3, seed=5)
    for line in (lines(folder)[0], lines(folder)[-1]):
        entry = json.loads(line)
        again = play_game(plan, entry["number"], lambda: False)
        assert again is not None
        assert json.loads(again.line)["record"] == entry["record"]
        tg.verify(entry["record"])


def press_until_it_ends(running: subprocess.Popen[str]) -> tuple[str, str]:
    """Ctrl-C again and again, as somebody does who sees nothing happen; what the command said."""
    while running.poll() is None:
        os.killpg(running.pid, signal.SIGINT)
        time.sleep(0.02)
    return running.communicate(timeout=PATIENCE)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_pressing_ctrl_c_again_and_again_loses_nothing(tmp_path: Path, jobs: str) -> None:
    folder = tmp_path / "arena"
    running = start(*MANY, "--games", str(LONG), "--jobs", jobs, "--out", str(folder))
    wait_until(lambda: len(lines(folder)) >= 4)
    said, complained = press_until_it_ends(running)
    assert running.returncode == 130
    assert "Traceback" not in complained
    assert complained.count("Stopping: games that are not finished are given up") == 1
    assert said.endswith(f"Reports and records are in {folder}.\nThe same command plays the rest.\n")
    assert all((folder / name).exists() for name in ("report.md", "ratings.png", "games.parquet"))
    assert all(line.endswith(b"\n") for line in lines(folder))


SLEEPER = """\
import os, pathlib, time
pathlib.Path("sleeper").write_text(str(os.getpid()))
time.sleep(100_000)
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_waits_for_no_program_and_ends_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: str) -> None:
    monkeypatch.chdir(tmp_path)
    Path("sleeper.py").write_text(SLEEPER, encoding="utf-8")
    sleeper = f"program@3600:{sys.executable} sleeper.py"
    running = start("arena", "dice", "--bot", sleeper, "--games", "2", "--jobs", jobs, "--out", "arena", "--lang", "de")
    wait_until(lambda: Path("sleeper").exists() and Path("sleeper").read_text() != "")
    os.killpg(running.pid, signal.SIGINT)
    said, complained = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert complained.count("Die Arena hält an") == 1
    assert "Traceback" not in complained
    assert said.endswith(
        "Angehalten, bevor die erste Partie zu Ende war.\n"
        "Zu berichten gibt es noch nichts; arena enthält nur die Einstellungen.\n"
        "Derselbe Befehl spielt den Rest.\n"
    )
    assert {each.name for each in Path("arena").iterdir()} == {"arena.json", "records.jsonl"}
    wait_until(lambda: is_gone(int(Path("sleeper").read_text())))


def test_who_plays_leaves_when_the_command_is_killed(tmp_path: Path) -> None:
    running = start(*MANY, "--games", str(LONG), "--jobs", "2", "--out", str(tmp_path / "arena"))
    wait_until(lambda: len(lines(tmp_path / "arena")) >= 2)
    running.kill()
    running.communicate(timeout=PATIENCE)
    wait_until(lambda: is_gone(running.pid))


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="children are found in /proc")
def test_a_process_that_dies_is_told_and_games_are_kept(tmp_path: Path) -> None:
    folder = tmp_path / "arena"
    running = start(*MANY, "--games", str(LONG), "--jobs", "2", "--out", str(folder))
    wait_until(lambda: len(lines(folder)) >= 2)
    children = Path(f"/proc/{running.pid}/task/{running.pid}/children").read_text().split()
    worker = next(pid for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes())
    os.kill(int(worker), signal.SIGKILL)
    _, complained = running.communicate(timeout=PATIENCE)
    assert running.returncode == 2
    assert "One of 2 processes ended in the midst of a game" in complained
    assert "Traceback" not in complained
    assert len(numbers(folder)) >= 2


def test_a_full_disk_is_told_and_no_game_is_lost(tmp_path: Path) -> None:
    folder = tmp_path / "arena"
    args = [*MANY, "--games", "12", "--jobs", "1", "--out", str(folder)]
    full = run(*args, limit=20_000)
    assert full.returncode == 2
    assert re.search(r"records\.jsonl cannot be written \(.+\)\. What was there is still there", full.stderr)
    assert "Traceback" not in full.stderr
    kept = lines(folder)
    assert 0 < len(kept) < 12
    assert all(json.loads(line) for line in kept)
    assert run(*args).returncode == 0
    assert lines(folder)[: len(kept)] == kept
    assert numbers(folder) == list(range(12))


def test_a_disk_that_is_full_when_reports_are_due_keeps_the_old_ones(tmp_path: Path) -> None:
    folder = tmp_path / "arena"
    args = [*MANY, "--games", "6", "--jobs", "1", "--out", str(folder)]
    full = run(*args, limit=30_000)
    assert full.returncode == 2
    assert "ratings.png cannot be written" in full.stderr
    assert sorted(each.name for each in folder.iterdir()) == [
        "arena.json",
        "games.parquet",
        "records.jsonl",
        "report.md",
    ]
    assert run(*args).returncode == 0
    assert (folder / "ratings.png").exists()


def test_a_folder_that_cannot_be_made_is_told_before_anything_is_played() -> None:
    done = run(*MANY, "--games", "6", "--out", "/proc/arena")
    assert (done.returncode, done.stdout) == (2, "")
    assert "/proc/arena cannot be written" in done.stderr


@pytest.mark.parametrize("name", ["", "new"])
def test_a_disk_on_which_nothing_can_be_written_is_told_before_anything_is_played(tmp_path: Path, name: str) -> None:
    done = run(*MANY, "--games", "6", "--out", str(tmp_path / name), limit=0)
    assert (done.returncode, done.stdout) == (2, "")
    assert "arena.json cannot be written" in done.stderr
    assert not any((tmp_path / name).iterdir())


def test_records_that_cannot_be_added_to_are_told_before_anything_is_played(tmp_path: Path) -> None:
    args = [*MANY, "--games", "6", "--out", str(tmp_path)]
    assert run(*args).returncode == 0
    (tmp_path / "records.jsonl").unlink()
    (tmp_path / "records.jsonl").mkdir()  # root, whom no permission stops, cannot write there either
    done = run(*args)
    assert (done.returncode, done.stdout) == (2, "")
    assert "records.jsonl cannot be written" in done.stderr


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["chess", "--bots", "random"], "There is no game “chess”"),
        (["mini", "--bots", "clever"], "There is no bot “clever”; the bots are: random, greedy"),
        (["mini"], "An arena needs one bot or more, such as --bots hard,greedy,random, or --bot"),
        (["mini", "--bot", "hard,random"], "There is no bot “hard,random”"),
        (["mini", "--bots", "random,random", "--players", "3"], "“random, random” names 2 bots for 3 players."),
        (["mini", "--bots", "random", "--players", "6"], "Zooloretto Mini is for 2 to 5 players, not 6."),
        (["mini", "--bots", "random", "--games", "0"], "from 1 to 10,000,000, not 0"),
        (["mini", "--bots", "random", "--jobs", "0"], "from 1 to 1,024"),
        (["mini", "--bots", "random", "--seed", "x"], "A seed is a whole number, not “x”."),
        (["mini", "--bots", "random", "--option", "starter"], "Options are given as name=value"),
        (["mini", "--bots", "random", "--games", "0", "--lang", "de"], "Eine Arena hat eine ganze Zahl von Partien"),
    ],
)
def test_bad_input_gets_a_sentence_and_exit_code_2(args: list[str], sentence: str) -> None:
    done = run("arena", *args)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr


commands = st.lists(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"))).map(
    lambda words: "program:" + shlex.join([sys.executable, *words])
)
commands_with_bare_commas = st.lists(st.sampled_from(["1,2", ",,", "a"])).map(
    lambda words: " ".join(["program@2:" + shlex.quote(sys.executable), *words])
)


@given(
    bots=st.lists(
        st.one_of(st.sampled_from(NAMES), commands, commands_with_bare_commas), min_size=1, max_size=4, unique=True
    ),
    copies=st.booleans(),
    seed=st.integers(0, 2**70),
)
def test_the_command_that_a_plan_tells_reads_back_to_the_same_plan(bots: list[str], copies: bool, seed: int) -> None:
    game = tg.game("mini")
    lined_up = [*bots, bots[0]] if copies else bots
    plan = Plan.of(game, lined_up, players=len(lined_up) if copies else 3, seed=seed)
    with mock.patch("tiergarten.cli.arena.hold_arena") as held:
        app(shlex.split(plan.command(12))[1:], standalone_mode=False)
    assert held.call_args.args[:2] == (plan, 12)


BABBLER = """\
import sys
sys.stdin.readline()  # the hello
for question in sys.stdin:
    print("what?", flush=True)
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_faults_of_a_program_are_a_line_a_kind_and_not_a_line_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("babbler.py").write_text(BABBLER, encoding="utf-8")
    babbler = f"program:{sys.executable} babbler.py"
    done = run("arena", "dice", "--bots", "random", "--bot", babbler, "--games", "4", "--jobs", jobs, "--lang", "de")
    assert done.returncode == 0, done.stderr
    assert all("von 4 Partien, noch etwa" in line for line in done.stderr.splitlines())
    [told] = [line for line in done.stdout.splitlines() if "mal, zuerst bei Zug" in line]
    assert told.startswith(f"„{babbler}“ 12-mal, zuerst bei Zug")  # three times a game, then nobody asks it
    assert "Das ist keine Antwort: „what?“" in told


def test_over_a_pipe_progress_is_a_few_sentences_and_tables_are_not_folded() -> None:
    done = run("arena", "mini", "--bots", "random", "--players", "3", "--games", "20", "--lang", "de", "--jobs", "2")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("20 Runden mit je 1 Sitzordnung: 20 Partien.\n")
    assert 1 <= len(re.findall(r"\d+ von 20 Partien, noch etwa 0:00:\d\d", done.stderr)) <= 10
    assert re.search(r"alle +2 +20 +\d+,\d %", done.stdout)
    assert "\x1b" not in done.stdout + done.stderr
