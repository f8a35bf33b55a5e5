"""Ctrl-C as a wish and not as a blow: unfinished games are given up, and what there is gets written to its end."""

from __future__ import annotations

import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType


class GivenUp(BaseException):
    """The game is not played to its end. No `Exception`: whoever guards against what bots do must let it through."""


@dataclass
class Stop:
    """Does somebody want the arena to stop?"""

    is_wanted: bool = False
    _can_give_up: bool = False

    @contextmanager
    def giving_up(self) -> Iterator[None]:
        """Around waiting for a bot: a wish that comes meanwhile does not wait for its answer."""
        self._can_give_up = True
        try:
            yield
        finally:
            self._can_give_up = False

    def note(self, number: int, frame: FrameType | None) -> None:
        """A signal says so, the first one or a further one."""
        self.is_wanted = True
        if self._can_give_up:
            self._can_give_up = False  # once: how the bot is sent away is not interrupted
            raise GivenUp


@contextmanager
def stopping_by_hand(stop: Stop, told: Callable[[], object] = lambda: None) -> Iterator[None]:
    """Within it Ctrl-C, however often, is only noted; `told` is called at the first, by a thread of its own.

    Afterwards it does what it did before, unless whoever is within has seen to that.
    """
    try:
        before = signal.signal(signal.SIGINT, stop.note)
    except ValueError:  # not in the main thread, where signals are not ours
        yield
        return
    try:
        with _hearing_at_once(told):
            yield
    finally:
        if signal.getsignal(signal.SIGINT) == stop.note:
            signal.signal(signal.SIGINT, before)


@contextmanager
def _hearing_at_once(told: Callable[[], object]) -> Iterator[None]:
    """A signal is also a byte on a line: it is heard even while a search computes and `note` has to wait for it."""
    ear, mouth = socket.socketpair()
    mouth.settimeout(0)

    def listen() -> None:
        while heard := ear.recv(1):
            if heard[0] == signal.SIGINT:
                told()
                return

    listener = threading.Thread(target=listen, daemon=True)
    listener.start()
    before = signal.set_wakeup_fd(mouth.fileno(), warn_on_full_buffer=False)
    try:
        yield
    finally:
        signal.set_wakeup_fd(before)
        mouth.close()
        listener.join()
        ear.close()


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
