"""The games. To add one: its folder here, its folder in the browser table, and its line below."""

from __future__ import annotations

from ..core.registry import Registry
from .aquaretto import AQUARETTO
from .dice import DICE
from .dices_zoo import DICES_ZOO
from .mini import MINI
from .o_zoo_le_mio import O_ZOO_LE_MIO
from .zoo_and_sea import ZOO_AND_SEA
from .zooloretto import ZOOLORETTO

registry = Registry(
    MINI,
    DICE,
    DICES_ZOO,
    O_ZOO_LE_MIO,
    ZOOLORETTO,
    AQUARETTO,
    ZOO_AND_SEA,
)
