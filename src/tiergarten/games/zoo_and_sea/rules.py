"""Aquaretto with Zooloretto: the rules. What happens in a zoo or a water zoo is done by the rules of these games."""

from __future__ import annotations

from ...core.kernel import rule
from ...core.signs import NOTHING
from ..aquaretto.half import act as act_in_sea
from ..aquaretto.half import choices as sea_choices
from ..aquaretto.half import draw_from_bag as draw_from_sea_bag
from ..aquaretto.half import lay_out_water_zoos
from ..aquaretto.half import leave_out as leave_out_of_sea
from ..aquaretto.tiles import TRAINABLE
from ..family.start import possible_starters
from ..family.tiles.actions import DRAW, LOAD, OWN, TAKE
from ..family.tiles.left_out import are_known, note, possible_species, remove_bag
from ..family.tiles.purse import bank_coin_tiles, hand_out
from ..family.tiles.state import (
    CHOOSE,
    END_PILE,
    FIND_STARTER,
    LEAVE_OUT,
    LOAD_TILE,
    PLACE_TILES,
    REVEAL,
    SETTLE_TILE,
)
from ..family.tiles.turns import actors as actors  # as in every game of tiles
from ..family.tiles.turns import (
    begin,
    clear_middle,
    hold,
    is_placing,
    load,
    next_turn,
    possible_tiles,
    remove_left_cargo,
    shift,
)
from ..family.trucks import is_round_over, trucks_to_take, write_trucks
from ..zooloretto.half import act as act_in_zoo
from ..zooloretto.half import choices as zoo_choices
from ..zooloretto.half import draw_from_bag as draw_from_zoo_bag
from ..zooloretto.half import lay_out_zoos
from ..zooloretto.half import leave_out as leave_out_of_zoo
from .actions import DRAW_SEA, IN_SEA, IN_ZOO, LEAVES_OUT_OF_SEA, LEAVES_OUT_OF_ZOO, STARTS
from .loading import can_draw, can_take, game_of, game_on, trucks_for
from .state import ALL_COINS, DRAWN_OF_SEA, SEA, SEA_COIN, SEA_KIND, START_COINS, ZOO, ZOO_COIN


@rule
def setup(s):
    """Empty zoos, water zoos and trucks, two coins for everybody."""
    clear_middle(s)
    s.pile = NOTHING
    hand_out(s, START_COINS, ALL_COINS)
    lay_out_zoos(s)
    lay_out_water_zoos(s)
    begin(s, are_all_known(s))


@rule
def are_all_known(s):
    """Is it known which species of both games are out?"""
    return are_known(s.zoo_left_out, s.players) and are_known(s.sea_left_out, s.players)


@rule
def chances(s, outcomes, weights):
    """A species of the zoo to leave out, then of the sea; a seat to start; or a tile."""
    if s.phase == REVEAL:
        if s.pile == ZOO:
            return possible_tiles(s.zoo_bag, outcomes, weights, 0)
        return possible_tiles(s.sea_bag, outcomes, weights, SEA_KIND)
    if s.phase == FIND_STARTER:
        return possible_starters(s, outcomes, weights, STARTS)
    if not are_known(s.zoo_left_out, s.players):
        return possible_species(s.zoo_nursery, outcomes, weights, LEAVES_OUT_OF_ZOO)
    return possible_species(s.sea_nursery[TRAINABLE:], outcomes, weights, LEAVES_OUT_OF_SEA)


@rule
def legal(s, seat, out):
    """What the seat to move can do."""
    if s.phase == CHOOSE:
        return turn_choices(s, seat, out)
    if s.phase == LOAD_TILE:
        return write_trucks(s, trucks_for(s, game_of(s.hand)), LOAD, out)
    if is_in_zoo(s, seat):
        return shift(out, zoo_choices(s, seat, out), IN_ZOO)
    return shift(out, sea_choices(s, seat, out), IN_SEA)


