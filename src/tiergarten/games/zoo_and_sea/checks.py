"""Aquaretto with Zooloretto: whether a position can be."""

from __future__ import annotations

import numpy as np

from ...core.signs import NOTHING
from ...errors import BadPosition
from ..aquaretto.checks import check_doing
from ..family.tiles.header import (
    check_cargo,
    check_course,
    check_not_begun,
    check_trucks,
    coin_tiles_taken,
    most_loaded,
)
from ..family.tiles.state import END_PILE, FIND_STARTER, LOAD_TILE, OVER, PHASE_NAMES, REVEAL
from ..zooloretto.checks import check_purchase
from ..zooloretto.state import MOST_EXPANSIONS
from .loading import can_draw, game_of, trucks_for, unseen
from .rules import are_all_known, is_last_round
from .state import ALL_COINS, GAME_NAMES, SEA, SEA_COIN, START_COINS, ZOO, ZOO_COIN


def check_money(s: np.record, coin_tiles: int) -> None:
    """Are the coin tiles that are money just what there is beyond the coins?"""
    taken = coin_tiles_taken(s, ALL_COINS)
    if taken != coin_tiles:
        raise BadPosition("position-coin-tiles", found=coin_tiles, taken=taken)


def check(s: np.record) -> None:
    """Does what lies on the table fit what is said to be done next?"""
    if s.zoo_most_expansions > MOST_EXPANSIONS[s.players]:
        raise BadPosition("position-expansions-each", players=int(s.players), most=MOST_EXPANSIONS[s.players])
    check_trucks(s)
    check_course(s)
    check_cargo(s, (ZOO_COIN, SEA_COIN))
    _check_one_game_each(s)
    _check_pile(s)
    if s.phase <= FIND_STARTER:
        _check_not_begun(s)
    if s.zoo_hand == NOTHING:
        check_doing(s)
    else:
        check_purchase(s)
        if s.carried != NOTHING:
            raise BadPosition("position-two-tiles")
    _check_ends(s)


def _check_one_game_each(s: np.record) -> None:
    """A truck carries tiles of one game, and none is taken before both are there."""
    for truck, boxes in enumerate(s.boxes):
        if len({game_of(tile) for tile in boxes if tile >= 0}) > 1:
            raise BadPosition("position-truck-mixed", truck=truck + 1)


def _check_pile(s: np.record) -> None:
    """A tile is revealed from a pile that may be drawn from, and goes onto a truck that takes it."""
    if (s.pile != NOTHING) != (s.phase == REVEAL):
        raise BadPosition("position-pile", phase=PHASE_NAMES[s.phase])
    if s.phase == REVEAL and not can_draw(s, s.pile):
        raise BadPosition("position-no-draw", pile=GAME_NAMES[s.pile])
    if s.phase == LOAD_TILE and not trucks_for(s, game_of(s.hand)):
        raise BadPosition("position-no-draw", pile=GAME_NAMES[game_of(s.hand)])


def _check_not_begun(s: np.record) -> None:
    """Chance has yet to prepare the game."""
    in_zoos = s.barn.any() or s.housed.any() or s.stalls.any() or s.zoo_removed.any() or s.zoo_expansions.any()
    in_sea = s.basin.any() or s.built.any() or s.heights.any() or s.sea_removed.any()
    check_not_begun(
        s,
        are_zoos_empty=not (in_zoos or in_sea),
        are_species_known=bool(are_all_known(s)),
        start_coins=START_COINS,
    )


def _check_ends(s: np.record) -> None:
    """A game is closed when its end pile has been touched, and the whole game is over when the other's has been too."""
    if s.phase == OVER:
        if not is_last_round(s):
            raise BadPosition("position-both-not-over", pile=END_PILE)
        return
    least = END_PILE - most_loaded(s)
    few = [game for game in (ZOO, SEA) if unseen(s, game) < least]
    if len(few) == 2 or any(unseen(s, game) for game in few):
        tiles = unseen(s, few[0] if unseen(s, few[0]) else few[-1])
        raise BadPosition("position-few-unseen", unseen=int(tiles), least=least)
