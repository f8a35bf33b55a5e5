"""Hints: good moves for a seat, as a bot sees them."""

from __future__ import annotations

from .live import LiveTable, now_ms
from .orders import Order
from .showing import said
from .thinking import GOOD_MOVES, Thinkers
from .wire import commands, messages


def is_advised(live: LiveTable, holder: str, command: commands.Hint) -> bool:
    """Is a hint for that seat being thought of already?"""
    seats = live.sitting.seats_of(holder) if command.seat is None else [command.seat]
    return not live.advised.isdisjoint(seats)


async def hints_for(
    live: LiveTable, holder: str, command: commands.Hint, asked: int, thinkers: Thinkers
) -> list[messages.HintMove]:
    """Good moves, best first, and why the best is better than the next; none for another choice than was asked for.

    A command that is sent again is answered again, but a hint for a later choice is another one, to be counted.
    """
    table = live.sitting.table
    assert table is not None
    seat = Order(live.sitting, holder, now_ms()).seat(command.seat, live.sitting.actors)
    if seat not in live.sitting.actors or live.sitting.choices[seat] > asked:
        return []
    live.advised.add(seat)
    try:
        advice = await thinkers.advise(table, seat)
    finally:
        live.advised.discard(seat)
    good = advice.good_moves[:GOOD_MOVES]
    reasons = [said(reason) for reason in advice.reasons]
    return [
        {
            "action": thought.action.name,
            "label": said(thought.action.message),
            "win": round(thought.win, 3),
            "reasons": reasons if thought is good[0] else [],
        }
        for thought in good
    ]
