"""The command, run as a person runs it or, where that makes no difference, in this process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner, Result

from tiergarten.cli import speech
from tiergarten.cli.commands import app

COMMAND = Path(sys.executable).with_name("tiergarten")
ENGLISH = {**os.environ, "LC_ALL": "en_US.UTF-8", "PYTHONUTF8": "1"}
PATIENCE = 120  # seconds until a process that says nothing is taken for dead


def run(*args: str, input: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """The command's exit code and what it said."""
    return subprocess.run(
        [COMMAND, *args],
        input=input,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        env={**ENGLISH, **environment},
        check=False,
    )


def run_here(*args: str) -> Result:
    """As `run`, in this process, which saves the start of another: for what is said before anything is played."""
    speech._spoken.clear()
    done = CliRunner().invoke(app, args, env={"LC_ALL": ENGLISH["LC_ALL"]})
    speech._spoken.clear()
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done
