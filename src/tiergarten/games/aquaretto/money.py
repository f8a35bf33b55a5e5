"""Aquaretto: the money actions. Each is offered only if it can be paid and carried out in full."""

from __future__ import annotations

from ...core.kernel import rule
from ...core.signs import NOTHING
from ..family.seats import to_the_left
from ..family.tiles.purse import pay, pay_seller
from ..family.tiles.state import BUILD_EXPANSION, MOVE_COWORKER, SETTLE_TILE
from .actions import BUILD, BUY, DISCARD, EXPAND, LEAVE_CORNER, MOVE, MOVE_TILE
from .coworkers import pick_up, write_coworkers
from .depot import take_from_depot, top_of_depot
from .expansions import build
from .grid import NO_CORNER
from .spaces import spaces_for
from .state import EXPANSIONS_EACH, LARGE, SMALL
from .tiles import SPECIES_OF

MOVE_PRICE, BUY_PRICE, DISCARD_PRICE = 1, 2, 2
EXPANSION_PRICE = (1, 2)


@rule
def money_actions(s, seat, out):
    """Write what the seat can spend its money on; how many."""
    n = 0
    coins = s.coins[seat]
    top = top_of_depot(s, seat)
    if coins >= MOVE_PRICE:
        out[n] = MOVE_TILE
        n += is_welcome(s, seat, top)
        n += write_coworkers(s, seat, MOVE, out[n:])
    if coins >= BUY_PRICE:
        for step in range(1, s.players):
            out[n] = BUY + step - 1
            n += is_welcome(s, seat, top_of_depot(s, to_the_left(s.players, seat, step)))
    if coins >= DISCARD_PRICE:
        out[n] = DISCARD
        n += top != NOTHING
    for size in range(SMALL, LARGE + 1):  # there always is land to build on (docs/rules/aquaretto.md)
        out[n] = EXPAND + size
        n += coins >= EXPANSION_PRICE[size] and s.built[seat, size] < EXPANSIONS_EACH
    return n


@rule
def is_welcome(s, seat, tile):
    """Is there an animal, and a space for it in the seat's water zoo?"""
    return tile != NOTHING and spaces_for(s, seat, SPECIES_OF[tile]) != 0


@rule
def spend(s, seat, action):
    """A money action, or a step of one; is it done?"""
    if action == MOVE_TILE:
        pay(s, seat, MOVE_PRICE)
        s.carried = take_from_depot(s, seat)
        s.phase = SETTLE_TILE
        return False
    if action < BUY:
        pay(s, seat, MOVE_PRICE)
        pick_up(s, seat, action - MOVE)
        s.phase = MOVE_COWORKER
        return False
    if action < DISCARD:
        seller = (seat + 1 + action - BUY) % s.players
        pay_seller(s, seat, seller)
        s.carried = take_from_depot(s, seller)
        s.phase = SETTLE_TILE
        return False
    if action == DISCARD:
        pay(s, seat, DISCARD_PRICE)
        s.sea_removed[take_from_depot(s, seat)] += 1
        return True
    return expand(s, seat, action)


@rule
def expand(s, seat, action):
    """Pay for an expansion, choose where it lies, and for a small one which corner it leaves out; is it done?"""
    if action < BUILD:
        s.expansion = action - EXPAND
        pay(s, seat, EXPANSION_PRICE[s.expansion])
        s.phase = BUILD_EXPANSION
        return False
    if action >= LEAVE_CORNER:
        build(s, seat, s.box, action - LEAVE_CORNER)
    elif s.expansion == LARGE:
        build(s, seat, action - BUILD, NO_CORNER)
    else:
        s.box = action - BUILD
        return False
    s.expansion = NOTHING
    s.box = NOTHING
    return True
