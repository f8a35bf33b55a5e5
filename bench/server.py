"""The table server under load: moves a second that are committed and acknowledged, how long they take, memory a table.

A load generator in a second process plays complete games of Mini over real sockets. Beside it: a bare FastAPI socket
that echoes the same messages, on the same machine in the same run; and boardgame.io's server with a small game, where
npm can install it.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from tests.server.running import running

from .boardgame_io import boardgame_io

ECHO_GOAL = 0.4  # of the bare echo's throughput
LATENCY_GOAL = 0.1  # seconds, p99
MEMORY_GOAL = 64 * 1024  # bytes a live table
START_GOAL = 2.0  # seconds
COMMAND = '{"kind":"play","id":"1234","action":"place-box-1-enclosure-1","choice":1234,"seat":1}'
Seen = dict[str, Any]


def generate(**task: Any) -> Seen:
    """What the load generator sees."""
    command = [sys.executable, "-m", "bench.server_load", json.dumps(task)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr)
    seen: Seen = json.loads(done.stdout)
    return seen


@contextmanager
def echo_peer() -> Iterator[str]:
    """The bare echo; its address."""
    peer = subprocess.Popen([sys.executable, "-m", "bench.server_echo"], stdout=subprocess.PIPE, text=True)
    assert peer.stdout is not None
    try:
        yield peer.stdout.readline().strip().replace("http", "ws", 1) + "/echo"
    finally:
        peer.send_signal(signal.SIGTERM)
        peer.wait()
        peer.stdout.close()


def start_up(folder: Path) -> float:
    """Seconds from the start of the command to its first answer."""
    started = time.perf_counter()
    with running(folder) as server:
        urllib.request.urlopen(f"{server.http}/api/lobby").read()
        return time.perf_counter() - started


def percentile(values: Sequence[float], share: float) -> float:
    """The value that so large a share of all does not exceed."""
    return sorted(values)[min(int(len(values) * share), len(values) - 1)]


def main(arguments: Sequence[str]) -> int:
    """Measure and show."""
    parser = argparse.ArgumentParser(prog="python -m bench server", description=__doc__)
    parser.add_argument("--tables", type=int, default=64, help="at once, as fast as they go (64)")
    parser.add_argument("--paced", type=int, default=500, help="tables with four clients, a move a second each (500)")
    parser.add_argument("--seconds", type=float, default=8.0, help="of each case (8)")
    parser.add_argument("--runs", type=int, default=3, help="rounds of the fast cases (3)")
    parser.add_argument("--peer", action="store_true", help="install boardgame.io by npm, and measure it too")
    chosen = parser.parse_args(arguments)
    console = Console()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        fast = measure_fast(folder, chosen.runs, chosen.tables, chosen.seconds)
        if chosen.peer:
            peer = boardgame_io(new_folder(folder), chosen.tables, chosen.seconds)
            fast |= {"boardgame.io, a small game": [peer]} if peer else {}
        show_fast(fast, console)
        show_paced(folder, chosen.paced, chosen.seconds, console)
        starts = [start_up(new_folder(folder)) for _ in range(chosen.runs)]
        goal(console, "start to first answer", median(starts), START_GOAL, "s", most=True)
    return 0


def measure_fast(folder: Path, runs: int, tables: int, seconds: float) -> dict[str, list[Seen]]:
    """Ours and the echo, round by round, so that a busy moment of the machine hits them alike."""
    cases: dict[str, list[Seen]] = {"tables": [], "echo of commands": [], "echo of answers": []}
    for _ in range(runs):
        with running(new_folder(folder), "--log", "warning") as server:
            ours = generate(what="play", address=server.ws, tables=tables, seconds=seconds, pid=server.process.pid)
        cases["tables"].append(ours)
        with echo_peer() as address:
            for name, message in (("echo of commands", COMMAND), ("echo of answers", ours["sample"])):
                echoed = generate(what="echo", address=address, tables=tables, seconds=seconds / 2, message=message)
                cases[name].append(echoed)
    return cases


def new_folder(folder: Path) -> Path:
    """A folder for one server."""
    return Path(tempfile.mkdtemp(dir=folder))


def rate(seen: Seen) -> float:
    """Moves, or messages, a second."""
    return float(seen["moves"] / seen["seconds"])


def show_fast(cases: dict[str, list[Seen]], console: Console) -> None:
    """A table of rates and latencies."""
    table = Table(title=f"As fast as it goes, on {os.cpu_count()} cores, the clients among them")
    for column in ("case", "a second, median", "min–max", "p50 ms", "p99 ms", "ours × this"):
        table.add_column(column, justify="left" if column == "case" else "right")
    ours = [rate(seen) for seen in cases["tables"]]
    for name, all_seen in cases.items():
        rates = [rate(seen) for seen in all_seen]
        latencies = [latency for seen in all_seen for latency in seen["latencies"]]
        times = median(own / other for own, other in zip(ours, rates, strict=False))
        table.add_row(
            name,
            f"{median(rates):,.0f}",
            f"{min(rates):,.0f}–{max(rates):,.0f}",
            f"{1000 * percentile(latencies, 0.5):.1f}",
            f"{1000 * percentile(latencies, 0.99):.1f}",
            f"{times:.2f}",
        )
    console.print(table)
    for name in ("echo of commands", "echo of answers"):
        share = median(own / rate(seen) for own, seen in zip(ours, cases[name], strict=True))
        goal(console, f"moves committed and acknowledged, as a share of the {name}", share, ECHO_GOAL, "×")


def show_paced(folder: Path, tables: int, seconds: float, console: Console) -> None:
    """Many live tables, each with four clients, at a move a second."""
    with running(new_folder(folder), "--log", "warning") as server:
        pid = server.process.pid
        filled = generate(what="fill", address=server.ws, tables=tables, pid=pid)
        seen = generate(what="pace", address=server.ws, tables=tables, seconds=seconds, pid=pid, seats=4)
    latencies = seen["latencies"]
    console.print(
        f"{tables} tables of four clients each, a move a second: {rate(seen):,.0f} moves a second,"
        f" p50 {1000 * percentile(latencies, 0.5):.1f} ms, p99 {1000 * percentile(latencies, 0.99):.1f} ms"
    )
    goal(console, "p99", percentile(latencies, 0.99), LATENCY_GOAL, "s", most=True)
    with_sockets = (seen["memory"][-1] - seen["memory"][0]) / tables / 1024
    a_table = (filled["memory"][1] - filled["memory"][0]) / tables / 1024
    goal(console, "memory a live table", a_table, MEMORY_GOAL / 1024, "KiB", most=True)
    console.print(f"with four open sockets each: {with_sockets:,.0f} KiB")


def goal(console: Console, what: str, reached: float, wanted: float, unit: str, *, most: bool = False) -> None:
    """A goal, and whether it is reached."""
    is_reached = reached <= wanted if most else reached >= wanted
    word = "at most" if most else "at least"
    told = f"{what}: {reached:,.2f} {unit} (goal: {word} {wanted:g} {unit}) {'reached' if is_reached else 'MISSED'}"
    console.print(re.sub(r"\s+", " ", told))
