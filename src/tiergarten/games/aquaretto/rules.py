"""Aquaretto: the rules."""

from __future__ import annotations

from ...core.kernel import rule
from ..family.start import possible_starters
from ..family.tiles.actions import DRAW, LOAD, OWN, TAKE
from ..family.tiles.left_out import are_known, note, possible_species
from ..family.tiles.purse import bank_coin_tiles, hand_out
from ..family.tiles.state import CHOOSE, COINS, END_PILE, FIND_STARTER, LEAVE_OUT, LOAD_TILE, PLACE_TILES, REVEAL
from ..family.tiles.turns import actors as actors  # as in every game of tiles
from ..family.tiles.turns import (
    begin,
    clear_middle,
    draw_or_take,
    hold,
    is_placing,
    load,
    loads,
    next_turn,
    possible_tiles,
    remove_left_cargo,
    shift,
)
from ..family.trucks import is_round_over
from .actions import LEAVES_OUT, STARTS
from .sea import leave_out, open_sea, sea_apply, sea_legal, sea_money_actions
from .state import START_COINS
from .tiles import COIN, TRAINABLE


@rule
def setup(s):
    """Bare boards, empty trucks and depots, a coin for everybody."""
    clear_middle(s)
    hand_out(s, START_COINS, COINS)
    open_sea(s)
    begin(s, are_known(s.sea_left_out, s.players))


@rule
def chances(s, outcomes, weights):
    """A species to leave out, a seat to start, or a tile: each kind as likely as tiles of it are unseen."""
    if s.phase == REVEAL:
        return possible_tiles(s.sea_bag, outcomes, weights, 0)
    if s.phase == FIND_STARTER:
        return possible_starters(s, outcomes, weights, STARTS)
    return possible_species(s.sea_nursery[TRAINABLE:], outcomes, weights, LEAVES_OUT)


@rule
def legal(s, seat, out):
    """What the seat to move can do."""
    if s.phase == CHOOSE:
        n = draw_or_take(s, s.sea_unseen, out)
        own = out[n:]
        return n + shift(own, sea_money_actions(s, seat, own), OWN)
    if s.phase == LOAD_TILE:
        return loads(s, out)
    return shift(out, sea_legal(s, seat, out), OWN)


@rule
def apply(s, seat, action):
    """Make the move. `action` is one that `legal` wrote, or an outcome that `chances` did."""
    if s.phase <= REVEAL:
        answer(s, action)
    elif action == DRAW:
        s.phase = REVEAL
    elif action < TAKE:
        load(s, action - LOAD)
    elif action < OWN:
        s.truck_of[seat] = action - TAKE
        bank_coin_tiles(s, seat, COIN)
        go_on(s)
    elif sea_apply(s, seat, action - OWN, 0):
        go_on(s)


@rule
def answer(s, outcome):
    """Chance leaves out a species, finds who starts, or reveals a tile."""
    if s.phase == LEAVE_OUT:
        species = outcome - LEAVES_OUT + TRAINABLE
        note(s.sea_left_out, species)
        leave_out(s, species)
        begin(s, are_known(s.sea_left_out, s.players))
    elif s.phase == FIND_STARTER:
        s.starter = outcome - STARTS
        begin(s, True)  # noqa: FBT003 - compiled functions take no keywords
    else:
        s.sea_bag[outcome] -= 1
        s.sea_unseen -= 1
        hold(s, outcome)


@rule
def go_on(s):
    """The next tile of the truck, or the next turn."""
    if is_placing(s):
        s.phase = PLACE_TILES
        return
    if is_round_over(s):
        remove_left_cargo(s, s.sea_removed, 0)
    next_turn(s, is_last_round(s))


@rule
def is_last_round(s):
    """Has a tile of the end pile been revealed?"""
    return s.sea_unseen < END_PILE
