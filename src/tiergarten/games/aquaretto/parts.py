"""Aquaretto: all its parts, for the engine."""

from __future__ import annotations

from ...core.parts import Limits, assembled
from ..family.tiles.state import SEATS
from . import actions, options, position, rules, scoring, state, story, text, view
from .basins import COIN_EVERY, COWORKER_EVERY
from .grid import SPACES
from .state import CASHIER, COWORKERS, KEEPER, SLOTS, START_COINS
from .tiles import ANIMALS, COIN_TILES, COPIES, DRAWN, SPECIES

MOST_ANSWERS = 4  # three species left out and a starter
AROUND = 8  # spaces around a trainer
TILES = int(COPIES[:DRAWN].sum())
# A tile is drawn and loaded once, picked off a truck and put somewhere. A truck that is taken carries a tile, so no
# more trucks are taken than there are tiles. Animals never leave a basin, so each counts once for offspring, coworkers
# and coins. Each money action brings the bank at least a coin that a seat has had, and takes at most three choices.
MONEY_ACTIONS = SEATS * START_COINS + COIN_TILES + ANIMALS // COIN_EVERY
DECISIONS = TILES * (4 + 1) + int(COPIES[DRAWN:].sum()) + ANIMALS // COWORKER_EVERY + 3 * MONEY_ACTIONS
LIMITS = Limits(
    decisions=DECISIONS,
    moves=DECISIONS + TILES,
    least_score=-2 * len(SPECIES),
    most_score=SPACES + SLOTS[CASHIER] * position.MOST_COINS + SLOTS[KEEPER] * SPACES + COWORKERS * AROUND,
)
PARTS = assembled(
    state, actions, rules, scoring, view, position, story, text, options, most_answers=MOST_ANSWERS, limits=LIMITS
)
