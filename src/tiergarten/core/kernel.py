"""Compiles rules by Numba and keeps the machine code in a folder keyed by the sources it came from.

Numba's own cache does not notice an edit in a function that a cached one calls. With the folder named after a hash of
all sources a stale kernel can never run. Numba's own cache does notice where a source lies and when it was written, and
compiles anew when that has changed: so the name is of these too, or another copy of the same sources would be taken for
compiled.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
import platformdirs
from llvmlite.binding import get_host_cpu_name

from ..errors import BadCache

F = TypeVar("F", bound=Callable[..., object])

numba_config: Any = numba.config
types: Any = numba.types
njit: Any = numba.njit  # its annotations do not know all of its options
COMPILED = not numba_config.DISABLE_JIT
PACKAGE = Path(__file__).parent.parent
RULES = ("core", "games")  # the layers that compiled rules are made from
BOTS = (*RULES, "bots")  # and compiled bots
FORGOTTEN_AFTER = 30 * 24 * 3600  # seconds until machine code of other sources is swept away

if not COMPILED:
    # The generators mean to overflow; machine code does so silently, plain NumPy scalars warn.
    np.seterr(over="ignore")


def rule(function: F) -> F:
    """Compile a function of the rules, or leave it plain Python where NUMBA_DISABLE_JIT is set.

    Rules allocate nothing. So Numba is told not to count who holds an array (`_nrt`): at every slice that is handed on
    it would count up and down by instructions that all cores have to agree upon, which took up to half of a step.
    """
    if not COMPILED:
        return function
    layers = BOTS if function.__module__.startswith("tiergarten.bots.") else RULES
    numba_config.CACHE_DIR = str(cache_folder(layers))
    compiled: Any = njit(cache=True, nogil=True, no_cfunc_wrapper=True, _nrt=False)(function)
    types_of_call = compiled.get_call_template
    compiled.get_call_template = lambda args, named: types_of_call(tuple(map(_widened, args)), named)
    return cast(F, compiled)


def _widened(type_: Any) -> Any:
    """The type that an argument is passed as: every signed integer as the widest.

    Fields of states are small integers of several sizes. Without this Numba compiles a rule anew for each
    combination of sizes that it is called with, which takes twice as long in all.
    """
    return types.int64 if isinstance(type_, types.Integer) and type_.signed else type_


@cache
def cache_folder(layers: tuple[str, ...]) -> Path:
    """The folder of the machine code made from just these layers' sources; made if it is missing."""
    home = Path(os.environ.get("TIERGARTEN_CACHE") or platformdirs.user_cache_dir("tiergarten"))
    folder = home / f"kernels-{_fingerprint(layers)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            os.utime(folder)
    except OSError as fault:
        raise BadCache("cache-unwritable", folder=str(home), reason=fault.strerror or str(fault)) from None
    _sweep(home, keep=folder)
    return folder


def _fingerprint(layers: tuple[str, ...]) -> str:
    versions = (sys.version, numba.__version__, np.__version__, get_host_cpu_name(), numba_config.BOUNDSCHECK)
    digest = hashlib.sha256(str((*versions, PACKAGE)).encode())
    for layer in layers:
        for source in sorted((PACKAGE / layer).rglob("*.py")):
            digest.update(f"{source.relative_to(PACKAGE)} {source.stat().st_mtime_ns}".encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _sweep(home: Path, keep: Path) -> None:
    for folder in home.glob("kernels-*"):
        with suppress(OSError):  # another process may be sweeping too
            if folder != keep and folder.stat().st_mtime < time.time() - FORGOTTEN_AFTER:
                shutil.rmtree(folder, ignore_errors=True)
