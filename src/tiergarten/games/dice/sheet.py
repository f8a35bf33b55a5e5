"""Zooloretto: The Dice Game: the score sheet, which is a player's zoo."""

from __future__ import annotations

ANIMALS = ("crocodile", "ostrich", "monkey", "elephant", "lion")
SPACES = (1, 2, 3, 4, 5)  # of the enclosures, in the order of the animals
COIN_SPACES = 6  # of the ticket office
GROUPS = 3  # of coin spaces, which fill one after the other

BARN_COST = 2  # minus points for an animal in the barn
GROUP_POINTS = 1  # points for a coin group that clears no animal from the barn

# Our own choice: the rulebook leaves the points of the bonuses to the printed sheet, and all that others tell of it
# is that they are 1 or 2. The larger enclosures take longer and often stay unfinished, so they get the 2. The other
# tables fit what is known as well. In the order of the animals.
BONUS_TABLES = ("1-1-1-2-2", "1-1-2-2-2", "1-1-1-1-2", "1-2-2-2-2")

# Our own choice too: six coin spaces in three groups, but how large each is we found nowhere. Equal groups are the
# plainest reading, and two coins to clear one animal is what it costs in the other games of the family.
GROUP_TABLES = ("2-2-2", "1-2-3")
