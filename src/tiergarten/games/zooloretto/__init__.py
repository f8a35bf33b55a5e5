"""Zooloretto, 2 to 5 players: fill enclosures from shared trucks, spend coins to mend your zoo, mind the barn."""

from __future__ import annotations

from ...core.game import Game
from ...core.options import STARTER
from ..family.tiles import WORDS as TILES
from .options import LEFT_OUT_OPTION

ZOOLORETTO = Game(
    id="zooloretto",
    title="Zooloretto",
    players=range(2, 6),
    minutes=45,
    rules_version=1,
    options=(LEFT_OUT_OPTION, STARTER),
    package=__name__,
    more_words=(TILES,),
)
