"""The table server under load: moves a second that are committed and acknowledged, how long they take, memory a table.

A load generator in a second process plays games of Mini over real sockets, four clients a table. Beside it, in the same
run and round by round, since other work on the machine hits all alike:

- a bare FastAPI socket that has the same traffic and does nothing else (`server_echo`). With us a move is one command
  in (some 90 bytes), its acknowledgement out, and to each of the table's four clients the game as it is now (some
  3 kB). So the echo gets the same command, sends it back, and sends each of four clients a message that ours has sent
  after a move of usual length. An echo of the command alone would be a server that tells nobody of the move.
- boardgame.io's server with a small game, where npm can install it.

Rates depend on who else uses the cores; processor time a move, of the server with all its threads, does so much less
and stands beside them. The generator's own is shown too: while it is the smaller one, it is not what is measured.
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
from .console import wide_console

ECHO_GOAL = 0.4  # of the bare echo's throughput
LATENCY_GOAL = 0.1  # seconds, p99
MEMORY_GOAL = 64 * 1024  # bytes a live table
START_GOAL = 2.0  # seconds
GAMES = 4  # set up for each table: so all tables are played at all the time, even where a game takes but a second
OURS, ECHO = "moves, committed and told", "bare echo of the same traffic"
Seen = dict[str, Any]


def generate(**task: Any) -> Seen:
    """What the load generator sees."""
    command = [sys.executable, "-m", "bench.server_load", json.dumps(task)]
    with tempfile.TemporaryFile() as told:  # through a pipe some of it was lost now and then
        done = subprocess.run(command, stdout=told, stderr=subprocess.PIPE, text=True, check=False)
        if done.returncode:
            raise RuntimeError(done.stderr)
        told.seek(0)
        seen: Seen = json.load(told)
    return seen


@contextmanager
def echo_peer() -> Iterator[tuple[str, int]]:
    """The bare echo; its address and process."""
    peer = subprocess.Popen([sys.executable, "-m", "bench.server_echo"], stdout=subprocess.PIPE, text=True)
    assert peer.stdout is not None
    try:
        yield peer.stdout.readline().strip(), peer.pid
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
    parser.add_argument("--runs", type=int, default=3, help="rounds (3)")
    parser.add_argument("--only", choices=["fast", "paced", "start"], help="measure this alone")
    parser.add_argument("--peer", action="store_true", help="install boardgame.io by npm, and measure it too")
    chosen = parser.parse_args(arguments)
    console = wide_console()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        if chosen.only in (None, "fast"):
            fast = measure(folder, chosen.runs, GAMES, what="play", tables=chosen.tables, seconds=chosen.seconds)
            if chosen.peer:
                peer = boardgame_io(new_folder(folder), chosen.tables, chosen.seconds)
                fast |= {"boardgame.io, a small game": [peer]} if peer else {}
            show_fast(fast, console)
        if chosen.only in (None, "paced"):
            show_paced(measure(folder, chosen.runs, what="pace", tables=chosen.paced, seconds=chosen.seconds), console)
            show_memory(folder, chosen.paced, console)
        if chosen.only in (None, "start"):
            starts = [start_up(new_folder(folder)) for _ in range(chosen.runs)]
            goal(console, "start to first answer", median(starts), START_GOAL, "s", most=True)
    return 0


def measure(folder: Path, runs: int, games: int = 1, **task: Any) -> dict[str, list[Seen]]:
    """Ours and the echo of our traffic, round by round."""
    cases: dict[str, list[Seen]] = {OURS: [], ECHO: []}
    for _ in range(runs):
        with running(new_folder(folder), "--log", "warning") as server:
            ours = generate(address=server.ws, pid=server.process.pid, games=games, **task)
        with echo_peer() as (address, pid):
            echoed = generate(address=address, pid=pid, traffic=ours["traffic"], **task)
        cases[OURS].append(ours)
        cases[ECHO].append(echoed)
    return cases


def new_folder(folder: Path) -> Path:
    """A folder for one server."""
    return Path(tempfile.mkdtemp(dir=folder))


def rate(seen: Seen) -> float:
    """Moves a second."""
    return float(seen["moves"] / seen["seconds"])


def milliseconds(seen: Seen, what: str) -> float:
    """Processor time a move."""
    return float(1000 * seen[what] / seen["moves"]) if what in seen else float("nan")


def row(values: Sequence[float], digits: int) -> str:
    """The median, and the least and most."""
    return f"{median(values):,.{digits}f} ({min(values):,.{digits}f}–{max(values):,.{digits}f})"


def show_all(title: str, cases: dict[str, list[Seen]], console: Console) -> None:
    """A table of rates, latencies and work."""
    table = Table(title=f"{title}; {os.cpu_count()} cores, the clients among them; medians (least–most) of the rounds")
    for column in ("case", "moves/s", "p50 ms", "p99 ms", "server ms/move", "clients ms/move", "bytes/move"):
        table.add_column(column, justify="left" if column == "case" else "right")
    for name, rounds in cases.items():
        latencies = [seen["latencies"] for seen in rounds]
        table.add_row(
            name,
            row([rate(seen) for seen in rounds], 0),
            row([1000 * percentile(each, 0.5) for each in latencies], 1),
            row([1000 * percentile(each, 0.99) for each in latencies], 1),
            row([milliseconds(seen, "cpu") for seen in rounds], 3),
            row([milliseconds(seen, "own_cpu") for seen in rounds], 3),
            f"{median(seen.get('bytes', 0) / seen['moves'] for seen in rounds):,.0f}",
        )
    console.print(table)


def show_fast(cases: dict[str, list[Seen]], console: Console) -> None:
    """As fast as it goes."""
    show_all("As fast as it goes", cases, console)
    both = list(zip(cases[OURS], cases[ECHO], strict=True))
    shares = [rate(ours) / rate(echo) for ours, echo in both]
    goal(console, f"share of the echo's moves a second, {row(shares, 2)}", median(shares), ECHO_GOAL, "×")
    work = [milliseconds(echo, "cpu") / milliseconds(ours, "cpu") for ours, echo in both]
    console.print(f"by processor time of the servers: {row(work, 2)} ×")


def show_paced(cases: dict[str, list[Seen]], console: Console) -> None:
    """Many live tables at a move a second each."""
    tables = cases[OURS][0]["moves"] / cases[OURS][0]["seconds"]
    show_all(f"A move a second at each of many tables ({tables:,.0f} moves a second)", cases, console)
    latest = [percentile(seen["latencies"], 0.99) for seen in cases[OURS]]
    goal(console, "p99", median(latest), LATENCY_GOAL, "s", most=True)


def show_memory(folder: Path, tables: int, console: Console) -> None:
    """Of tables that nobody looks at, and of those with clients."""
    with running(new_folder(folder), "--log", "warning") as server:
        pid = server.process.pid
        filled = generate(what="fill", address=server.ws, tables=tables, pid=pid)
        seen = generate(what="pace", address=server.ws, tables=tables, seconds=1, pid=pid)
    a_table = (filled["memory"][1] - filled["memory"][0]) / tables / 1024
    goal(console, "memory a live table", a_table, MEMORY_GOAL / 1024, "KiB", most=True)
    with_sockets = (seen["memory"][-1] - seen["memory"][0]) / tables / 1024
    console.print(f"with four open sockets each: {with_sockets:,.0f} KiB")


def goal(console: Console, what: str, reached: float, wanted: float, unit: str, *, most: bool = False) -> None:
    """A goal, and whether it is reached."""
    is_reached = reached <= wanted if most else reached >= wanted
    word = "at most" if most else "at least"
    told = f"{what}: {reached:,.2f} {unit} (goal: {word} {wanted:g} {unit}) {'reached' if is_reached else 'MISSED'}"
    console.print(re.sub(r"\s+", " ", told))
