"""Zooloretto: The Dice Game, 2 to 4 players: roll dice onto trucks, fill enclosures, be the first to."""

from __future__ import annotations

from ...core.game import Game
from ...core.options import STARTER
from .options import BONUSES, COIN_GROUPS, ROUNDS

DICE = Game(
    id="dice",
    title="Zooloretto: The Dice Game",
    players=range(2, 5),
    minutes=15,
    rules_version=1,
    options=(BONUSES, COIN_GROUPS, ROUNDS, STARTER),
    package=__name__,
)
