"""A running program: lines go in, a line comes out, by a deadline. Nothing it does or leaves undone can block us."""

from __future__ import annotations

import logging
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing.util import Finalize

from ..errors import BotFault
from .outside import quoted

LONGEST_LINE = 1 << 16  # bytes that an answer may have
KEPT = 1 << 12  # bytes of complaints
A_READ = 1 << 16
GRACE = 1.0  # seconds to end in, once the input has ended

log = logging.getLogger(__name__)


class Conversation:
    """One run of a program, in a process group of its own: it ends with all that it has started.

    It is ended by `end`, and else when nobody has the conversation any more or our own process exits.
    """

    def __init__(self, command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=environment,
                start_new_session=True,
            )
        except (OSError, ValueError) as problem:  # a value error for a NUL in the command
            raise BotFault("fault-no-start", reason=getattr(problem, "strerror", None) or str(problem)) from None
        self._input, self._output, self._errors = _unblocked(self._process)
        self._received = bytearray()
        self.complaints = b""  # the end of what was written to the error stream
        # Not weakref.finalize: worker processes of multiprocessing exit without it, and copies of us must not run it.
        self._kill = Finalize(self, _kill, (self._process,), exitpriority=0)

    def exchange(self, said: bytes, seconds: float) -> bytes:
        """Say this and hear a line, within so many seconds."""
        deadline = time.monotonic() + seconds
        unsaid = memoryview(said)
        with selectors.DefaultSelector() as pipes:
            pipes.register(self._input, selectors.EVENT_WRITE)
            pipes.register(self._output, selectors.EVENT_READ)
            pipes.register(self._errors, selectors.EVENT_READ)
            while (left := deadline - time.monotonic()) > 0:
                for key, _ in pipes.select(left):
                    if key.fd == self._input:
                        unsaid = unsaid[self._write(unsaid) :]
                        if not unsaid:
                            pipes.unregister(self._input)
                    elif key.fd == self._output:
                        self._listen()
                    elif not self._read_complaints():
                        pipes.unregister(self._errors)
                if not unsaid and b"\n" in self._received:
                    return self._line()
        raise BotFault("fault-late", seconds=f"{seconds:g}")

    def _write(self, unsaid: memoryview) -> int:
        """How much of it could be written now."""
        try:
            return os.write(self._input, unsaid)
        except BlockingIOError:
            return 0
        except BrokenPipeError:
            raise self._ending() from None

    def _listen(self) -> None:
        heard = _read(self._output)
        if heard == b"":
            raise self._ending()
        self._received += heard or b""
        if len(self._received) > LONGEST_LINE:
            raise BotFault("fault-too-long", most=LONGEST_LINE)

    def _read_complaints(self) -> bool:
        """Keep what is written to the error stream; is it still open?"""
        heard = _read(self._errors)
        if heard:
            log.info("%s: %s", self._process.args, heard.decode(errors="replace"))
            self.complaints = (self.complaints + heard)[-KEPT:]
        return heard != b""

    def _line(self) -> bytes:
        line, _, more = self._received.partition(b"\n")
        self._received.clear()
        if more:
            raise BotFault("fault-more-lines", text=quoted(more.decode(errors="replace")))
        return bytes(line)

    def _ending(self) -> BotFault:
        """The program is no longer there to talk to: how it went."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        self._read_complaints()
        code = self._process.returncode
        return BotFault("fault-hung-up") if code is None else BotFault("fault-ended", code=code)

    def end(self, grace: float = 0.0) -> None:
        """The input ends; what has not ended by itself within the grace is killed."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(grace)
        self._kill()


def _unblocked(process: subprocess.Popen[bytes]) -> tuple[int, int, int]:
    """The numbers of the three pipes, which from now on neither we nor the program can block us by."""
    pipes = [pipe.fileno() for pipe in (process.stdin, process.stdout, process.stderr) if pipe is not None]
    for pipe in pipes:
        os.set_blocking(pipe, False)
    told, heard, complained = pipes
    return told, heard, complained


def _read(pipe: int) -> bytes | None:
    """What there is to read; nothing (None) for now, or nothing (empty) for ever."""
    try:
        return os.read(pipe, A_READ)
    except BlockingIOError:
        return None


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End the program and all that it has started."""
    with suppress(ProcessLookupError, PermissionError):  # the whole group has ended already
        os.killpg(process.pid, signal.SIGKILL)
    with suppress(subprocess.TimeoutExpired):
        process.wait(GRACE)
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()
