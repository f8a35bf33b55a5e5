"""Games played by several processes at once, or by this one."""

from __future__ import annotations

import logging
import os
import signal
import threading
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection

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
        finished = play_game(plan, number, lambda: stop.is_wanted, stop.giving_up)
        if finished is None:
            return
        yield finished


def _play_by_many(plan: Plan, numbers: Iterator[int], jobs: int, stop: Stop) -> Generator[Finished, None, None]:
    context = get_context("spawn")
    ear, mouth = context.Pipe(duplex=False)  # not an Event: one that dies while it looks at that would block us all
    pool = ProcessPoolExecutor(jobs, context, _take_seat, (plan, ear))
    try:
        pending: set[Future[Finished | None]] = set()
        while True:
            if stop.is_wanted:
                mouth.close()
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
        mouth.close()
        pool.shutdown(cancel_futures=True)
        ear.close()


_seat: list[tuple[Plan, Stop]] = []  # of a process that plays: what is played, and whether it is to stop


def _take_seat(plan: Plan, ear: Connection) -> None:
    """Begin to be a process that plays: Ctrl-C is for who started it, without whom it has nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    logging.getLogger("tiergarten").addHandler(logging.NullHandler())  # faults of bots are told with the standings
    stop = Stop()
    if hasattr(signal, "SIGUSR1"):
        signal.signal(signal.SIGUSR1, stop.note)
    threading.Thread(target=_listen, args=(ear, stop), daemon=True).start()
    _seat[:] = [(plan, stop)]


def _listen(ear: Connection, stop: Stop) -> None:
    """When the line is hung up, have the game given up; when its other end is gone for good, leave."""
    parent = parent_process()
    assert parent is not None
    ear.poll(None)
    stop.is_wanted = True
    while parent.is_alive():
        if hasattr(signal, "SIGUSR1"):  # wakes who waits for a bot; again, as it may have been about to fall asleep
            signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGUSR1)
        parent.join(A_LOOK)
    os._exit(1)


def _play(number: int) -> Finished | None:
    [(plan, stop)] = _seat
    return play_game(plan, number, lambda: stop.is_wanted, stop.giving_up)
