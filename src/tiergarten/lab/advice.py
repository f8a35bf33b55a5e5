"""Advice: what a bot that searches thinks of every move, and in words why it prefers the best one."""

from __future__ import annotations

from dataclasses import dataclass

from ..bots.thinker import SearchBot, Thought
from ..core.table import Table
from ..words import Message, Seat, message

SEEN = 20  # looks that a move needs to be compared with the best one
NEARLY = 0.05  # less chance to win than the best move has, of a move that is good as well
LONGEST_LINE = 6  # moves of a seat that are foretold
WORTH_TELLING = 0.3  # points


@dataclass(frozen=True)
class Line:
    """A move and how the seat would finish its turn after it, as far as it can be foreseen."""

    thought: Thought
    events: tuple[Message, ...]


@dataclass(frozen=True)
class Advice:
    """All moves with what the bot thinks of them, best first, and why the first is better than the second."""

    seat: int
    thoughts: tuple[Thought, ...]
    lines: tuple[Line, ...]  # of the best move and of the next best
    reasons: tuple[Message, ...]

    @property
    def good_moves(self) -> list[Thought]:
        """The best move, and others that win nearly as often, as far as enough looks tell."""
        best, *others = self.thoughts
        return [best, *(each for each in others if each.visits >= SEEN and best.win - each.win <= NEARLY)]


def advise(table: Table, bot: SearchBot, seat: int | None = None) -> Advice:
    """What the seat should do."""
    seat = table.acting_seat(seat)
    thoughts = tuple(bot.think(table, seat))
    compared = [thoughts[0], *(thought for thought in thoughts[1:2] if thought.visits >= SEEN)]
    lines = tuple(Line(thought, line_of(table, bot, thought)) for thought in compared)
    return Advice(seat, thoughts, lines, tuple(reasons(*compared)))


def line_of(table: Table, bot: SearchBot, thought: Thought) -> tuple[Message, ...]:
    """What the move does, and what the seat would do next, until chance is to answer or another seat to act."""
    ahead, action = table.copy(), thought.action
    events: list[Message] = []
    for _ in range(LONGEST_LINE):
        effects = ahead.effects(action)
        events += effects.events
        if effects.chance_follows:
            break
        ahead.play(action)
        if ahead.actors != (action.seat,):
            break
        action = bot.choose(ahead)
    return tuple(events)


def reasons(best: Thought, other: Thought | None = None) -> list[Message]:
    """Why the best move is better than the other, by what everybody may expect after each."""
    if other is None:
        return [message("advice-clear")]
    told = []
    for each, (with_best, with_other) in enumerate(zip(best.all_points, other.all_points, strict=True)):
        gain = with_best - with_other
        if abs(gain) >= WORTH_TELLING:
            key = "advice-more" if gain > 0 else "advice-less"
            told.append(message(key, seat=Seat(each), points=abs(gain), other=other.action.message))
    if abs(best.win - other.win) <= best.win_error + other.win_error:
        told.append(message("advice-close", other=other.action.message))
    return told
