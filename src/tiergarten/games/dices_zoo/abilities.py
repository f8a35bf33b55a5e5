"""Dice's Zoo: the abilities of the animals placed. They must be used as often as they can be."""

from __future__ import annotations

from ...core.kernel import rule
from ...core.signs import NOTHING
from .actions import DIE_OF, OWN_DIE, RIVAL
from .dice import BEAR, DICE, EARTHWORM, ELEPHANT, FACES, FOX, KIND_OF, KINDS, SQUIRREL, WILD_BOAR
from .state import BOX, DRAW_DIE, FINISH_ABILITY, ROLL_DICE, USE_ABILITY


@rule
def dice_of(s, seat):
    """How many dice the seat has."""
    n = 0
    for face in range(FACES):
        n += s.hands[seat, face]
    return n


@rule
def dice_to_draw(s):
    """How many dice there are to be drawn: those in the bag, and in the box that fills it."""
    n = 0
    for kind in range(KINDS):
        n += s.bag[kind] + s.box[kind]
    return n


@rule
def lapses(s):
    """Is there nothing that the ability could be used on? Elephants have none; all others find dice, or drew the last.

    Who placed an animal and everybody else still has a die: otherwise the round would be over.
    """
    return s.animal == ELEPHANT or (s.animal == SQUIRREL and dice_to_draw(s) == 0)


@rule
def ability_actions(s, seat, out):
    """Every choice that the animal's ability leaves: the first of two for swaps and gifts."""
    if s.phase == USE_ABILITY and s.animal in (WILD_BOAR, EARTHWORM):
        return own_dice(s, seat, out)
    if s.animal in (SQUIRREL, EARTHWORM):
        for step in range(1, s.players):
            out[step - 1] = RIVAL + step - 1
        return s.players - 1
    return dice_on_the_table(s, seat, out, 0 if s.animal == BEAR else 1)


@rule
def own_dice(s, seat, out):
    """Any own die."""
    n = 0
    for face in range(FACES):
        out[n] = OWN_DIE + face
        n += s.hands[seat, face] > 0
    return n


@rule
def dice_on_the_table(s, seat, out, first_step):
    """Any die in front of anybody, from so many steps to the left on."""
    n = 0
    for step in range(first_step, s.players):
        owner = (seat + step) % s.players
        for face in range(FACES):
            out[n] = DIE_OF + step * FACES + face
            n += s.hands[owner, face] > 0
    return n


@rule
def use_ability(s, seat, action):
    """Use the ability of the animal placed once, or choose the own die for it."""
    if action < DIE_OF:
        s.given = action - OWN_DIE
        s.phase = FINISH_ABILITY
        return
    s.uses -= 1
    if action >= RIVAL:
        rival = (seat + 1 + action - RIVAL) % s.players
        if s.animal == EARTHWORM:
            hand_over(s, seat, rival)
        else:
            let_draw(s, rival)
        return
    owner = (seat + (action - DIE_OF) // FACES) % s.players
    face = (action - DIE_OF) % FACES
    if s.animal == BEAR:
        s.picked[face] = 1
        s.roller = owner
        s.phase = ROLL_DICE
    elif s.animal == FOX:
        s.hands[owner, face] -= 1
        put_away(s, face)
    else:
        s.hands[owner, face] -= 1
        s.hands[seat, face] += 1
        hand_over(s, seat, owner)


@rule
def hand_over(s, seat, rival):
    """The die chosen goes to the rival as it lies."""
    s.hands[seat, s.given] -= 1
    s.hands[rival, s.given] += 1
    s.given = NOTHING


@rule
def let_draw(s, rival):
    """The rival is to draw a die and roll it; an empty bag is filled from the box first."""
    s.roller = rival
    s.phase = DRAW_DIE
    in_bag = 0
    for kind in range(KINDS):
        in_bag += s.bag[kind]
    if in_bag == 0:
        for kind in range(KINDS):
            s.bag[kind] = s.box[kind]
            s.box[kind] = 0


@rule
def put_away(s, face):
    """A used die goes to the bag or to the box."""
    if s.used_dice == BOX:
        s.box[KIND_OF[face]] += 1
    else:
        s.bag[KIND_OF[face]] += 1


@rule
def dice_in_hands(s):
    """How many dice everybody has together."""
    n = 0
    for seat in range(s.players):
        n += dice_of(s, seat)
    return n


@rule
def anybody_out(s):
    """Has somebody no dice left?"""
    fewest = DICE
    for seat in range(s.players):
        fewest = min(fewest, dice_of(s, seat))
    return fewest == 0
