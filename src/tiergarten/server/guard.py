"""What stands before every request: limits, the origin of what browsers send, headers, and the log."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import NoEntry, ServerFault, TiergartenError, TooMuch
from .metrics import Metrics
from .refusals import refused
from .settings import Limits

MOST_CLIENTS = 10_000  # whose buckets are remembered
UPLOADS = ("/api/replays",)
SAFE = ("GET", "HEAD", "OPTIONS")
METHODS = frozenset((*SAFE, "POST", "PUT", "PATCH", "DELETE", "TRACE", "CONNECT"))
POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src-attr 'unsafe-inline'",  # places of pieces that move
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
access = logging.getLogger("tiergarten.access")
log = logging.getLogger(__name__)


class Bucket:
    """Lets a number of things through at once, and so many a second after that."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, max(burst, 1)
        self._left = self._burst
        self._at = time.monotonic()

    def takes(self) -> bool:
        """May one more through?"""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each client; who was not here for longest is forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def takes(self, client: str) -> bool:
        """May this client do it once more?"""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_CLIENTS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        return bucket.takes()


def client_of(scope: Scope) -> str:
    """The network address that a request came from."""
    return str(scope["client"][0]) if scope.get("client") else "unknown"


def check_origin(headers: Headers, also: tuple[str, ...]) -> None:
    """What a browser sends must come from our own page; NoEntry otherwise. Programs send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in also:
        return
    try:
        host = urlsplit(origin).netloc
    except ValueError:  # no address at all
        host = None
    if host is None or host != headers.get("host"):
        raise NoEntry("origin-foreign")


class Guard:
    """Wraps the application."""

    def __init__(
        self, app: ASGIApp, limits: Limits, metrics: Metrics, origins: tuple[str, ...], requests: Buckets
    ) -> None:
        self._app = app
        self._limits = limits
        self._metrics = metrics
        self._origins = origins
        self._requests = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or say why not."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started, status = time.perf_counter(), [0]

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                status[0] = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            receive = self._checked(scope, receive)
        except TiergartenError as fault:
            await refused(fault, scope)(scope, receive, dressed)
        else:
            try:
                await self._app(scope, receive, dressed)
            except Exception:  # a fault of ours: whoever asked hears of it too
                log.exception("request failed")
                if status[0]:
                    raise  # half of an answer is out: the line is cut
                await refused(ServerFault("server-fault"), scope)(scope, receive, dressed)
        self._note(scope, status[0], time.perf_counter() - started)

    def _checked(self, scope: Scope, receive: Receive) -> Receive:
        """The request's body, as far as it may be sent at all."""
        headers = Headers(scope=scope)
        if not self._requests.takes(client_of(scope)):
            raise TooMuch("too-many-requests", most=self._limits.requests)
        if scope["method"] in SAFE:
            return receive
        check_origin(headers, self._origins)
        limits = self._limits
        most = limits.upload_bytes if scope["path"] in UPLOADS else limits.message_bytes
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > most:
            raise TooMuch("body-too-long", most=most)
        return counted(receive, most)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope["method"] if scope["method"] in METHODS else "other"  # a client may call it anything
        self._metrics.requests.labels(method, str(status)).inc()
        about = {"method": method, "path": scope["path"], "status": status, "ms": round(seconds * 1000, 1)}
        access.info("request", extra=about)


def counted(receive: Receive, most: int) -> Receive:
    """A body without a length is read only so far."""
    so_far = 0

    async def read() -> Message:
        nonlocal so_far
        message = await receive()
        so_far += len(message.get("body", b""))
        if so_far > most:
            raise TooMuch("body-too-long", most=most)
        return message

    return read
