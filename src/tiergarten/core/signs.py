"""Numbers with a meaning that every game shares."""

NOTHING = -1  # an empty box, an empty hand, no seat, no truck yet
CHANCE = 7  # the seat that answers where nobody decides: it draws, rolls, deals
CHANCE_ACTS = 1 << CHANCE  # the mask of actors while it does
