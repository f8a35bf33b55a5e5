"""Dice's Zoo: the rules of a turn, a round and a match."""

from __future__ import annotations

from ...core.kernel import rule
from ...core.signs import CHANCE_ACTS, NOTHING
from ..family.start import possible_starters
from .abilities import ability_actions, anybody_out, dice_in_hands, lapses, put_away, use_ability
from .actions import PICK_PLACE, PICK_ROLL, PLACE, ROLL, STARTS
from .dice import DICE_OF_A_KIND, FACES, FACES_OF, KIND_OF, MOST_FACES, PLACEABLE, SIDES_OF, X2_FACE
from .placing import first_places, is_enough, next_places, next_rolls, picked_animal
from .scoring import minus_points
from .state import (
    CHOOSE,
    CUT_OFF,
    DEAL_DICE,
    DRAW_DIE,
    FIND_STARTER,
    FINISH_ABILITY,
    HAND_SIZE,
    ONE_ROUND,
    OVER,
    PICK_TO_PLACE,
    PICK_TO_ROLL,
    ROLL_DICE,
    USE_ABILITY,
)


@rule
def setup(s):
    """Nobody has any minus points yet; then the first round."""
    s.this_round = 0
    s.totals[:] = 0
    begin_round(s)


@rule
def begin_round(s):
    """All dice into the bag, then to find who starts."""
    s.this_round += 1
    s.turns = 0
    s.stalled = 0
    s.held = 0
    s.uses = 0
    s.bag[:] = DICE_OF_A_KIND
    s.box[:] = 0
    s.hands[:] = 0
    s.centre[:] = 0
    s.picked[:] = 0
    s.turn = NOTHING
    s.animal = NOTHING
    s.owner = NOTHING
    s.given = NOTHING
    s.roller = NOTHING
    s.phase = FIND_STARTER
    if s.starter != NOTHING:
        begin_dealing(s)


@rule
def begin_dealing(s):
    """Everybody draws dice and rolls them, one die after another."""
    s.phase = DEAL_DICE
    s.roller = 0


@rule
def actors(s):
    """One seat at a time; chance where dice are drawn or rolled."""
    if s.phase >= OVER:
        return 0
    if s.phase <= DRAW_DIE:
        return CHANCE_ACTS
    return 1 << s.turn


@rule
def cut_off(s):
    """Has a limit on turns stopped it?"""
    return s.phase == CUT_OFF


@rule
def chances(s, outcomes, weights):
    """Who starts; which die is drawn from the bag and what it shows; what the next picked die shows."""
    if s.phase == FIND_STARTER:
        return possible_starters(s, outcomes, weights, STARTS)
    n = 0
    if s.phase == ROLL_DICE:
        kind = KIND_OF[next_to_roll(s)]
        for i in range(MOST_FACES):
            face = FACES_OF[kind, i]
            outcomes[n] = face
            weights[n] = SIDES_OF[face]
            n += face != NOTHING
        return n
    for face in range(FACES):
        outcomes[n] = face
        weights[n] = s.bag[KIND_OF[face]] * SIDES_OF[face]
        n += weights[n] > 0
    return n


@rule
def next_to_roll(s):
    """The first of the picked dice."""
    face = 0
    while s.picked[face] == 0:
        face += 1
    return face


@rule
def legal(s, seat, out):
    """What the seat to move can do."""
    if s.phase == CHOOSE:
        n = first_places(s, seat, out, PICK_PLACE)
        return n + next_rolls(s, seat, out[n:], PICK_ROLL)
    if s.phase == PICK_TO_PLACE:
        n = next_places(s, seat, out, PICK_PLACE)
        out[n] = PLACE
        return n + is_enough(s, picked_animal(s))
    if s.phase == PICK_TO_ROLL:
        n = next_rolls(s, seat, out, PICK_ROLL)
        out[n] = ROLL
        return n + 1
    return ability_actions(s, seat, out)


