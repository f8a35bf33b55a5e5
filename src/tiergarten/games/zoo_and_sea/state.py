"""Aquaretto with Zooloretto: what lies on the table, which is both games with one middle."""

from __future__ import annotations

import numpy as np

from ...core.layout import record_type
from ..aquaretto.state import SEA_FIELDS
from ..aquaretto.tiles import COIN as COIN_OF_SEA
from ..aquaretto.tiles import DRAWN as SEA_KINDS
from ..aquaretto.tiles import KIND_NAMES as SEA_NAMES
from ..family.tiles.state import COINS, COMMON_FIELDS
from ..zooloretto.state import COIN as COIN_OF_ZOO
from ..zooloretto.state import DRAWN as DRAWN_OF_ZOO
from ..zooloretto.state import KIND_NAMES as ZOO_NAMES
from ..zooloretto.state import ZOO_FIELDS

ZOO, SEA = 0, 1  # the two games
GAME_NAMES = ("zoo", "sea")
ALL_COINS = 2 * COINS
START_COINS = 2

# What is drawn: the tiles of the zoo by kind, then those of the sea.
SEA_KIND = DRAWN_OF_ZOO  # SEA_KIND + kind
DRAWN_OF_SEA = SEA_KINDS
ZOO_COIN, SEA_COIN = COIN_OF_ZOO, SEA_KIND + COIN_OF_SEA
DRAWN = SEA_KIND + DRAWN_OF_SEA
DRAWN_NAMES = (
    *("zoo-coin" if name == "coin" else name for name in ZOO_NAMES[:SEA_KIND]),
    *("sea-coin" if name == "coin" else name for name in SEA_NAMES[:DRAWN_OF_SEA]),
)

# The own field comes first: a record that begins like Zooloretto's is one of Zooloretto's to Numba.
STATE = record_type(
    [
        ("pile", np.int8),  # game whose tile is being revealed, or NOTHING
        *COMMON_FIELDS,
        *ZOO_FIELDS,
        *SEA_FIELDS,
    ]
)
