"""Money: purses and the bank. The state has `coins` and `bank`."""

from __future__ import annotations

from ....core.kernel import rule
from ....core.signs import NOTHING
from .state import BOXES


@rule
def hand_out(s, each, coins):
    """So many coins to everybody; the bank keeps the rest of `coins`."""
    s.coins[:] = 0
    s.coins[: s.players] = each
    s.bank = coins - each * s.players


@rule
def pay(s, seat, price):
    """A price to the bank."""
    s.coins[seat] -= price
    s.bank += price


@rule
def pay_seller(s, seat, seller):
    """Two coins for a tile of somebody else: one to the seller, who cannot refuse, and one to the bank."""
    s.coins[seat] -= 2
    s.coins[seller] += 1
    s.bank += 1


@rule
def earn(s, seat, coins):
    """So many coins from the bank, or what it has."""
    paid = min(int(s.bank), coins)
    s.bank -= paid
    s.coins[seat] += paid


@rule
def bank_coin_tiles(s, seat, coin):
    """The coin tiles on the truck that the seat took are its money at once; the bank has no part in it."""
    truck = s.truck_of[seat]
    for box in range(BOXES):
        if s.boxes[truck, box] == coin:
            s.boxes[truck, box] = NOTHING
            s.coins[seat] += 1