@rule
def apply(s, seat, action):
    """Make the move. `action` is one that `legal` wrote, or an outcome that `chances` did."""
    if s.phase <= DRAW_DIE:
        answer(s, action)
    elif action < PLACE:
        s.picked[action - PICK_PLACE] += 1
        s.phase = PICK_TO_PLACE
    elif action == PLACE:
        place(s, seat)
    elif action < ROLL:
        s.picked[action - PICK_ROLL] += 1
        s.phase = PICK_TO_ROLL
    elif action == ROLL:
        s.roller = seat
        s.phase = ROLL_DICE
    else:
        use_ability(s, seat, action)
        if s.phase in (USE_ABILITY, FINISH_ABILITY) and s.given == NOTHING:
            go_on(s)


@rule
def answer(s, outcome):
    """Chance finds who starts, deals a die, lets one be drawn, or rolls one."""
    if s.phase == FIND_STARTER:
        s.starter = outcome - STARTS
        begin_dealing(s)
        return
    s.hands[s.roller, outcome] += 1
    if s.phase == ROLL_DICE:
        rolled = next_to_roll(s)
        s.picked[rolled] -= 1
        s.hands[s.roller, rolled] -= 1
        if not is_rolling(s):
            go_on(s)
        return
    s.bag[KIND_OF[outcome]] -= 1
    if s.phase == DRAW_DIE:
        go_on(s)
    else:
        deal_on(s)


@rule
def is_rolling(s):
    """Are there picked dice left?"""
    n = 0
    for face in range(FACES):
        n += s.picked[face]
    return n > 0


@rule
def deal_on(s):
    """The next die to be dealt; after the last one the first turn begins."""
    s.held += 1
    hand = HAND_SIZE[s.players]
    if s.held < s.players * hand:
        s.roller = s.held // hand
    else:
        s.turn = s.starter
        begin_turn(s)


@rule
def place(s, seat):
    """The dice picked replace those in the centre; then comes the ability, unless there is no die left."""
    s.animal = picked_animal(s)
    clear_centre(s)
    for face in range(PLACEABLE):
        s.hands[seat, face] -= s.picked[face]
        s.centre[face] = s.picked[face]
        s.picked[face] = 0
    s.owner = seat
    s.uses = 1 + s.centre[X2_FACE]
    go_on(s)


@rule
def clear_centre(s):
    """All dice in the centre are put away."""
    for face in range(PLACEABLE):
        for _ in range(s.centre[face]):
            put_away(s, face)
        s.centre[face] = 0


@rule
def go_on(s):
    """The round ends when somebody has no dice; otherwise the next use of the ability, or the end of the turn."""
    s.roller = NOTHING
    if anybody_out(s):
        s.uses = 0
        end_round(s)
    elif s.uses > 0 and not lapses(s):
        s.phase = USE_ABILITY
    else:
        s.uses = 0
        end_turn(s)


@rule
def end_turn(s):
    """X2 dice are put away, and the next seat is to move, unless a limit cuts the game off."""
    for _ in range(s.centre[X2_FACE]):
        put_away(s, X2_FACE)
    s.centre[X2_FACE] = 0
    held = dice_in_hands(s)
    s.stalled = s.stalled + 1 if held == s.held else 0
    s.held = held
    s.turns += 1
    if s.turns >= s.most_turns or s.stalled >= s.most_stalled:
        s.phase = CUT_OFF
        return
    s.turn = (s.turn + 1) % s.players
    begin_turn(s)


@rule
def begin_turn(s):
    """Animals that still lie there from the seat's own last turn are put away."""
    if s.owner == s.turn:
        clear_centre(s)
        s.animal = NOTHING
        s.owner = NOTHING
    s.roller = NOTHING
    s.phase = CHOOSE


@rule
def end_round(s):
    """The end, or in a match that goes on a new round."""
    if s.limit == ONE_ROUND or is_limit_reached(s):
        s.held = dice_in_hands(s)
        s.phase = OVER
        return
    for seat in range(s.players):
        s.totals[seat] += minus_points(s, seat)
    s.starter = NOTHING
    begin_round(s)


@rule
def is_limit_reached(s):
    """Has somebody as many minus points in all as end the match?"""
    for seat in range(s.players):
        if s.totals[seat] + minus_points(s, seat) >= s.limit:
            return True
    return False
