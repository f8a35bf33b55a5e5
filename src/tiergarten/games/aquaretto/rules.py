"""Aquaretto: the rules."""

from __future__ import annotations

from ...core.kernel import rule
from ..family.start import possible_starters
from ..family.tiles.actions import DRAW, LOAD, OWN, TAKE
from ..family.tiles.left_out import are_known, note, possible_species
from ..family.tiles.purse import bank_coin_tiles, hand_out
from ..family.tiles.state import CHOOSE, COINS, FIND_STARTER, LEAVE_OUT, LOAD_TILE, REVEAL
from ..family.tiles.turns import actors as actors  # as in every game of tiles
from ..family.tiles.turns import (
    begin,
    clear_middle,
    draw_or_take,
    go_on,
    hold,
    load,
    loads,
    possible_tiles,
    shift,
)
from .actions import LEAVES_OUT, STARTS
from .half import act, choices, draw_from_bag, lay_out_water_zoos, leave_out
from .state import START_COINS
from .tiles import COIN, TRAINABLE


@rule
def setup(s):
    """Bare boards, empty trucks and depots, a coin for everybody."""
    clear_middle(s)
    hand_out(s, START_COINS, COINS)
    lay_out_water_zoos(s)
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
    """What the seat to move can do: in its own turn draw, take a truck, or spend money."""
    if s.phase == LOAD_TILE:
        return loads(s, out)
    n = draw_or_take(s, s.sea_unseen, out) if s.phase == CHOOSE else 0
    own = out[n:]
    return n + shift(own, choices(s, seat, own), OWN)


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
        take(s, seat, action - TAKE)
    elif act(s, seat, action - OWN, 0):
        go_on(s, s.sea_removed, s.sea_unseen)


@rule
def answer(s, outcome):
    """Chance leaves out a species, finds who starts, or reveals a tile."""
    if s.phase == REVEAL:
        draw_from_bag(s, outcome)
        hold(s, outcome)
        return
    if s.phase == LEAVE_OUT:
        species = outcome - LEAVES_OUT + TRAINABLE
        note(s.sea_left_out, species)
        leave_out(s, species)
    else:
        s.starter = outcome - STARTS
    begin(s, are_known(s.sea_left_out, s.players))


@rule
def take(s, seat, truck):
    """A truck is taken: its coins are money at once, its animals are dealt with one by one."""
    s.truck_of[seat] = truck
    bank_coin_tiles(s, seat, COIN)
    go_on(s, s.sea_removed, s.sea_unseen)
