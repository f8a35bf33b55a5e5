"""The parts that a game is made of: its record, its compiled rules, and its words, positions and views around them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType

import numpy as np

from ..words import Message, Words
from .options import OptionValue
from .playouts import Playouts
from .verbs import Rules, never_cut_off, no_gist, nothing_hidden, nothing_sealed, writes_no_view

Json = None | bool | int | str | Sequence["Json"] | Mapping[str, "Json"]


@dataclass(frozen=True)
class Slice:
    """A stretch of an observation: what it is, how many numbers, and the bounds they keep."""

    name: str
    length: int
    least: int
    most: int


@dataclass(frozen=True)
class Limits:
    """What no game goes beyond: safe rather than tight. Each game says why."""

    decisions: int  # of all seats together: in the whole game, or in each of its rounds or turns, see `unit`
    moves: int  # likewise, chance's answers counted too, but for those before the first decision
    least_score: int
    most_score: int
    unit: str | None = None  # option that says how many rounds or turns a game has at most
    most_units: int = 1  # that it can say
    is_endless: bool = False  # could seats go on for ever, if they wanted to? Then that is what nobody has come near

    def units(self, options: Mapping[str, OptionValue]) -> int:
        """How many times the decisions and moves a game with these options has at most."""
        units = 1 if self.unit is None else options[self.unit]
        assert isinstance(units, int)
        return units


@dataclass(frozen=True)
class Parts:
    """All that the engine asks of a game."""

    state: np.dtype[np.void]
    rules: Rules
    actions: tuple[str, ...]  # the fixed name of every action id, as records have it
    outcomes: tuple[str, ...]  # the fixed name of every answer that chance can give
    most_answers: int  # that chance can give in a row
    observation: tuple[Slice, ...]
    limits: Limits

    prepare: Callable[[np.record, int, Mapping[str, OptionValue]], None]  # players and options into an empty state
    label: Callable[[np.record, int, int], Message]  # state, seat, action: what a player says who makes the move
    events: Callable[[np.record, int, int, np.record], list[Message]]  # before, seat, action, after: what it did
    is_half_done: Callable[[np.record], bool]  # is a seat in the midst of something, so that its points say little
    breakdown: Callable[[np.record, int], list[tuple[Message, int]]]  # where the seat's points come from
    view: Callable[[np.record, int | None], dict[str, Json]]  # what the seat, or a spectator, may know
    aids: frozenset[str]  # names in a view, wherever they are, of what only helps: a strict table hides it
    draw: Callable[[Mapping[str, Json], Words, Sequence[str]], list[str]]  # a view as lines of text
    close_up: Callable[[Mapping[str, Json], Words], list[str]]  # of a seat's view what its choices are about, if any
    describe: Callable[[np.record], dict[str, Json]]  # the state as a readable position
    lay_out: Callable[[Mapping[str, Json], np.record], None]  # a position into an empty state, or BadPosition
    schema: Mapping[str, Json]  # the JSON Schema of a position
    pieces: Callable[[np.record], Mapping[str, int]]  # every piece by kind, wherever it is: never changes in a game
    left: Callable[[np.record], int]  # where chance acts, what its weights sum to, counted by what lies open
    playouts: Playouts


def never_half_done(s: np.record) -> bool:
    """Whatever a seat does is done at once."""
    return False


def no_close_up(view: Mapping[str, Json], words: Words) -> list[str]:
    """Choices say enough without one."""
    return []


def assembled(
    state: ModuleType,
    actions: ModuleType,
    rules: ModuleType,
    scoring: ModuleType,
    view: ModuleType,
    position: ModuleType,
    story: ModuleType,
    text: ModuleType,
    options: ModuleType,
    *,
    most_answers: int,
    limits: Limits,
) -> Parts:
    """The parts of a game from the modules that every game has; what it has not, such as secrets, it does not say."""
    return Parts(
        state=state.STATE,
        rules=Rules(
            setup=rules.setup,
            actors=rules.actors,
            legal=rules.legal,
            chances=rules.chances,
            apply=rules.apply,
            cut_off=getattr(rules, "cut_off", never_cut_off),
            redeal=getattr(rules, "redeal", nothing_hidden),
            unseal=getattr(rules, "unseal", nothing_sealed),
            score=scoring.score,
            standing=scoring.standing,
            estimate=scoring.estimate,
            observe=view.observe,
            gist=getattr(story, "gist", no_gist),
            write_view=getattr(view, "write_view", writes_no_view),
        ),
        actions=actions.action_names(),
        outcomes=actions.outcome_names(),
        most_answers=most_answers,
        observation=view.OBSERVATION,
        limits=limits,
        prepare=options.prepare,
        label=actions.label,
        events=story.events,
        is_half_done=getattr(story, "is_half_done", never_half_done),
        breakdown=scoring.breakdown,
        view=view.view,
        aids=view.AIDS,
        draw=text.draw,
        close_up=getattr(text, "close_up", no_close_up),
        describe=position.describe,
        lay_out=position.lay_out,
        schema=position.schema(),
        pieces=position.pieces,
        left=position.left,
        playouts=getattr(scoring, "PLAYOUTS", Playouts()),
    )
