"""Aquaretto with Zooloretto, 2 to 5 players: a zoo and a water zoo each, trucks for both, one purse."""

from __future__ import annotations

from ...core.game import Game
from ...core.options import STARTER
from ..family.tiles import WORDS as TILES
from .options import SEA_LEFT_OUT, ZOO_EXPANSIONS, ZOO_LEFT_OUT

ZOO_AND_SEA = Game(
    id="zoo-and-sea",
    title="Aquaretto with Zooloretto",
    players=range(2, 6),
    minutes=90,
    rules_version=1,
    options=(ZOO_LEFT_OUT, SEA_LEFT_OUT, STARTER, ZOO_EXPANSIONS),
    package=__name__,
    more_words=(TILES, "tiergarten.games.zooloretto", "tiergarten.games.aquaretto"),
)
