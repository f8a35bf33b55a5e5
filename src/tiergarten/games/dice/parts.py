"""Zooloretto: The Dice Game: all its parts, for the engine."""

from __future__ import annotations

from ...core.parts import Parts
from ...core.verbs import Rules
from . import rules, scoring
from .actions import action_names, label, outcome_names
from .options import prepare
from .position import describe, lay_out, left, pieces, schema
from .state import STATE
from .story import events
from .text import draw
from .view import OBSERVATION, observe, view

PARTS = Parts(
    state=STATE,
    rules=Rules(
        setup=rules.setup,
        actors=rules.actors,
        legal=rules.legal,
        chances=rules.chances,
        apply=rules.apply,
        over=rules.over,
        cut_off=rules.cut_off,
        redeal=rules.redeal,
        score=scoring.score,
        standing=scoring.standing,
        estimate=scoring.estimate,
        observe=observe,
    ),
    actions=action_names(),
    outcomes=outcome_names(),
    most_answers=2,  # two dice
    observation=OBSERVATION,
    prepare=prepare,
    label=label,
    events=events,
    breakdown=scoring.breakdown,
    view=view,
    draw=draw,
    describe=describe,
    lay_out=lay_out,
    schema=schema(),
    pieces=pieces,
    left=left,
)
