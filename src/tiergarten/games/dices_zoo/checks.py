"""Dice's Zoo: whether a position can be, and what follows from what lies on the table."""

from __future__ import annotations

from collections import Counter

import numpy as np

from ...core.signs import NOTHING
from ...errors import BadPosition
from ...words import Seat
from .abilities import dice_in_hands, dice_of, lapses
from .actions import ACTIONS, PICK_PLACE
from .dice import (
    BEAR,
    DICE_OF_A_KIND,
    EARTHWORM,
    FACE_NAMES,
    FOX,
    KIND_NAMES,
    SQUIRREL,
    SYMBOL_OF,
    WILD_BOAR,
    X2_FACE,
)
from .placing import first_places, in_centre, next_places
from .rules import is_limit_reached
from .state import (
    BAG,
    CHOOSE,
    CUT_OFF,
    DEAL_DICE,
    DRAW_DIE,
    FIND_STARTER,
    FINISH_ABILITY,
    HAND_SIZE,
    ONE_ROUND,
    OVER,
    PHASE_NAMES,
    PICK_TO_PLACE,
    PICK_TO_ROLL,
    ROLL_DICE,
    USE_ABILITY,
)


def find_bag(s: np.record, seen: Counter[str]) -> None:
    """What is nowhere to be seen is in the bag."""
    for kind, name in enumerate(KIND_NAMES):
        if seen[name] > DICE_OF_A_KIND:
            raise BadPosition("position-too-many", kind=name, found=seen[name], most=DICE_OF_A_KIND)
        s.bag[kind] = DICE_OF_A_KIND - seen[name]
    if s.used_dice == BAG and s.box.any():
        raise BadPosition("position-box")


def find_animal(s: np.record) -> None:
    """The one animal that lies in the centre."""
    animals = sorted({int(SYMBOL_OF[face]) for face in range(X2_FACE) if s.centre[face]})
    if len(animals) > 1:
        raise BadPosition("position-centre-mixed")
    if s.centre[X2_FACE] and not animals:
        raise BadPosition("position-lone-x2")
    s.animal = animals[0] if animals else NOTHING
    if (s.animal == NOTHING) != (s.owner == NOTHING):
        raise BadPosition("position-owner")


def has_placed(s: np.record) -> bool:
    """Has the seat to move placed in this turn? Animals of an earlier turn were put away when this one began."""
    return bool(s.owner != NOTHING and s.owner == s.turn)


def find_held(s: np.record) -> None:
    """How many dice there were in the hands when the turn began; at the end of the game, how many there are."""
    held = int(dice_in_hands(s))
    if s.phase < OVER and has_placed(s):
        used = 1 + int(s.centre[X2_FACE]) - int(s.uses)
        held += int(in_centre(s)) + int(s.centre[X2_FACE])
        if s.animal == FOX:
            held += used
        if s.animal == SQUIRREL:
            held -= used - (s.phase == DRAW_DIE)
    s.held = held


def check(s: np.record) -> None:
    """Does what lies on the table fit what is said to be done next?"""
    _check_totals(s)
    if s.phase <= DEAL_DICE:
        _check_not_begun(s)
    else:
        _check_begun(s)


def _check_totals(s: np.record) -> None:
    """A match goes on until somebody has reached the limit."""
    if (s.limit == ONE_ROUND and s.this_round != 1) or (s.this_round == 1 and s.totals.any()):
        raise BadPosition("position-rounds")
    if s.limit != ONE_ROUND and (s.totals >= s.limit).any():
        raise BadPosition("position-match-over", limit=int(s.limit))
    if s.limit != ONE_ROUND and s.phase == OVER and not is_limit_reached(s):
        raise BadPosition("position-match-goes-on", limit=int(s.limit))


