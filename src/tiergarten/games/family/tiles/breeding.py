"""Breeding where animals can leave their home: who has bred is a father or a mother from then on.

`animals` are those that share a home, counted by sort.
"""

from __future__ import annotations

from ....core.kernel import rule
from .state import FATHER, FEMALE, MALE, MOTHER


@rule
def is_pair_there(animals):
    """Are there a male and a female that have not bred?"""
    return (animals[MALE] > 0) & (animals[FEMALE] > 0)


@rule
def become_parents(animals):
    """A male and a female have bred, and never will again."""
    animals[MALE] -= 1
    animals[FATHER] += 1
    animals[FEMALE] -= 1
    animals[MOTHER] += 1
