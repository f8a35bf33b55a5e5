"""Looking back: earlier moves, points, the record, and the review."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from ...core.record import record_of
from ...core.signs import CHANCE
from ...core.table import Table
from ...errors import BadOption, NoEntry, NotNow
from ...lab.review_files import as_json
from ...words import LANGUAGES
from ..hall import Hall
from ..live import LiveTable
from ..showing import names_at, said, view_of
from ..store.writer import Conflict
from ..telling import log_of
from ..wire import WIRE, http
from .answers import MAY_HAVE_TOKEN, Id, Json, MaybeHolder, TheHall, answer, check_entry
from .tables import TableKey

router = APIRouter(prefix="/api/tables/{id}", tags=["looking back"])


def started(live: LiveTable) -> Table:
    """The game, or NotNow before it has started."""
    if live.sitting.table is None:
        raise NotNow("table-open")
    return live.sitting.table


def is_over(live: LiveTable) -> bool:
    """Is there nothing to hide any more?"""
    return live.sitting.status == "over"


@router.get("/plies/{ply}", responses=answer(http.Past, "The game then."), openapi_extra=MAY_HAVE_TOKEN)
async def past(
    id: Id,
    ply: Annotated[int, Path(ge=0, le=100_000)],
    hall: TheHall,
    holder: MaybeHolder,
    table_key: TableKey = None,
    seat: Annotated[int | None, Query(ge=0, le=6, description="Whose eyes; only when the game is over.")] = None,
) -> Response:
    """The game after so many moves: while it goes on as a watcher saw it, later through anybody's eyes."""
    live = await hall.open(id)
    async with hall.at(live):
        check_entry(live, holder, table_key)
        table = started(live)
        if seat is not None and not is_over(live):
            raise NotNow("past-eyes")
        if seat is not None and seat >= table.players:
            raise BadOption("seat-unknown", seat=str(seat), last=table.players - 1)
        then = table.at(ply)
        mover, action = table.moves[ply - 1] if ply else (CHANCE, None)
        is_secret = not is_over(live) and live.sitting.game.has_secrets and mover != CHANCE
        names = live.sitting.game.parts.outcomes if mover == CHANCE else live.sitting.game.parts.actions
        shown: http.Past = {
            "wire": WIRE,
            "ply": ply,
            "plies": table.ply,
            "eyes": seat,
            "view": view_of(then, seat, strict=live.sitting.header.settings.strict and not is_over(live)),
            "log": len(log_of(then)),
            "mover": None if mover == CHANCE else mover,
            "action": None if action is None or is_secret else names[action],
        }
        return Json(shown)


@router.get("/scores", responses=answer(http.Scores, "Everybody's points."), openapi_extra=MAY_HAVE_TOKEN)
async def scores(id: Id, hall: TheHall, holder: MaybeHolder, table_key: TableKey = None) -> Response:
    """Everybody's points and where they come from, as if the game ended now; at a strict table only when it has."""
    live = await hall.open(id)
    async with hall.at(live):
        check_entry(live, holder, table_key)
        table = started(live)
        if live.sitting.header.settings.strict and not is_over(live):
            raise NotNow("strict-no-scores")
        breakdown = live.sitting.game.parts.breakdown
        shown: http.Scores = {
            "wire": WIRE,
            "version": live.sitting.version,
            "scores": list(table.scores),
            "breakdown": [
                [{"row": said(row), "points": points} for row, points in breakdown(table.state, seat)]
                for seat in range(table.players)
            ],
        }
        return Json(shown)


@router.get(
    "/record",
    responses=answer(dict[str, Any], "The record, as docs/records.md describes it."),
    openapi_extra=MAY_HAVE_TOKEN,
)
async def record(id: Id, hall: TheHall, holder: MaybeHolder, table_key: TableKey = None) -> Response:
    """The record of a game that is over. Before that it would tell what is sealed."""
    live = await hall.open(id)
    async with hall.at(live):
        check_entry(live, holder, table_key)
        table = started(live)
        if not is_over(live):
            raise NotNow("record-not-over")
        if live.sitting.header.record is not None:
            return Json(live.sitting.header.record)
        return Json(record_of(table, names_at(live.sitting, live.sitting.game, LANGUAGES[0])))


@router.get(
    "/review",
    responses=answer(http.ReviewShown, "The review, or how much of it is done."),
    openapi_extra=MAY_HAVE_TOKEN,
)
async def review(id: Id, hall: TheHall, holder: MaybeHolder, request: Request, table_key: TableKey = None) -> Response:
    """What a bot says about a game that is over: chances, mistakes, turning points. Ask again until it is done."""
    live = await hall.open(id)
    async with hall.at(live):
        check_entry(live, holder, table_key)
        started(live)
        if not is_over(live):  # a last move that is held may yet be taken back
            raise NotNow("review-not-over")
        if not live.sitting.seats_of(holder) and not live.sitting.is_replay:
            raise NoEntry("seat-not-held")
        reviews: Reviews = request.app.state.reviews
        done, found = await reviews.ask(live, hall)
        shown: http.ReviewShown = {"wire": WIRE, "done": done, "review": found}
        return Json(shown)


class Reviews:
    """Reviews that are being made, each once, in the background."""

    def __init__(self) -> None:
        self._progress: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, live: LiveTable, hall: Hall) -> tuple[float, Any]:
        """How much of the table's review is done, and the review; it is begun if it has not been."""
        id = live.sitting.header.id
        if id not in self._progress:  # asked before the store, which has a review before it is gone from here
            if found := await hall.store.review(id):
                return 1.0, found
            self._progress[id] = 0.0
            task = asyncio.create_task(self._make(live, hall))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return min(self._progress[id], 0.99), None

    async def _make(self, live: LiveTable, hall: Hall) -> None:
        id, game = live.sitting.header.id, live.sitting.game
        table = live.sitting.table
        assert table is not None

        def note(done: int, all: int) -> None:
            self._progress[id] = done / all

        try:
            made = await hall.thinkers.review(table, note)
            names = {language: names_at(live.sitting, game, language) for language in LANGUAGES}
            await hall.store.add_review(id, {each: as_json(made, names[each], each) for each in LANGUAGES})
        except Conflict:  # another process was faster
            pass
        finally:
            self._progress.pop(id, None)

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