def _check_not_begun(s: np.record) -> None:
    """Chance is still busy with the preparation of the round."""
    phase = PHASE_NAMES[s.phase]
    idle = s.turn == s.owner == s.given == NOTHING and not (s.turns or s.stalled or s.uses or s.box.any())
    if not idle or s.picked.any():
        raise BadPosition("position-too-early", phase=phase)
    if s.phase == FIND_STARTER and s.starter != NOTHING:
        raise BadPosition("position-decided", phase=phase)
    size = HAND_SIZE[s.players]
    dealt = int(dice_in_hands(s))
    sizes = [min(max(dealt - seat * size, 0), size) for seat in range(s.players)]
    if [int(dice_of(s, seat)) for seat in range(s.players)] != sizes or (s.phase == FIND_STARTER and dealt):
        raise BadPosition("position-dealt", number=size)
    if s.roller != (dealt // size if s.phase == DEAL_DICE else NOTHING) or dealt == s.players * size:
        raise BadPosition("position-roller", phase=phase)


def _check_begun(s: np.record) -> None:
    """Turns are being taken, or the game is over."""
    out = [seat for seat in range(s.players) if not dice_of(s, seat)]
    if s.phase == OVER and len(out) != 1:
        raise BadPosition("position-not-over", number=len(out))
    if s.phase != OVER and out:
        raise BadPosition("position-no-dice", seat=Seat(out[0]))
    if s.phase == OVER and not (has_placed(s) and (out[0] == s.turn or s.animal == FOX)):
        raise BadPosition("position-not-won", seat=Seat(out[0]))
    is_cut = s.turns == s.most_turns or s.stalled == s.most_stalled
    if s.turns > s.most_turns or s.stalled > min(s.most_stalled, s.turns) or is_cut != (s.phase == CUT_OFF):
        raise BadPosition("position-limits", turns=int(s.most_turns), stalled=int(s.most_stalled))
    _check_roller(s)
    _check_picked(s)
    _check_ability(s)


def _check_roller(s: np.record) -> None:
    """Somebody rolls or draws just where chance is to answer: who moves, or whom an ability hits."""
    phase = PHASE_NAMES[s.phase]
    if (s.roller != NOTHING) != (s.phase in (ROLL_DICE, DRAW_DIE)):
        raise BadPosition("position-roller", phase=phase)
    hits_by = {ROLL_DICE: BEAR, DRAW_DIE: SQUIRREL}.get(int(s.phase), NOTHING)
    by_ability = has_placed(s) and s.animal == hits_by
    if s.phase == DRAW_DIE and not (by_ability and s.roller != s.turn and s.bag.any()):
        raise BadPosition("position-draw")
    if s.phase == ROLL_DICE and not by_ability and (has_placed(s) or s.roller != s.turn):
        raise BadPosition("position-roller", phase=phase)


def _check_picked(s: np.record) -> None:
    """Dice are picked from the hand that they are in, and to be placed only such as can be."""
    phase = PHASE_NAMES[s.phase]
    if s.picked.any() != (s.phase in (ROLL_DICE, PICK_TO_PLACE, PICK_TO_ROLL)):
        raise BadPosition("position-picked", phase=phase)
    picker = int(s.roller if s.phase == ROLL_DICE else s.turn)
    if (s.picked > s.hands[picker]).any():
        raise BadPosition("position-picked-not-there", seat=Seat(picker))
    if s.phase == ROLL_DICE and has_placed(s) and s.picked.sum() != 1:
        raise BadPosition("position-picked", phase=phase)
    if s.phase == PICK_TO_PLACE:
        _check_placeable(s)


def _check_placeable(s: np.record) -> None:
    """Could the dice have been picked one after another?"""
    faces = [face for face, n in enumerate(s.picked) for _ in range(n)]
    out = np.zeros(ACTIONS, np.int16)
    s.picked[:] = 0
    for i, face in enumerate(faces):
        n = next_places(s, s.turn, out, PICK_PLACE) if i else first_places(s, s.turn, out, PICK_PLACE)
        if PICK_PLACE + face not in out[:n]:
            raise BadPosition("position-not-placeable", die=FACE_NAMES[face])
        s.picked[face] += 1


def _check_ability(s: np.record) -> None:
    """Abilities are used by who has just placed, as often as X2 dice allow."""
    phase, placed = PHASE_NAMES[s.phase], has_placed(s)
    is_using = s.phase in (USE_ABILITY, FINISH_ABILITY)
    if is_using and (not placed or lapses(s)):
        raise BadPosition("position-no-ability", phase=phase)
    if s.phase in (CHOOSE, PICK_TO_PLACE, PICK_TO_ROLL) and placed:
        raise BadPosition("position-own-centre", seat=Seat(int(s.turn)))
    if s.centre[X2_FACE] and not (placed and s.phase <= OVER):
        raise BadPosition("position-x2-left")
    most_uses = int(s.centre[X2_FACE]) + is_using if placed and s.phase < OVER else 0
    if not is_using <= s.uses <= most_uses:
        raise BadPosition("position-uses", phase=phase, least=int(is_using), most=most_uses)
    gives = s.phase == FINISH_ABILITY
    is_own = s.given != NOTHING and s.animal in (WILD_BOAR, EARTHWORM) and s.hands[s.turn, s.given] > 0
    if (gives and not is_own) or (not gives and s.given != NOTHING):
        raise BadPosition("position-given", phase=phase)
