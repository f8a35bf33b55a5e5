"""Trucks and rounds: load a truck or take one; who took one is out until everybody has.

The state has `players`, `turn`, `boxes` (what lies in each box of each truck) and `truck_of` (what each seat took).
"""

from __future__ import annotations

from ...core.kernel import rule
from ...core.rows import all_above, all_equal_to
from ...core.signs import NOTHING
from .seats import to_the_left

BLOCKED = -2  # a box that is not there: the short trucks of two players, trucks beyond the number in play


@rule
def free_box(s, truck):
    """The first free box of a truck, or NOTHING."""
    for box in range(s.boxes.shape[1]):
        if s.boxes[truck, box] == NOTHING:
            return box
    return NOTHING


@rule
def has_room(s, truck):
    """Has the truck a free box?"""
    room = False
    for box in range(s.boxes.shape[1]):
        room |= s.boxes[truck, box] == NOTHING
    return room


@rule
def free_boxes(s, truck):
    """How many boxes of the truck are free."""
    boxes = 0
    for box in range(s.boxes.shape[1]):
        boxes += s.boxes[truck, box] == NOTHING
    return boxes


@rule
def has_cargo(s, truck):
    """Does anything lie on the truck?"""
    cargo = False
    for box in range(s.boxes.shape[1]):
        cargo |= s.boxes[truck, box] >= 0
    return cargo


@rule
def taken_trucks(s):
    """Bit mask of the trucks that somebody has taken this round."""
    mask = 0
    for seat in range(s.players):
        mask |= (1 << (s.truck_of[seat] + 1)) >> 1  # NOTHING, which is -1, adds no bit
    return mask


@rule
def trucks_with(s, boxes):
    """Bit mask of the trucks with a box of the mask, which counts boxes truck by truck."""
    trucks, of_a_truck = 0, s.boxes.shape[1]
    for truck in range(s.boxes.shape[0]):
        trucks |= (boxes >> truck * of_a_truck & (1 << of_a_truck) - 1 != 0) << truck
    return trucks


@rule
def roomy_trucks(s):
    """Bit mask of the trucks that have room."""
    return trucks_with(s, all_equal_to(s.boxes, NOTHING))


@rule
def trucks_to_load(s):
    """Bit mask of the trucks that nobody has taken and that have room."""
    return roomy_trucks(s) & ~taken_trucks(s)


@rule
def loaded_trucks(s):
    """Bit mask of the trucks that carry something."""
    return trucks_with(s, all_above(s.boxes, NOTHING))


@rule
def trucks_to_take(s):
    """Bit mask of the trucks that nobody has taken and that carry something."""
    return loaded_trucks(s) & ~taken_trucks(s)


@rule
def write_trucks(s, mask, action, out):
    """Write the action for each truck of the mask, from the id `action` on; how many."""
    n = 0
    for truck in range(s.boxes.shape[0]):
        out[n] = action + truck
        n += mask >> truck & 1
    return n


@rule
def is_round_over(s):
    """Has everybody taken a truck?"""
    for seat in range(s.players):
        if s.truck_of[seat] == NOTHING:
            return False
    return True


@rule
def seats_in_round(s):
    """How many seats have yet to take a truck."""
    seats = 0
    for seat in range(s.players):
        seats += s.truck_of[seat] == NOTHING
    return seats


@rule
def boxes_to_come(s):
    """Free boxes of the trucks that nobody has taken, for each seat that has yet to take one."""
    taken = taken_trucks(s)
    boxes = 0
    for truck in range(s.boxes.shape[0]):
        if not taken & (1 << truck):
            boxes += free_boxes(s, truck)
    return boxes / seats_in_round(s)


@rule
def pass_turn(s):
    """To the next seat without a truck; the last one left moves again and again."""
    for step in range(1, s.players + 1):
        seat = to_the_left(s.players, s.turn, step)
        if s.truck_of[seat] == NOTHING:
            s.turn = seat
            return


@rule
def return_trucks(s):
    """Every truck back to the middle; what it carried has been dealt with."""
    for truck in range(s.boxes.shape[0]):
        for box in range(s.boxes.shape[1]):
            if s.boxes[truck, box] != BLOCKED:
                s.boxes[truck, box] = NOTHING
    for seat in range(s.players):
        s.truck_of[seat] = NOTHING
