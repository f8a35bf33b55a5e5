"""Tables: setting one up, looking at it, and commands."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import Annotated

import orjson
from fastapi import APIRouter, Body, Header, Query, Request, Response

from ...core.dealer import Dealer
from ...core.options import Options
from ...core.record import check_fields
from ...errors import BadOption, DamagedRecord, TiergartenError, TooMuch
from ...games import registry
from .. import header as kept
from .. import keys
from ..guard import client_of
from ..hall import Hall
from ..live import LiveTable, now_ms
from ..refusals import code_of, language_in, refused
from ..showing import names_at
from ..wire import WIRE, commands, http, messages
from .answers import MAY_HAVE_TOKEN, Holder, Id, Json, MaybeHolder, TheHall, answer, check_entry

router = APIRouter(prefix="/api", tags=["tables"])
LONGEST_WAIT = 25.0  # seconds that a request may wait for news
TableKey = Annotated[
    str | None, Header(max_length=64, description="From an invite or watch link, for who holds no seat.")
]


@router.post("/tables", status_code=201, responses=answer(http.TableMade, "The table.", 201))
async def new_table(asked: http.NewTable, hall: TheHall, holder: Holder, request: Request) -> Response:
    """Set a table up. Seats are yours (several: you pass the device around), bots', or open for friends."""
    game = registry.game(asked.game)
    options = game.check_options(len(asked.seats), asked.options)
    if not any(isinstance(seat, http.Here) for seat in asked.seats):
        raise BadOption("table-no-host")
    header = _header(asked, game.rules_version, options, holder)
    return Json(await _added(hall, header, holder, request), 201)


@router.post("/replays", status_code=201, responses=answer(http.TableMade, "The table to watch the replay at.", 201))
async def new_replay(asked: http.Upload, hall: TheHall, holder: Holder, request: Request) -> Response:
    """Upload a record, to look at the game again; every move is checked."""
    record = asked.record
    _check_that_it_can_be_kept(record)
    check_fields(record)
    game = registry.game(record["game"])
    names = record.get("names") or [None] * record["players"]
    if record["players"] not in game.players:
        raise DamagedRecord("record-result")
    header = kept.Header(
        id=keys.new_id(),
        game=game.id,
        rules=game.rules_version,
        options={},
        seats=tuple(kept.FirstSeat(name) for name in names),
        settings=kept.Settings(),
        host=holder,
        seed=0,
        salt="",
        invite=keys.new_key(),
        watch=keys.new_key(),
        created=now_ms(),
        record=record,
    )
    return Json(await _added(hall, header, holder, request), 201)


def _check_that_it_can_be_kept(record: Mapping[str, object]) -> None:
    try:
        orjson.dumps(record)
    except TypeError:
        raise DamagedRecord("record-unwritable") from None


def _header(asked: http.NewTable, rules: int, options: Options, holder: str) -> kept.Header:
    deal = Dealer.of()
    clock = kept.Clock(asked.clock.allowance, asked.clock.increment) if asked.clock else None
    return kept.Header(
        id=keys.new_id(),
        game=asked.game,
        rules=rules,
        options=options,
        seats=tuple(_first_seat(seat, holder) for seat in asked.seats),
        settings=kept.Settings(asked.strict, asked.hints, asked.public, asked.watching, clock, asked.pace),
        host=holder,
        seed=deal.seed,
        salt=deal.salt,
        invite=keys.new_key(),
        watch=keys.new_key(),
        created=now_ms(),
    )


def _first_seat(seat: http.Here | http.Open | http.BotSeat, holder: str) -> kept.FirstSeat:
    if isinstance(seat, http.Here):
        return kept.FirstSeat(seat.name, (holder,))
    return kept.FirstSeat(level=seat.level if isinstance(seat, http.BotSeat) else None)


async def _added(hall: Hall, header: kept.Header, holder: str, request: Request) -> http.TableMade:
    if not request.app.state.new_tables.takes(client_of(request.scope)):
        raise TooMuch("too-many-new-tables", most=hall.limits.new_tables)
    live = await hall.add(header)
    return {
        "wire": WIRE,
        "id": header.id,
        "own": live.sitting.seats_of(holder),
        "invite": f"/t/{header.id}#join={header.invite}",
        "watch": f"/t/{header.id}#watch={header.watch}",
    }


@router.get(
    "/tables/{id}", responses=answer(messages.Table, "The table, as you may see it."), openapi_extra=MAY_HAVE_TOKEN
)
async def table(
    id: Id,
    hall: TheHall,
    holder: MaybeHolder,
    table_key: TableKey = None,
    seat: Annotated[int | None, Query(ge=0, le=6, description="Through the eyes of which own seat.")] = None,
    after: Annotated[
        int | None, Query(ge=0, le=2**31, description="Wait until the table's version is higher than this, or 25 s.")
    ] = None,
) -> Response:
    """The whole table; with `after`, as soon as something has happened there."""
    live = await hall.open(id)
    check_entry(live, holder, table_key)
    if after is not None:
        await _news(live, after)
    async with hall.at(live):
        own = live.sitting.seats_of(holder)
        hall.neighbours.touched(live, own)
        eyes = _eyes(live, own, seat)
        return Json(live.picture().table(own, eyes, live.presence, now_ms()))


async def _news(live: LiveTable, after: int) -> None:
    """Wait for a version higher than this, for a while."""
    until = time.monotonic() + LONGEST_WAIT
    while live.sitting.version <= after and (left := until - time.monotonic()) > 0:
        try:
            await asyncio.wait_for(live.change(), left)
        except TimeoutError:
            return


def _eyes(live: LiveTable, own: list[int], wanted: int | None) -> int | None:
    if not own:
        return None
    if wanted in own:
        return wanted
    return next((seat for seat in own if seat in live.sitting.actors), own[0])


@router.post("/tables/{id}/commands", responses=answer(messages.Done, "It is done, and kept."))
async def command(
    id: Id, hall: TheHall, holder: Holder, request: Request, command: Annotated[commands.Command, Body()]
) -> Response:
    """Carry out a command. Sent again with the same id it is answered again and not carried out twice."""
    live = await hall.open(id)
    hall.neighbours.touched(live, live.sitting.seats_of(holder))
    try:
        with hall.metrics.commands.time():
            return Json(await hall.carry_out(live, holder, command))
    except TiergartenError as fault:
        hall.metrics.refusals.labels(code_of(fault)).inc()
        names = names_at(live.sitting, live.sitting.game, language_in(request.headers))
        return refused(fault, request.scope, names, live.sitting.version, command.id)
