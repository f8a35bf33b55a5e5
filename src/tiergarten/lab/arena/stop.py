"""Ctrl-C as a wish and not as a blow: what is being written is written to its end."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType


@dataclass
class Stop:
    """Does somebody want the arena to stop?"""

    is_wanted: bool = False


@contextmanager
def stopping_by_hand() -> Iterator[Stop]:
    """Within it the first Ctrl-C is only noted; a second one, of somebody who will not wait, interrupts as ever."""
    stop = Stop()
    before = signal.getsignal(signal.SIGINT)

    def note(number: int, frame: FrameType | None) -> None:
        stop.is_wanted = True
        signal.signal(signal.SIGINT, before)

    try:
        signal.signal(signal.SIGINT, note)
    except ValueError:  # not in the main thread, where signals are not ours
        yield stop
        return
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def signals_held_back() -> Iterator[None]:
    """Within it Ctrl-C waits, and processes that are started never get it: who starts them tells them when to stop."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
