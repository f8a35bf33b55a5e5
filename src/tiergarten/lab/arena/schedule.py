"""Who plays whom, and who sits where: every seating of every line-up, or of one, round by round.

A round is every seating once, all of them on the same deal, so whole rounds are fair: every bot meets every company
at every seat, with the same luck.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import permutations, product

Seating = tuple[str, ...]  # the bots at seats 0, 1, …


def is_line_up(bots: Sequence[str]) -> bool:
    """Is a bot named more than once? Then these are all who sit at the table, in every order of theirs."""
    return len(set(bots)) < len(bots)


def seatings(bots: Sequence[str], players: int) -> list[Seating]:
    """All ways to fill the table with two bots or more; a bot that is alone in the arena plays against itself."""
    if is_line_up(bots):
        return sorted(set(permutations(bots)))
    return [seating for seating in product(bots, repeat=players) if len(set(seating)) > 1 or len(bots) == 1]


def line_up(seating: Seating) -> Seating:
    """Who is at the table, wherever they sit."""
    return tuple(sorted(seating))


def rounds_for(games: int, seatings: int) -> int:
    """The least number of whole rounds that has at least so many games."""
    return -(-games // seatings)


def chance_for(seed: int, game: int, use: str) -> int:
    """64 random bits that follow from the arena's seed, the number of the game and what they are for."""
    digest = hashlib.sha256(f"tiergarten arena:{seed}:{game}:{use}".encode()).digest()
    return int.from_bytes(digest[:8], "little")
