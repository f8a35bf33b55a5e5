"""How a search had best play a game on from where its tree ends."""

from __future__ import annotations

from typing import NamedTuple


class Playouts(NamedTuple):
    """What is best in most games, by docs/strength.md; a game's scoring may have `PLAYOUTS` of its own."""

    horizon: int = 20  # decisions of each seat after which the game's estimate tells more than playing on
    candidates: int = 3  # moves, picked at random, of which a seat makes the one that serves it best
    thorough: int = 3  # candidates of a search with so many iterations that more of them tell it little
    for_winning: float = 0.5  # share of a finished game's value that winning is; the rest is by how much
