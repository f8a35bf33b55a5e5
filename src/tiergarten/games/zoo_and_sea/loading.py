"""Aquaretto with Zooloretto: trucks that carry tiles of one game, and when the first one may be taken."""

from __future__ import annotations

from ...core.kernel import rule
from ...core.signs import NOTHING
from ..family.tiles.state import BOXES, TRUCKS
from ..family.trucks import has_cargo, has_room, taken_trucks, trucks_to_load
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
def games_loaded(s):
    """Bit mask of the games that lie on trucks."""
    games = 0
    for truck in range(TRUCKS):
        game = game_on(s, truck)
        if game != NOTHING:
            games |= 1 << game
    return games


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
    """How many trucks in the middle carry nothing, while none has been taken."""
    trucks = 0
    for truck in range(TRUCKS):
        trucks += has_room(s, truck) and not has_cargo(s, truck)
    return trucks


@rule
def is_last_empty_kept(s, game):
    """Is the last empty truck kept free for the other game, because only this one lies on all the others?"""
    return must_mix(s) and not is_mixed(s) and games_loaded(s) == 1 << game and empty_trucks(s) == 1


@rule
def trucks_for(s, game):
    """Bit mask of the trucks that a tile of the game may go onto: with its own kind, or empty ones."""
    roomy = trucks_to_load(s)
    keep_empty = is_last_empty_kept(s, game)
    mask = 0
    for truck in range(TRUCKS):
        lying = game_on(s, truck)
        fits = lying == game or (lying == NOTHING and not keep_empty)
        mask |= fits << truck
    return roomy & mask


@rule
def can_draw(s, game):
    """Are there tiles of the game, and a truck for them?"""
    return unseen(s, game) > 0 and trucks_for(s, game) != 0
