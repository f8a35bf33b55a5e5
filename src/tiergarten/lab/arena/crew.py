"""Games played by several processes at once, or by this one."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.synchronize import Event

from ...errors import WorkerLost
from .plan import Plan
from .playing import Finished, play_game
from .stop import Stop, signals_held_back

A_LOOK = 0.2  # seconds between two looks at whether the arena is to stop
AHEAD = 4  # games a process that are handed out before they are needed


def cores() -> int:
    """How many processes this machine runs at once for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_games(plan: Plan, numbers: Iterable[int], jobs: int, stop: Stop) -> Generator[Finished, None, None]:
    """Play these games, told as each is finished; stopped, those that are finished by then."""
    if jobs > 1:
        yield from _play_by_many(plan, iter(numbers), jobs, stop)
        return
    for number in numbers:
        finished = None if stop.is_wanted else play_game(plan, number, lambda: stop.is_wanted)
        if finished is None:
            return
        yield finished


def _play_by_many(plan: Plan, numbers: Iterator[int], jobs: int, stop: Stop) -> Generator[Finished, None, None]:
    context = get_context("spawn")
    hands_up = context.Event()
    pool = ProcessPoolExecutor(jobs, context, _take_seat, (plan, hands_up))
    try:
        pending: set[Future[Finished | None]] = set()
        while True:
            if stop.is_wanted:
                hands_up.set()
            else:
                with signals_held_back():
                    pending |= {pool.submit(_play, number) for number in islice(numbers, jobs * AHEAD - len(pending))}
            if not pending:
                return
            done, pending = wait(pending, A_LOOK, FIRST_COMPLETED)
            yield from filter(None, (game.result() for game in done))
    except BrokenProcessPool:
        raise WorkerLost("arena-worker-lost", jobs=jobs) from None
    finally:
        hands_up.set()
        pool.shutdown(cancel_futures=True)


_seat: list[tuple[Plan, Event]] = []  # of a process that plays: what is played, and whether it is to stop


def _take_seat(plan: Plan, hands_up: Event) -> None:
    """Begin to be a process that plays: Ctrl-C is for who started it, without whom it has nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    _seat[:] = [(plan, hands_up)]


def _leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _play(number: int) -> Finished | None:
    [(plan, hands_up)] = _seat
    return play_game(plan, number, hands_up.is_set)
