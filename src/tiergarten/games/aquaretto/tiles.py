"""Aquaretto: the tiles, as data."""

from __future__ import annotations

import numpy as np

from ..family.tiles.state import FEMALE, MALE, OFFSPRING, PLAIN

SPECIES = ("dolphin", "orca", "sea-lion", "sea-turtle", "hippo", "crocodile", "penguin", "polar-bear")
TRAINABLE = 3  # the first ones, which never stay out; the others are fed with fish

# The sorts of animal: those that the whole family knows, and one more. A marked animal has a flash, if its species can
# be trained (but it cannot), and otherwise a fish.
MARKED = OFFSPRING + 1
SORTS = MARKED + 1
DRAWN_SORTS = (PLAIN, MALE, FEMALE, MARKED)  # offspring are born
SORTS_DRAWN = len(DRAWN_SORTS)

# The kinds of tile. The first ones are drawn: four a species, then the coin.
COIN = SORTS_DRAWN * len(SPECIES)
DRAWN = COIN + 1
BABY = DRAWN  # BABY + species
KINDS = BABY + len(SPECIES)
MARKS = tuple("flash-" if species < TRAINABLE else "fish-" for species in range(len(SPECIES)))
KIND_NAMES = (
    *(prefix + name for name, mark in zip(SPECIES, MARKS, strict=True) for prefix in ("", "male-", "female-", mark)),
    "coin",
    *("baby-" + species for species in SPECIES),
)
NO_SPECIES = -1  # of a coin
SPECIES_OF = np.array([*np.repeat(range(len(SPECIES)), SORTS_DRAWN), NO_SPECIES, *range(len(SPECIES))], np.int8)
SORT_OF = np.array([*DRAWN_SORTS * len(SPECIES), PLAIN, *[OFFSPRING] * len(SPECIES)], np.int8)  # of animals
KIND_OF = np.zeros((len(SPECIES), SORTS), np.int8)  # the kind of an animal of this species and sort
KIND_OF[SPECIES_OF[:COIN], SORT_OF[:COIN]] = range(COIN)
KIND_OF[SPECIES_OF[BABY:], OFFSPRING] = range(BABY, KINDS)
COIN_TILES = 10
COPIES = np.array(  # tiles of each kind in the whole game
    [
        *[5, 2, 2, 2] * TRAINABLE,
        *[1, 2, 2, 6] * (len(SPECIES) - TRAINABLE),
        COIN_TILES,
        *[2] * len(SPECIES),
    ],
    np.int8,
)
ANIMALS = int(COPIES.sum()) - COIN_TILES  # animal tiles, adults and offspring
