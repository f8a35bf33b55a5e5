"""boardgame.io's server with a small game, as its documentation sets one up, under the same sort of load.

It keeps everything in memory and acknowledges nothing: a move counts when its client hears the new state.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
VERSION = "0.50.2"


def boardgame_io(folder: Path, tables: int, seconds: float) -> dict[str, Any] | None:
    """What its load generator sees; None where it does not install."""
    if shutil.which("npm") is None:
        return None
    for name in ("server.cjs", "load.cjs"):
        shutil.copy(HERE / name, folder / name)
    install = ["npm", "install", "--silent", "--no-audit", "--no-fund", f"boardgame.io@{VERSION}"]
    if subprocess.run(install, cwd=folder, capture_output=True, check=False).returncode:
        return None
    server = subprocess.Popen(["node", "server.cjs"], cwd=folder, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        port = server.stdout.readline().strip()
        load = ["node", "load.cjs", port, str(tables), str(seconds)]
        done = subprocess.run(load, cwd=folder, capture_output=True, text=True, check=True)
        seen: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
        return seen
    finally:
        server.terminate()
        server.wait()
        server.stdout.close()
