"""Dice's Zoo: the 50 dice.

Which animals share a die is our own choice, since no source tells; how often each symbol comes up is what was counted
(docs/rules/dices-zoo.md has the reasons).
"""

from __future__ import annotations

from collections import Counter

import numpy as np

from ...core.signs import NOTHING

# From the biggest animal to the smallest, then what is no animal.
SYMBOLS = ("elephant", "bear", "wild-boar", "fox", "squirrel", "earthworm", "x2", "trap")
ELEPHANT, BEAR, WILD_BOAR, FOX, SQUIRREL, EARTHWORM, X2, TRAP = range(len(SYMBOLS))
ANIMALS = X2  # how many animals there are
MINUS_POINTS = (6, 5, 4, 3, 2, 1, 7, 0)

SIDES = {  # each kind of die by its three pairs of opposite sides
    "a": (("elephant", "elephant"), ("fox", "fox"), ("squirrel", "squirrel")),
    "b": (("bear", "bear"), ("wild-boar", "wild-boar"), ("earthworm", "earthworm")),
    "c": (("elephant", "elephant"), ("earthworm", "earthworm"), ("trap", "trap")),
    "d": (("bear", "bear"), ("squirrel", "squirrel"), ("trap", "trap")),
    "e": (("wild-boar", "wild-boar"), ("fox", "fox"), ("trap", "x2")),
}
KIND_NAMES = tuple(SIDES)
KINDS = len(SIDES)
DICE_OF_A_KIND = 10
DICE = KINDS * DICE_OF_A_KIND

# A face is a kind of die with one of its symbols on top: all that there is to know about a die that was rolled.
# Every animal is on two kinds, so the faces of animal number i are 2 * i and 2 * i + 1.
_SIDES_OF = {kind: Counter(symbol for pair in pairs for symbol in pair) for kind, pairs in SIDES.items()}
_FACES = [(symbol, kind) for symbol in SYMBOLS for kind in KIND_NAMES if symbol in _SIDES_OF[kind]]
FACE_NAMES = tuple(f"{symbol}-{kind}" for symbol, kind in _FACES)
FACES = len(_FACES)
X2_FACE = 2 * ANIMALS
PLACEABLE = X2_FACE + 1  # faces below this one can be placed; the rest are traps
SYMBOL_OF = np.array([SYMBOLS.index(symbol) for symbol, _ in _FACES], np.int8)
KIND_OF = np.array([KIND_NAMES.index(kind) for _, kind in _FACES], np.int8)
SIDES_OF = np.array([_SIDES_OF[kind][symbol] for symbol, kind in _FACES], np.int8)  # of six, those that show the symbol
MINUS_OF = np.array([MINUS_POINTS[symbol] for symbol in SYMBOL_OF], np.int8)

MOST_FACES = 4  # on one die
FACES_OF = np.full((KINDS, MOST_FACES), NOTHING, np.int8)  # the faces of each kind of die
for _kind in range(KINDS):
    _own = np.flatnonzero(_kind == KIND_OF)
    FACES_OF[_kind, : len(_own)] = _own
