"""A way to the server that can be cut, as when a train goes into a tunnel."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

PIECE = 65536  # bytes handed on at once


class Wire:
    """Hands on what comes, both ways, while it is whole."""

    def __init__(self, server: str) -> None:
        """Begin; `http` is the address to use instead of the server's."""
        parts = urlsplit(server)
        self._server = (parts.hostname or "", parts.port or 80)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._open: list[socket.socket] = []
        self._is_whole = True
        self.http = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        """End all connections, and let none begin."""
        self._is_whole = False
        for each in self._open:
            _end(each)
        self._open.clear()

    def mend(self) -> None:
        """As before."""
        self._is_whole = True

    def close(self) -> None:
        """For good."""
        self.cut()
        _end(self._listener)

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                if not self._is_whole:
                    near.close()
                    continue
                far = socket.create_connection(self._server)
                self._open += [near, far]
                for source, target in ((near, far), (far, near)):
                    threading.Thread(target=_hand_on, args=(source, target), daemon=True).start()


def _hand_on(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while piece := source.recv(PIECE):
            target.sendall(piece)
    _end(source)
    _end(target)


def _end(connection: socket.socket) -> None:
    with suppress(OSError):
        connection.shutdown(socket.SHUT_RDWR)
    connection.close()


@contextmanager
def wire(server: str) -> Iterator[Wire]:
    """A wire for a while."""
    laid = Wire(server)
    try:
        yield laid
    finally:
        laid.close()
