"""Dice's Zoo: what happened, told from the states before and after a move."""

from __future__ import annotations

import numpy as np

from ...core.signs import NOTHING
from ...words import Message, Seat, Value, message
from .actions import DIE_OF, OWN_DIE, PLACE, RIVAL, ROLL, STARTS, face_name, label, symbol_name
from .dice import FACES, FOX, SQUIRREL
from .placing import in_centre
from .rules import next_to_roll
from .scoring import minus_points
from .state import CUT_OFF, DEAL_DICE, DRAW_DIE, FIND_STARTER, HAND_SIZE, OVER, USED_DICE_NAMES


def events(before: np.record, seat: int, action: int, after: np.record) -> list[Message]:
    """What the move did, in the order a watcher would tell it."""
    if before.phase <= DEAL_DICE:
        return _preparation(before, action, after)
    told = _roll(before, action) if before.phase <= DRAW_DIE else _move(before, seat, action)
    if after.phase == OVER or after.this_round > before.this_round:
        return told + _end_of_round(before, seat, action, after)
    if _lapsed(before, action, after):
        told.append(message("told-lapses"))
    if after.phase == CUT_OFF:
        told.append(_cut_off(after))
    elif before.owner != NOTHING and before.owner == after.turn != before.turn and after.animal == NOTHING:
        told.append(message("told-cleared", seat=Seat(int(after.turn)), **_centre(before)))
    return told


def _cut_off(after: np.record) -> Message:
    """Which limit stopped the game."""
    if after.turns == after.most_turns:
        return message("told-cut-off", turns=int(after.turns))
    return message("told-stalled", turns=int(after.stalled))


def _preparation(before: np.record, outcome: int, after: np.record) -> list[Message]:
    """Who starts; what everybody has rolled, told when a hand is complete."""
    if before.phase == FIND_STARTER:
        return [message("told-starter", seat=Seat(outcome - STARTS))]
    size = HAND_SIZE[before.players]
    if after.held % size:
        return []
    hand = after.hands[before.roller]
    dice = tuple(face_name(face) for face in range(FACES) for _ in range(hand[face]))
    return [message("told-dealt", seat=Seat(int(before.roller)), number=size, dice=dice)]


def _roll(before: np.record, outcome: int) -> list[Message]:
    roller, die = Seat(int(before.roller)), face_name(outcome)
    if before.phase == DRAW_DIE:
        return [message("told-drawn", seat=roller, die=die)]
    old = face_name(int(next_to_roll(before)))
    return [
        message("told-rolled-again", seat=roller, die=die)
        if old == die
        else message("told-rolled", seat=roller, old=old, die=die)
    ]


def _move(before: np.record, seat: int, action: int) -> list[Message]:
    """What the player would say, told of them; dice that are picked are told of when something is done with them."""
    if (action < ROLL and action != PLACE) or OWN_DIE <= action < DIE_OF:
        return []
    said = label(before, seat, action)
    told = [message(f"told-{said.key}", seat=Seat(seat), **said.values)]
    if action == PLACE and before.animal != NOTHING:
        told.append(message("told-replaced", **_centre(before)))
    if before.animal == SQUIRREL and action >= RIVAL and not before.bag.any():
        told.append(message("told-refilled", number=int(before.box.sum())))
    return told


def _centre(s: np.record) -> dict[str, Value]:
    """The animals in the centre, and where they go when they leave it."""
    return {
        "animal": symbol_name(int(s.animal)),
        "number": int(in_centre(s)),
        "where": USED_DICE_NAMES[s.used_dice],
    }


def _lapsed(before: np.record, action: int, after: np.record) -> bool:
    """Did the turn end before squirrels made somebody draw as often as they should have?"""
    if before.phase == DRAW_DIE:
        return bool(before.uses > 0 and after.uses == 0)
    placed_squirrels = before.phase > DRAW_DIE and action == PLACE and after.animal == SQUIRREL
    return bool(placed_squirrels and after.uses == 0)


def _end_of_round(before: np.record, seat: int, action: int, after: np.record) -> list[Message]:
    """Who has no dice left; in a match what everybody has to write down."""
    winner = seat
    if before.animal == FOX and action >= DIE_OF:
        winner = (seat + (action - DIE_OF) // FACES) % int(before.players)
    if not before.limit:
        return [message("told-out", seat=Seat(winner))]
    told = [message("told-out-of-round", seat=Seat(winner))]
    for other in range(before.players):
        total = int(after.totals[other])
        if after.phase == OVER:
            total += int(minus_points(after, other))
        points = total - int(before.totals[other])
        told.append(message("told-minus", seat=Seat(other), points=points, total=total))
    told.append(
        message("told-match-over") if after.phase == OVER else message("told-next-round", round=int(after.this_round))
    )
    return told
