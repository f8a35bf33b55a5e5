"""Runs the server."""

from __future__ import annotations

import gc
import sys
import threading
import webbrowser
from collections.abc import Callable

import uvicorn

from ..errors import BadSetting
from .app import Setup, make_app
from .line import Line
from .logs import log_as_json
from .store.migrate import migrate

GRACE = 5  # seconds that open requests have to finish when the server is stopped
GARBAGE = (10_000, 5, 100)  # new objects until Python looks for garbage, seldom in all that is old: pauses are felt
SWITCH = 0.0005  # seconds until a thread that thinks or reads lets the event loop go on, and the other way round


class Server(uvicorn.Server):
    """Says where it can be reached as soon as it can be."""

    def __init__(self, config: uvicorn.Config, say: Callable[[str], None], is_opened: bool) -> None:
        super().__init__(config)
        self._say = say
        self._is_opened = is_opened

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """As usual, and then the address."""
        await super().startup(sockets)  # type: ignore[arg-type]
        if not self.started:
            return
        port = self.servers[0].sockets[0].getsockname()[1]
        host = self.config.host if self.config.host not in ("0.0.0.0", "::") else "localhost"
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
        self._say(address)
        if self._is_opened:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def serve(
    setup: Setup, host: str, port: int, *, say: Callable[[str], None], open_browser: bool = False, level: str = "info"
) -> None:
    """Serve until interrupted; `say` is told the address."""
    log_as_json(level)
    migrate(setup.store)
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*GARBAGE)
    config = uvicorn.Config(
        make_app(setup),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=Line,
        ws_max_size=setup.limits.message_bytes,
        ws_per_message_deflate=False,  # a quarter of a megabyte for each socket
        timeout_graceful_shutdown=GRACE,
    )
    server = Server(config, say, open_browser)
    try:
        server.run()
    except OSError as fault:
        raise BadSetting("port-taken", host=host, port=port, reason=fault.strerror or str(fault)) from None
    except SystemExit:  # uvicorn's way to say that it could not listen
        raise BadSetting("port-taken", host=host, port=port, reason="") from None
