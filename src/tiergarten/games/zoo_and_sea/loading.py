"""Aquaretto with Zooloretto: trucks that carry tiles of one game, and when the first one may be taken."""

from __future__ import annotations

from ...core.kernel import rule
from ...core.masks import number_of
from ...core.rows import all_above
from ...core.signs import NOTHING
from ..family.tiles.state import BOXES
from ..family.trucks import loaded_trucks, taken_trucks, trucks_to_load, trucks_with
from .state import SEA, SEA_KIND, ZOO


@rule
def game_of(tile):
    """The game that a tile on a truck belongs to; coin tiles too."""
    return SEA if tile >= SEA_KIND else ZOO


@rule
def game_on(s, truck):
    """The game whose tiles lie on the truck, or NOTHING."""
    for box in range(BOXES):
        if s.boxes[truck, box] >= 0:
            return game_of(s.boxes[truck, box])
    return NOTHING


@rule
def unseen(s, game):
    """How many tiles of a game are unseen; none when it is closed."""
    return s.zoo_unseen if game == ZOO else s.sea_unseen


@rule
def must_mix(s):
    """Must both games come onto trucks in this round? Not when one is closed."""
    return s.zoo_unseen > 0 and s.sea_unseen > 0


@rule
def trucks_carrying(s, game):
    """Bit mask of the trucks that tiles of the game lie on."""
    with_sea = trucks_with(s, all_above(s.boxes, SEA_KIND - 1))
    return with_sea if game == SEA else loaded_trucks(s) & ~with_sea


@rule
def games_loaded(s):
    """Bit mask of the games that lie on trucks."""
    return int(trucks_carrying(s, ZOO) != 0) << ZOO | int(trucks_carrying(s, SEA) != 0) << SEA


@rule
def is_mixed(s):
    """Are both games on trucks, or were they in this round? No truck was taken before they were."""
    return taken_trucks(s) != 0 or games_loaded(s) == 1 << ZOO | 1 << SEA


@rule
def can_take(s):
    """May a truck be taken, if it carries something? Not before both games are on trucks, unless one is closed."""
    return not must_mix(s) or is_mixed(s)


@rule
def empty_trucks(s):
    """Bit mask of the trucks in the middle that carry nothing."""
    return trucks_to_load(s) & ~loaded_trucks(s)


@rule
def is_last_empty_kept(s, game):
    """Is the last empty truck kept free for the other game, because only this one lies on all the others?"""
    return must_mix(s) and not is_mixed(s) and games_loaded(s) == 1 << game and number_of(empty_trucks(s)) == 1


@rule
def trucks_for(s, game):
    """Bit mask of the trucks that a tile of the game may go onto: with its own kind, or empty ones."""
    with_own_kind = trucks_to_load(s) & trucks_carrying(s, game)
    return with_own_kind if is_last_empty_kept(s, game) else with_own_kind | empty_trucks(s)


@rule
def can_draw(s, game):
    """Are there tiles of the game, and a truck for them?"""
    return unseen(s, game) > 0 and trucks_for(s, game) != 0
