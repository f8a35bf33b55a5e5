"""Zooloretto: what a zoo may become worth. The numbers were found by games of bots against each other."""

from __future__ import annotations

from ...core.kernel import rule
from ...core.rows import above
from ..family.tiles.state import FEMALE, MALE
from .points import FOR_A_KIND, enclosure_points, is_standing
from .state import KINDS_OF, NO_SPECIES, SORT_OF, SPACES, SPECIES_OF, STALL
from .zoo import COINS_FOR, animals_in, enclosures_of, takes, takes_stall

# What an enclosure with so many animals is likely to become worth, while there is time.
PROMISE_OF = (
    (0.0, 1.0, 2.5, 3.5, 5.0, 0.0, 0.0),
    (0.0, 1.2, 2.6, 4.4, 6.2, 8.0, 0.0),
    (0.0, 0.9, 2.5, 4.1, 6.3, 8.6, 10.0),
    (0.0, 1.2, 2.6, 4.4, 6.6, 9.0, 0.0),
    (0.0, 1.2, 2.6, 4.4, 6.6, 9.0, 0.0),
)
EMPTY_WORTH = (0.0, 2.8, 3.0, 3.5, 3.5, 3.5)  # of so many enclosures that are still open for any species
COIN_WORTH = 0.8
IN_BARN = 0.8  # of its cost: what has to go to the barn may leave it again


@rule
def zoo_hope(s, seat, time_left):
    """What the zoo may become worth beyond its points; less where little time is left."""
    hope = 0.0
    empty = 0
    for enclosure in range(enclosures_of(s, seat)):
        animals = animals_in(s, seat, enclosure)
        empty += animals == 0
        hope += max(0.0, PROMISE_OF[enclosure][animals] - enclosure_points(s, seat, enclosure))
    return time_left * (hope + EMPTY_WORTH[empty])


@rule
def tile_worth(s, seat, kind, time_left):
    """What one tile would bring the seat: the best place for it, or else the barn."""
    species = SPECIES_OF[kind]
    if species == NO_SPECIES:
        return stall_worth(s, seat, kind)
    best = 0.0 if above(s.barn, seat, 0) & KINDS_OF[species] else -IN_BARN * FOR_A_KIND
    for enclosure in range(enclosures_of(s, seat)):
        if takes(s, seat, enclosure, kind):
            best = max(best, time_left * animal_worth(s, seat, enclosure, SORT_OF[kind]))
    return best


@rule
def animal_worth(s, seat, enclosure, sort):
    """What an animal promises in an enclosure, with the offspring it may have and the coins for the last space."""
    animals = animals_in(s, seat, enclosure)
    housed = s.housed[seat, enclosure]
    has_partner = (sort == MALE and housed[FEMALE] > 0) or (sort == FEMALE and housed[MALE] > 0)
    grown = min(animals + 1 + has_partner, SPACES[enclosure])
    worth = PROMISE_OF[enclosure][grown] - PROMISE_OF[enclosure][animals]
    if grown == SPACES[enclosure]:
        worth += COIN_WORTH * COINS_FOR[enclosure]
    return worth


@rule
def stall_worth(s, seat, kind):
    """A new type of stall counts if there is a space for it; one that has to go to the barn costs."""
    for enclosure in range(enclosures_of(s, seat)):
        if takes_stall(s, seat, enclosure):
            return 0.0 if is_standing(s, seat, kind - STALL) else FOR_A_KIND * 1.0
    return 0.0 if s.barn[seat, kind] > 0 else -IN_BARN * FOR_A_KIND