@rule
def turn_choices(s, seat, out):
    """Draw a tile of either game, take a truck, or spend money in either zoo."""
    n = 0
    of_zoo, of_sea, takes = can_draw(s, ZOO), can_draw(s, SEA), can_take(s)
    out[n] = DRAW
    n += of_zoo
    out[n] = DRAW_SEA
    n += of_sea
    if takes:
        n += write_trucks(s, trucks_to_take(s), TAKE, out[n:])
    in_zoo = out[n:]
    n += shift(in_zoo, zoo_choices(s, seat, in_zoo), IN_ZOO)
    in_sea = out[n:]
    return n + shift(in_sea, sea_choices(s, seat, in_sea), IN_SEA)


@rule
def is_in_zoo(s, seat):
    """Is the seat to place a tile in its zoo, and not in its water zoo?"""
    if s.phase == PLACE_TILES:
        return game_on(s, s.truck_of[seat]) == ZOO
    return s.phase == SETTLE_TILE and s.zoo_hand != NOTHING


@rule
def apply(s, seat, action):
    """Make the move. `action` is one that `legal` wrote, or an outcome that `chances` did."""
    if s.phase <= REVEAL:
        answer(s, action)
    elif action == DRAW:
        draw(s, ZOO)
    elif action == DRAW_SEA:
        draw(s, SEA)
    elif action < TAKE:
        load(s, action - LOAD)
    elif action < OWN:
        take(s, seat, action - TAKE)
    elif act(s, seat, action):
        go_on(s)


@rule
def act(s, seat, action):
    """What the seat does in its zoo or its water zoo; is it done, or is the seat asked on?"""
    if action < IN_SEA:
        return act_in_zoo(s, seat, action - IN_ZOO)
    return act_in_sea(s, seat, action - IN_SEA, SEA_KIND)


@rule
def draw(s, game):
    """Chance is to reveal a tile of the game."""
    s.pile = game
    s.phase = REVEAL


@rule
def answer(s, outcome):
    """Chance leaves out a species, finds who starts, or reveals a tile."""
    if s.phase == REVEAL:
        reveal(s, outcome)
        return
    if s.phase == LEAVE_OUT:
        leave_out(s, outcome)
    else:
        s.starter = outcome - STARTS
    begin(s, are_all_known(s))


@rule
def reveal(s, tile):
    """A tile of either game is drawn."""
    if game_of(tile) == ZOO:
        draw_from_zoo_bag(s, tile)
    else:
        draw_from_sea_bag(s, tile - SEA_KIND)
    s.pile = NOTHING
    hold(s, tile)


@rule
def leave_out(s, outcome):
    """A species of the zoo or of the sea takes no part."""
    if outcome < LEAVES_OUT_OF_SEA:
        note(s.zoo_left_out, outcome - LEAVES_OUT_OF_ZOO)
        leave_out_of_zoo(s, outcome - LEAVES_OUT_OF_ZOO)
    else:
        species = outcome - LEAVES_OUT_OF_SEA + TRAINABLE
        note(s.sea_left_out, species)
        leave_out_of_sea(s, species)


@rule
def take(s, seat, truck):
    """A truck is taken: its coins are money at once, its other tiles are placed one by one."""
    s.truck_of[seat] = truck
    bank_coin_tiles(s, seat, ZOO_COIN)
    bank_coin_tiles(s, seat, SEA_COIN)
    go_on(s)


@rule
def go_on(s):
    """The next tile of the truck, or the end of the turn."""
    if is_placing(s):
        s.phase = PLACE_TILES
        return
    is_last = is_last_round(s)
    if is_round_over(s):
        remove_left_cargo(s, s.zoo_removed[:SEA_KIND], 0)
        remove_left_cargo(s, s.sea_removed[:DRAWN_OF_SEA], SEA_KIND)
        if not is_last:
            close_games(s)
    next_turn(s, is_last)


@rule
def is_last_round(s):
    """Have tiles of both end piles been revealed? Of a game that is closed nothing is left."""
    return s.zoo_unseen < END_PILE and s.sea_unseen < END_PILE


@rule
def close_games(s):
    """A game whose end pile was touched in the round that is over is closed: the rest of its tiles leave the game."""
    if s.zoo_unseen < END_PILE:
        s.zoo_unseen -= remove_bag(s.zoo_bag, s.zoo_removed)
    if s.sea_unseen < END_PILE:
        s.sea_unseen -= remove_bag(s.sea_bag, s.sea_removed)
