"""After a restart bots go on by themselves: every table where one may be to move is opened."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

from ..errors import NotReady, TiergartenError
from .store.store import Store

RETRY = 1.0  # seconds until what could not be opened yet is tried again
log = logging.getLogger(__name__)

Open = Callable[[str], Awaitable[object]]


async def open_where_bots_play(store: Store, open_table: Open) -> None:
    """Open these tables: those that cannot be opened yet, later."""
    waiting = await _with_bots(store)
    while waiting := [id for id in waiting if not await _is_settled(open_table, id)]:
        await asyncio.sleep(RETRY)


async def _with_bots(store: Store) -> list[str]:
    while True:
        try:
            return await store.with_bots()
        except SQLAlchemyError as fault:
            log.error("store out of reach", extra={"fault": type(fault).__name__})
            await asyncio.sleep(RETRY)


async def _is_settled(open_table: Open, id: str) -> bool:
    """Is the table open now, or for ever out of reach?"""
    try:
        await open_table(id)
    except NotReady:
        return False
    except SQLAlchemyError as fault:
        log.error("store out of reach", extra={"fault": type(fault).__name__})
        return False
    except TiergartenError as fault:
        log.error("table cannot be opened", extra={"table": id, "fault": str(fault)})
    return True
