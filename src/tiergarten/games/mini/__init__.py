"""Zooloretto Mini, 2 to 5 players: fill three enclosures from shared trucks, mind the barn."""

from __future__ import annotations

from ...core.game import Game
from ...core.options import STARTER
from ..family.tiles import WORDS as TILES
from .options import LEFT_OUT_OPTION

MINI = Game(
    id="mini",
    title="Zooloretto Mini",
    players=range(2, 6),
    minutes=20,
    rules_version=1,
    options=(LEFT_OUT_OPTION, STARTER),
    package=__name__,
    more_words=(TILES,),
)
