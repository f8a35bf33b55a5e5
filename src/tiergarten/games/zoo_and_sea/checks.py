"""Aquaretto with Zooloretto: whether a position can be."""

from __future__ import annotations

import numpy as np

from ...core.signs import NOTHING
from ...errors import BadPosition
from ..aquaretto.checks import check_doing
from ..aquaretto.tiles import COIN as COIN_OF_SEA
from ..family.tiles.header import (
    check_cargo,
    check_coins_removed,
    check_course,
    check_not_begun,
    check_trucks,
    coin_tiles_taken,
    most_loaded,
)
from ..family.tiles.state import END_PILE, FIND_STARTER, LOAD_TILE, OVER, PHASE_NAMES, REVEAL
from ..family.trucks import has_cargo, taken_trucks
from ..zooloretto.checks import check_purchase
from ..zooloretto.state import MOST_EXPANSIONS
from .loading import can_draw, empty_trucks, game_of, games_loaded, must_mix, trucks_for, unseen
from .rules import are_all_known, is_last_round
from .state import ALL_COINS, DRAWN, GAME_NAMES, SEA, SEA_COIN, SEA_KIND, START_COINS, ZOO, ZOO_COIN


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
    for game, coins in ((ZOO, s.zoo_removed[ZOO_COIN]), (SEA, s.sea_removed[COIN_OF_SEA])):
        if unseen(s, game):  # when a game closes, the coin tiles of its piles leave the game too
            check_coins_removed(s, int(coins))
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
    """A truck carries tiles of one game, and none is taken or fills the last empty place before both are there."""
    for truck, boxes in enumerate(s.boxes):
        if len({game_of(tile) for tile in boxes if tile >= 0}) > 1:
            raise BadPosition("position-truck-mixed", truck=truck + 1)
    emptied = sum(truck != NOTHING and not has_cargo(s, truck) for truck in s.truck_of[: s.players])
    known = int(games_loaded(s)).bit_count()
    could_be_mixed = known == 2 or (emptied and known + emptied >= 2)  # a truck that is empty by now carried either
    if must_mix(s) and not could_be_mixed and (taken_trucks(s) or not empty_trucks(s)):
        raise BadPosition("position-one-game-only")


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
        all_coins=ALL_COINS,
    )


def _check_ends(s: np.record) -> None:
    """A game is closed when its end pile has been touched, and the whole game is over when the other's has been too."""
    if s.phase == OVER:
        if not is_last_round(s):
            raise BadPosition("position-both-not-over", pile=END_PILE)
        return
    lying = games_loaded(s) | (0 if s.hand == NOTHING else 1 << game_of(s.hand))
    are_closed = [unseen(s, game) == 0 for game in (ZOO, SEA)]
    for game, kinds in ((ZOO, range(SEA_KIND)), (SEA, range(SEA_KIND, DRAWN))):
        least = END_PILE - most_loaded(s, kinds)
        if are_closed[game] and lying >> game & 1:
            raise BadPosition("position-closed", pile=GAME_NAMES[game])
        if unseen(s, game) < least and (not are_closed[game] or are_closed[1 - game]):
            raise BadPosition("position-pile-few", pile=GAME_NAMES[game], unseen=int(unseen(s, game)), least=least)
