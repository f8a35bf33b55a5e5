"""Bots from outside by their names; what cannot be found is a mistake at once, not in the midst of a game."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

from ..errors import UnknownBot
from .host import CHECK
from .outside import OutsideBot, quoted
from .program import Program
from .spec import PROGRAM, read_spec

HOST = (sys.executable, "-P", str(Path(__file__).with_name("host.py")))  # -P: its own folder has no modules for it
LONGEST_IMPORT = 60.0  # seconds until a module that is still being imported counts as missing


def invited(name: str, seed: int, seconds: float | None = None) -> OutsideBot:
    """The bot of a name such as `program:node first.js`, which is started when it is first asked."""
    spec = read_spec(name, seconds)
    if spec.kind == PROGRAM:
        if shutil.which(spec.words[0]) is None:
            raise UnknownBot("program-missing", program=spec.words[0])
        program = Program(spec.words)
    else:
        called = ":".join(spec.words)
        check_class(called, module_path())
        program = Program((*HOST, called), environment(module_path()))
    return OutsideBot(program, seed, spec.seconds)


def module_path() -> str:
    """Where modules are looked for: where this process looks, and last in the folder that we are in."""
    here = os.getcwd()
    return os.pathsep.join([*(folder or here for folder in sys.path), here])


def environment(path: str) -> dict[str, str]:
    """Ours, with these folders for modules."""
    return {**os.environ, "PYTHONPATH": path}


@cache
def check_class(called: str, path: str) -> None:
    """Is there such a class? Found once it is not looked for again."""
    try:
        subprocess.run(
            [*HOST, CHECK, called],
            env=environment(path),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=LONGEST_IMPORT,
            check=True,
        )
    except subprocess.CalledProcessError as problem:
        last_line = problem.stderr.decode(errors="replace").rstrip().rpartition("\n")[2]
        raise UnknownBot("class-missing", name=called, reason=quoted(last_line)) from None
    except subprocess.TimeoutExpired:
        raise UnknownBot("class-missing", name=called, reason=f"{LONGEST_IMPORT:g} s") from None
