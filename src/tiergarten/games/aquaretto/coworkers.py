"""Aquaretto: coworkers, where they may stand, and moving them.

A *place* of a coworker is a number: a booth for cashiers, a feeding station for keepers, the manager's bench, or, for
trainers, a cell.
"""

from __future__ import annotations

from ...core.kernel import rule
from ...core.signs import NOTHING
from .spaces import free_spaces, space_at, write_spaces
from .state import FREE_SPACE, ON_TRAINER, SLOTS, TRAINER


@rule
def free_slots(s, seat):
    """Mask of the places, apart from spaces, that a coworker may go to; one that is moved not to where it stood."""
    slots = 0
    for place in range(TRAINER):
        slots |= int(s.staff[seat, place] < SLOTS[place]) << place
    if NOTHING < s.moved_from < TRAINER:
        slots &= ~(1 << s.moved_from)
    return slots


@rule
def spaces_for_trainer(s, seat):
    """The free spaces; a trainer that is moved does not go back to where it stood."""
    spaces = free_spaces(s, seat)
    if s.moved_from >= TRAINER:
        spaces &= ~(1 << space_at(s, seat, s.moved_from - TRAINER))
    return spaces


@rule
def write_coworker_places(s, seat, action, out):
    """Write an action for each place that the coworker may go to, from the id `action` on; how many."""
    slots = free_slots(s, seat)
    n = 0
    for place in range(TRAINER):
        out[n] = action + place
        n += slots >> place & 1
    return n + write_spaces(s, seat, spaces_for_trainer(s, seat), action + TRAINER, out[n:])


@rule
def write_coworkers(s, seat, action, out):
    """Write an action for each coworker of the seat, by where it stands, of equal ones one; how many.

    There always is another place to go to (docs/rules/aquaretto.md, 56).
    """
    n = 0
    for place in range(TRAINER):
        out[n] = action + place
        n += s.staff[seat, place] > 0
    return n + write_spaces(s, seat, int(s.trainers[seat]), action + TRAINER, out[n:])


@rule
def pick_up(s, seat, place):
    """A coworker leaves its place, to go to another one at once."""
    add_coworker(s, seat, place, -1)
    s.moved_from = place


@rule
def place_coworker(s, seat, place):
    """A coworker that was earned or picked up goes to its place."""
    add_coworker(s, seat, place, 1)
    s.moved_from = NOTHING


@rule
def add_coworker(s, seat, place, number):
    """One coworker more at that place, from the supply, or one less."""
    s.supply -= number
    if place < TRAINER:
        s.staff[seat, place] += number
    else:
        space = space_at(s, seat, place - TRAINER)
        s.trainers[seat] ^= 1 << space
        s.shown[seat, space] = ON_TRAINER if number > 0 else FREE_SPACE
