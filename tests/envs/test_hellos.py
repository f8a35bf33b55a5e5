"""The small examples run, and without the extras the errors tell what to install."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("hello", sorted(EXAMPLES.glob("hello_*.py")), ids=lambda path: path.stem)
def test_a_hello_runs_and_is_short(hello: Path) -> None:
    done = subprocess.run([sys.executable, str(hello)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout
    assert len(hello.read_text(encoding="utf-8").splitlines()) <= 25


@pytest.mark.parametrize(
    ("module", "packages", "extra"),
    [
        ("pettingzoo", ["pettingzoo"], "rl"),
        ("gymnasium", ["gymnasium"], "rl"),
        ("openspiel", ["pyspiel"], "openspiel"),
    ],
)
def test_a_missing_extra_is_named(module: str, packages: list[str], extra: str) -> None:
    program = f"""
import importlib.util, sys
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name in {packages} else find(name, *rest)
sys.modules.update(dict.fromkeys({packages}))
import tiergarten
try:
    import tiergarten.envs.{module}
except ImportError as missing:
    print(missing)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert f"not installed: {', '.join(packages)}. Install them: pip install 'tiergarten[{extra}]'" in done.stdout


def test_the_games_need_no_extra() -> None:
    program = "import sys, tiergarten as tg; tg.game('mini').spec; print({'gymnasium', 'pyspiel'} & {*sys.modules})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stdout == "set()\n", done.stderr


def last_share(example: str, *options: str, folder: Path) -> float:
    """Let an example learn; the percentage of wins against random moves that it tells last. It draws its curve."""
    command = [sys.executable, str(EXAMPLES / example), *options, "--plot", "curve.png"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert (folder / "curve.png").stat().st_size
    return float(done.stdout.rpartition(": ")[2].partition("%")[0])


# Both are shortened; long runs are in docs/environments.md. By chance it is 50 %, and six standard errors are 15 %.
def test_the_network_of_the_example_learns_to_beat_random_moves(tmp_path: Path) -> None:
    assert last_share("learn_dice.py", "--batches", "12", "--every", "12", "--games", "400", folder=tmp_path) > 60


def test_maskable_ppo_learns_to_beat_random_moves(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib", reason="pip install sb3-contrib: it brings PyTorch, too large for every run")
    assert last_share("maskable_ppo.py", "--decisions", "20480", "--tests", "1", "--games", "400", folder=tmp_path) > 60
