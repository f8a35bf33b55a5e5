"""Dice's Zoo, 2 to 5 players: get rid of your dice first, with the animals' abilities."""

from __future__ import annotations

from ...core.game import Game
from ...core.options import STARTER
from .options import LIMIT, STALLED, TURNS, USED_DICE

DICES_ZOO = Game(
    id="dices-zoo",
    title="Dice's Zoo",
    players=range(2, 6),
    minutes=15,
    rules_version=1,
    options=(LIMIT, USED_DICE, TURNS, STALLED, STARTER),
    package=__name__,
)
