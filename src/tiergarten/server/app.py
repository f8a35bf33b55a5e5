"""The application: everything put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse
from pydantic import ValidationError
from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from .. import __version__
from ..errors import BadMessage, BadStore, TiergartenError, UnknownTable
from .bus import bus_at
from .compiling import Compiler
from .guard import Buckets, Guard
from .hall import Hall
from .metrics import Metrics
from .refusals import code_of, misunderstood, refused
from .routes import health, lobby, past, tables
from .routes.answers import EVERYWHERE
from .settings import Limits
from .socket import Sockets
from .socket import router as sockets
from .static import BUILT, NO_PAGE, Web
from .store.store import Store
from .thinking import Thinkers

AN_HOUR = 3600
DEFAULT_LIMITS = Limits()
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Setup:
    """Where the server keeps things, whom it talks to, and what it allows."""

    store: URL
    bus: str | None = None
    limits: Limits = DEFAULT_LIMITS
    origins: tuple[str, ...] = ()  # of pages beside our own that may use the server


def make_app(setup: Setup) -> FastAPI:
    """The application. The store must have been migrated."""
    metrics = Metrics()
    requests = Buckets(setup.limits.requests, setup.limits.burst)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store, compiler, thinkers = Store(setup.store), Compiler(), Thinkers()
        hall = Hall(store, bus_at(setup.bus), compiler, thinkers, setup.limits, metrics)
        reviews = past.Reviews()
        app.state.hall, app.state.reviews = hall, reviews
        app.state.sockets, app.state.requests = Sockets(), requests
        app.state.new_tables = Buckets(setup.limits.new_tables / AN_HOUR, setup.limits.new_tables)
        app.state.origins = setup.origins
        store.prepare()
        compiler.start()
        await hall.start()
        yield
        await reviews.close()
        await hall.close()
        await compiler.close()
        thinkers.close()
        await store.close()

    app = FastAPI(
        title="Tiergarten",
        version=__version__,
        description="Tables for zoo board games. docs/server.md tells how it all fits together, sockets included.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=life,
        responses=EVERYWHERE,
    )
    for router in (lobby.router, tables.router, past.router, health.router, sockets):
        app.include_router(router)
    _answer_mistakes(app)
    _serve_pages(app)
    app.add_middleware(Guard, limits=setup.limits, metrics=metrics, origins=setup.origins, requests=requests)
    return app


def _serve_pages(app: FastAPI) -> None:
    @app.get("/api/{rest:path}", include_in_schema=False)
    async def nothing(rest: str) -> Response:
        raise UnknownTable("path-unknown", path=f"/api/{rest}")

    if (BUILT / "index.html").is_file():
        app.mount("/", GZipMiddleware(Web(directory=BUILT)))  # nothing of it is secret, so that its length may tell
        return

    @app.get("/{rest:path}", include_in_schema=False)
    async def page(rest: str) -> Response:
        return HTMLResponse(NO_PAGE)


def _answer_mistakes(app: FastAPI) -> None:
    """Every mistake is answered by a message that says what would be right."""

    @app.exception_handler(TiergartenError)
    async def mistake(request: Request, fault: TiergartenError) -> Response:
        request.app.state.hall.metrics.refusals.labels(code_of(fault)).inc()
        return refused(fault, request.scope)

    @app.exception_handler(RequestValidationError)
    async def shape(request: Request, fault: RequestValidationError) -> Response:
        first = fault.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return refused(BadMessage("message-bad", where=where, problem=str(first["msg"])), request.scope)

    @app.exception_handler(ValidationError)
    async def content(request: Request, fault: ValidationError) -> Response:
        return refused(misunderstood(fault), request.scope)

    @app.exception_handler(HTTPException)
    async def other(request: Request, fault: HTTPException) -> Response:
        if isinstance(fault.__cause__, TiergartenError):  # found while the body was read
            return refused(fault.__cause__, request.scope)
        told = refused(BadMessage("request-bad", problem=str(fault.detail)), request.scope)
        told.status_code = fault.status_code
        told.headers.update(fault.headers or {})
        return told

    @app.exception_handler(SQLAlchemyError)
    async def store(request: Request, fault: SQLAlchemyError) -> Response:
        log.error("store out of reach", extra={"fault": type(fault).__name__})
        return refused(BadStore("store-away"), request.scope)
