"""O Zoo le Mio, 2 to 4 players: sealed bids for tiles, paths that close, visitors that move to the best enclosures."""

from __future__ import annotations

from ...core.game import Game
from .options import LONE_TREES, MONEY, TIES, YEARS

O_ZOO_LE_MIO = Game(
    id="o-zoo-le-mio",
    title="O Zoo le Mio",
    players=range(2, 5),
    minutes=60,
    rules_version=1,
    options=(YEARS, MONEY, LONE_TREES, TIES),
    package=__name__,
)
