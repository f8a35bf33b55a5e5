"""Advice: what a bot that searches thinks of every move, and in words why it prefers the best one."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import hypot

from ..bots.thinker import SearchBot, Thought
from ..core.actions import Action
from ..core.table import Table
from ..words import Message, Seat, message

SEEN = 20  # looks that a move needs to be compared with the best one
NEARLY = 0.05  # less chance to win than the best move has, of a move that is good as well
RIVALS = 3  # moves that the best one is compared with
LONGEST_LINE = 6  # moves of a seat that are foretold
WORTH_TELLING = 0.3  # points


@dataclass(frozen=True)
class Advice:
    """All moves with what the bot thinks of them, best first, and why the first is better than the second."""

    seat: int
    thoughts: tuple[Thought, ...]
    reasons: tuple[Message, ...]

    @property
    def good_moves(self) -> list[Thought]:
        """The best move, and others that win nearly as often, as far as enough looks tell."""
        best, *others = self.thoughts
        return [best, *(each for each in others if each.visits >= SEEN and best.win - each.win <= NEARLY)]

    @property
    def rivals(self) -> list[Thought]:
        """The moves that the best one is compared with."""
        return rivals(self.thoughts)


@dataclass(frozen=True)
class Comparison:
    """The best move beside another: why it is better, and what only one of both leads to in this turn."""

    best: Thought
    other: Thought
    only_best: tuple[Message, ...]
    only_other: tuple[Message, ...]
    remark: Message | None  # where there is little to tell apart

    @property
    def reasons(self) -> list[Message]:
        """Why the best move is better than the other."""
        return reasons(self.best, self.other)


def advise(table: Table, bot: SearchBot, seat: int | None = None) -> Advice:
    """What the seat should do."""
    seat = table.acting_seat(seat)
    thoughts = tuple(bot.think(table, seat))
    return Advice(seat, thoughts, tuple(reasons(thoughts[0], *rivals(thoughts)[:1])))


def rivals(thoughts: tuple[Thought, ...]) -> list[Thought]:
    """The next best moves that were looked at often enough; where none was, the next best all the same."""
    return [thought for thought in thoughts[1:] if thought.visits >= SEEN][:RIVALS] or list(thoughts[1:2])


def comparisons(table: Table, bot: SearchBot, advice: Advice) -> list[Comparison]:
    """What the best move's line does that those of its rivals do not, and the other way round."""
    best = advice.thoughts[0]
    rivals = advice.rivals
    line = line_of(table, bot, best.action) if rivals else ()
    return [compare(best, line, rival, line_of(table, bot, rival.action)) for rival in rivals]


def line_of(table: Table, bot: SearchBot, action: Action) -> tuple[Message, ...]:
    """What the move does, and what the seat would do next, until chance is to answer or another seat to act."""
    ahead = table.copy()
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


def compare(best: Thought, line: tuple[Message, ...], other: Thought, its_line: tuple[Message, ...]) -> Comparison:
    """The best move and its line beside another move and the line of that."""
    only_best = only_in(line, its_line, best.action)
    only_other = only_in(its_line, line, other.action)
    remark = None
    if not line and not its_line:
        remark = message("advice-both-open")
    elif not line or not its_line:
        remark = message("advice-open", move=(other if line else best).action.message)
    elif Counter(line) == Counter(its_line):
        remark = message("advice-same")
    elif not only_best and not only_other:
        remark = message("advice-alike")
    return Comparison(best, other, only_best, only_other, remark)


def only_in(line: tuple[Message, ...], other: tuple[Message, ...], first: Action) -> tuple[Message, ...]:
    """What is told in a line and not in the other, but for what the words of its first move say already."""
    return tuple(event for event in Counter(line) - Counter(other) if not is_retold(event, first))


def is_retold(event: Message, action: Action) -> bool:
    """Is no more told of the move than a player says who makes it?"""
    said = action.message
    return event.key == f"told-{said.key}" and event.values == {"seat": Seat(action.seat), **said.values}


def reasons(best: Thought, other: Thought | None = None) -> list[Message]:
    """Why the best move is better than the other, by what everybody may expect after each."""
    if other is None or other.visits < SEEN:
        return [message("advice-clear")]
    told = [verdict_on(best, other)]
    error = max(combined(best.points_error, other.points_error), WORTH_TELLING)
    for each, (with_best, with_other) in enumerate(zip(best.all_points, other.all_points, strict=True)):
        gain = with_best - with_other
        if abs(gain) > error:  # rivals' points are taken to be off as far as one's own
            key = "advice-more" if gain > 0 else "advice-less"
            told.append(message(key, seat=Seat(each), points=abs(gain)))
    return told


def verdict_on(best: Thought, other: Thought) -> Message:
    """Which of both wins more often; where the search cannot tell, which brings more points."""
    rival = other.action.message
    gain, error = best.win - other.win, combined(best.win_error, other.win_error)
    if abs(gain) > error:
        key = "advice-wins-more" if gain > 0 else "advice-wins-less"
        return message(key, other=rival, games=round(100 * abs(gain)), error=round(100 * error))
    gain, error = best.points - other.points, combined(best.points_error, other.points_error)
    if abs(gain) > error:
        return message("advice-points-more" if gain > 0 else "advice-points-less", other=rival)
    return message("advice-close", other=rival)


def combined(error: float, other: float) -> float:
    """How far off the difference of two numbers may well be that were measured apart from each other."""
    return hypot(error, other)
