"""Zooloretto: The Dice Game: points, places, and where the points come from."""

from __future__ import annotations

import numpy as np

from ...core.kernel import rule
from ...core.signs import NOTHING
from ...words import Message, message
from ..family.trucks import loaded_trucks, seats_in_round
from .actions import die
from .rules import is_last_round
from .sheet import ANIMALS, BARN_COST, COIN_SPACES, GROUP_POINTS, GROUPS, SPACES
from .state import BOXES, COIN, LOAD_DICE, OVER, TRUCKS

ALL_ANIMALS = len(ANIMALS)
MORE_THAN_COINS = COIN_SPACES + 1  # points decide first

# What a seat may hope for, found by games of bots against each other.
GROUP_WORTH = 1.9  # of a coin group: nearly what an animal in the barn costs, which it is likely to clear
RISK = 1.2  # what a full enclosure is likely to cost by an animal too many
BARN_LOSS = 1.5  # what an animal in the barn costs, where a coin group may clear it
HOPE = 0.45  # how much a seat counts on the truck that would be left for it now
HAND = 0.8  # how much it counts on a die that it is about to load
RIVALS_HAND = 0.4  # how much it counts on a die that another seat is about to load
PATIENCE = 0.15  # what each die of the supply is worth to it, shared by all who have yet to take a truck


@rule
def score(s, seat):
    """Animals and bonuses; each coin group clears an animal from the barn, or earns a point where none is left."""
    points = 0
    in_barn = 0
    for animal in range(ALL_ANIMALS):
        points += int(s.housed[seat, animal])
        points += (s.bonus_of[animal] == seat) * int(s.bonuses[animal])
        in_barn += s.barn[seat, animal]
    spare = complete_groups(s, seat) - in_barn
    return points + (spare * GROUP_POINTS if spare > 0 else spare * BARN_COST)


@rule
def complete_groups(s, seat):
    """Coin groups that are crossed off wholly: they fill one after the other."""
    complete, spaces = 0, 0
    for group in range(GROUPS):
        spaces += s.coin_groups[group]
        complete += s.coins[seat] >= spaces
    return complete


@rule
def standing(s, seat):
    """What two seats are compared by: points, then coins."""
    return score(s, seat) * MORE_THAN_COINS + int(s.coins[seat])


@rule
def estimate(s, seat):
    """Points by what the sheet may become, and by the dice that the seat may hope to take in this round."""
    is_out = s.truck_of[seat] != NOTHING
    if s.phase >= OVER or (is_out and is_last_round(s)):
        return float(score(s, seat))
    points = sheet_worth(s, seat)
    if not is_out and s.turn != NOTHING:
        truck = truck_in_turn(s, seat)
        if truck != NOTHING:
            points += HOPE * cargo_worth(s, seat, truck)
        points += PATIENCE * s.supply / seats_in_round(s)
        if s.phase == LOAD_DICE:
            hope = HAND if seat == s.turn else RIVALS_HAND
            points += hope * (die_worth(s, seat, s.hand[0], 0) + die_worth(s, seat, s.hand[1], 0))
    return points


@rule
def sheet_worth(s, seat):
    """What is crossed off, and what it promises."""
    worth = 0.0
    for animal in range(ALL_ANIMALS):
        worth += enclosure_worth(s, seat, animal, s.housed[seat, animal])
        worth -= (BARN_LOSS - RISK) * s.barn[seat, animal]
    for coin in range(s.coins[seat]):
        worth += coin_worth(s, coin)
    return worth


@rule
def enclosure_worth(s, seat, animal, animals):
    """The animals, and the bonus less the risk of the barn, as far as so many bring both nearer."""
    is_gone = s.bonus_of[animal] != NOTHING and s.bonus_of[animal] != seat
    bonus = 0 if is_gone else s.bonuses[animal]
    return animals + (bonus - RISK) * animals / SPACES[animal]


@rule
def coin_worth(s, coins):
    """What one more coin beside so many brings: its part of the group that it belongs to."""
    spaces = 0
    for group in range(GROUPS):
        spaces += s.coin_groups[group]
        if coins < spaces:
            return GROUP_WORTH / s.coin_groups[group]
    return 0.0


@rule
def truck_in_turn(s, seat):
    """The truck that is left for the seat if everybody in the round takes the best one now, in turn, or NOTHING."""
    gone = 0
    for step in range(s.players):
        taker = (s.turn + step) % s.players
        if s.truck_of[taker] == NOTHING:
            truck = best_truck(s, taker, gone)
            if taker == seat:
                return truck
            gone |= (1 << (truck + 1)) >> 1  # NOTHING, which is -1, adds no bit
    return NOTHING


@rule
def best_truck(s, seat, gone):
    """The truck that would bring the seat most, of those that carry something and are not gone, or NOTHING."""
    left = loaded_trucks(s) & ~gone
    best, most = NOTHING, 0.0
    for truck in range(TRUCKS):
        if left >> truck & 1:
            worth = cargo_worth(s, seat, truck)
            if best == NOTHING or worth > most:
                best, most = truck, worth
    return best


@rule
def cargo_worth(s, seat, truck):
    """What the dice on a truck would bring the seat."""
    worth = 0.0
    for box in range(BOXES):
        symbol = s.boxes[truck, box]
        if symbol >= 0:
            equals = 0
            for other in range(box):
                equals += s.boxes[truck, other] == symbol
            worth += die_worth(s, seat, symbol, equals)
    return worth


@rule
def die_worth(s, seat, symbol, equals):
    """What a die would bring the seat that comes after so many equal ones."""
    if symbol == COIN:
        return coin_worth(s, s.coins[seat] + equals)
    animals = s.housed[seat, symbol] + equals
    if animals < SPACES[symbol]:
        return enclosure_worth(s, seat, symbol, animals + 1) - enclosure_worth(s, seat, symbol, animals)
    if s.barn[seat, symbol] or animals > SPACES[symbol]:
        return 0.0
    return RISK - BARN_LOSS


def breakdown(s: np.record, seat: int) -> list[tuple[Message, int]]:
    """Where the points come from: one row a source, which sum to the score."""
    rows = []
    for animal in range(ALL_ANIMALS):
        animals = int(s.housed[seat, animal])
        if animals:
            row = message("points-enclosure", die=die(animal), animals=animals, spaces=SPACES[animal])
            rows.append((row, animals))
        if s.bonus_of[animal] == seat:
            rows.append((message("points-bonus", die=die(animal)), int(s.bonuses[animal])))
    barn = [die(animal) for animal in range(ALL_ANIMALS) if s.barn[seat, animal]]
    groups = int(complete_groups(s, seat))
    if barn:
        rows.append((message("points-barn", kinds=tuple(barn)), -BARN_COST * len(barn)))
    if cleared := barn[:groups]:
        row = message("points-cleared", groups=len(cleared), kinds=tuple(cleared))
        rows.append((row, BARN_COST * len(cleared)))
    if spare := groups - len(cleared):
        rows.append((message("points-groups", groups=spare), GROUP_POINTS * spare))
    return rows
