"""Real servers in processes of their own, for tests and benchmarks."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tiergarten.server.store import scribe

COMMAND = Path(sys.executable).with_name("tiergarten")
GENEROUS = (
    *("messages=100000", "requests=100000", "burst=100000", "sockets=5000", "new-tables=100000", "tables=20000"),
    "away=0",
)  # limits, for those who are not about limits
PATIENCE = 120  # seconds until a server that does not stop is taken for stuck


class Running:
    """A server that is running."""

    def __init__(self, folder: Path, *args: str, store: str | None = None, limits: tuple[str, ...] = GENEROUS) -> None:
        """Start one; its store is in the folder unless another is named."""
        self.folder = folder
        self.store = store or f"sqlite:///{folder / 'tables.sqlite'}"
        chosen = [part for limit in limits for part in ("--limit", limit)]
        command = [str(COMMAND), "serve", "--port", "0", "--store", self.store, *chosen, *args]
        self.errors = folder / "server.log"
        with open(self.errors, "ab") as errors:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"},
            )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+:\d+", self.process.stdout.readline())
        assert found, self.errors.read_text()
        self.http = found[0]
        self.ws = self.http.replace("http", "ws", 1)

    def kill(self) -> None:
        """As if the power failed."""
        self.process.kill()
        self._end()

    def kill_writer(self) -> None:
        """Only the process that writes to the store, if there is one just now."""
        for child in writers_of(self.process.pid):
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)

    def stop(self) -> int:
        """As by Ctrl-C; the exit code."""
        self.process.send_signal(signal.SIGINT)
        return self._end()

    def _end(self) -> int:
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]


def writers_of(pid: int) -> list[int]:
    """Those of its children that write to a store: others may compile, or watch over a pool of processes."""
    return [child for child in children_of(pid) if scribe.__name__ in command_of(child)]


def command_of(pid: int) -> str:
    """What a process was started by; nothing if it has gone."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return ""


@contextmanager
def running(
    folder: Path, *args: str, store: str | None = None, limits: tuple[str, ...] = GENEROUS
) -> Iterator[Running]:
    """A server for a while; one that logs a traceback has failed the test."""
    server = Running(folder, *args, store=store, limits=limits)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()
        else:
            assert server.process.stdout is not None
            server.process.stdout.close()
    log = server.errors.read_text(encoding="utf-8")
    assert "traceback" not in log.lower(), log[max(log.lower().find("traceback") - 500, 0) :][:5000]
