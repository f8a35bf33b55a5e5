"""O Zoo le Mio: visitors, trees, benches, points, and what a zoo and a bid may be worth."""

from __future__ import annotations

import numpy as np

from ...core.kernel import rule
from ...core.playouts import Playouts
from ...core.signs import NOTHING
from ...words import Message, message
from .state import OPEN_BIDS, OVER, PLACE_TILE, SEATS, TILES_A_YEAR, YEARS
from .tiles import BUSHES_OF, STARS_OF, TILES, TYPE_OF, TYPES

FIRST, SECOND = 2, 1  # visitors, or trees, of the best zoo and the second-best
ALONE = 1  # visitors, where only one zoo has the type
ALL_TYPES = len(TYPES)
MORE_THAN_AUCTIONS = 32
PLAYOUTS = Playouts(horizon=6, candidates=8, thorough=8)  # a game has few decisions, and most places for a tile are bad

# What a seat may hope for, found by games of bots against each other.
FADES = 0.5  # a visitor or tree of today is still there a year later with this share
OF_STAR = 0.1  # units for each star of a best enclosure
OF_PATHS = 0.5  # benches that a tile is likely to bring
OF_TILE = 1.3  # units that a tile brings on the average
SHADE = 0.2  # of what a tile is worth, the share that is bid
OFF_PRICE = 0.6  # points for the square of each coin that a bid is off that: a search looks at bids near it first


@rule
def precedence(number, auction):
    """What zoos are ranked by: the greater number of stars or bushes, then the newer one."""
    return int(number) * MORE_THAN_AUCTIONS + int(auction)


@rule
def share(better, others, alone):
    """What a zoo gets: the best one two, the second-best one; where no others are there at all, `alone`."""
    if others == 0:
        return alone
    return FIRST if better == 0 else SECOND if better == 1 else 0


@rule
def visitors(s, seat, type_):
    """The visitors of a type in a zoo: two at the best enclosure, one at the second-best; one at a lone one."""
    return visitors_with(s, seat, type_, s.stars[seat, type_], s.grown[seat, type_])


@rule
def visitors_with(s, seat, type_, stars, auction):
    """The visitors of a type, if the seat's best enclosure had so many stars since that auction."""
    if stars == 0:
        return 0
    own = precedence(stars, auction)
    better, others = 0, 0
    for rival in range(s.players):
        if rival != seat:
            others += s.stars[rival, type_] > 0
            better += precedence(s.stars[rival, type_], s.grown[rival, type_]) > own
    return share(better, others, ALONE)


@rule
def trees(s, seat):
    """The trees in the seat's zoo: most bushes have two, second-most one; of equal zoos the one that had them later."""
    return trees_with(s, seat, s.bushes[seat], s.planted[seat])


@rule
def trees_with(s, seat, bushes, auction):
    """The trees, if the seat had so many bushes since that auction."""
    if bushes == 0:
        return 0
    own = precedence(bushes, auction)
    better, others = 0, 0
    for rival in range(s.players):
        if rival != seat:
            others += s.bushes[rival] > 0
            better += precedence(s.bushes[rival], s.planted[rival]) > own
    return share(better, others, s.lone_trees)


@rule
def all_visitors(s, seat):
    """The visitors of all types in the seat's zoo."""
    total = 0
    for type_ in range(ALL_TYPES):
        total += visitors(s, seat, type_)
    return total


@rule
def units(s, seat):
    """All that earns points at the end of a year: visitors, trees and benches."""
    return int(s.benches[seat]) + trees(s, seat) + all_visitors(s, seat)


@rule
def is_year_running(s):
    """Do tiles of this year lie there? Between the years there is nothing to count yet."""
    return OPEN_BIDS <= s.phase <= PLACE_TILE


@rule
def noted_points(s, seat):
    """The points of the years that are over."""
    points = 0
    for year in range(YEARS):
        points += int(s.points[seat, year])
    return points


@rule
def score(s, seat):
    """The points of the years that are over, and those of this year as if it ended now."""
    return noted_points(s, seat) + (units(s, seat) * s.year if is_year_running(s) else 0)


@rule
def standing(s, seat):
    """Points, then the higher flag, unless equals share the win."""
    place = 0
    while not s.shared_win and place < s.players and s.pole[place] != seat:
        place += 1
    return score(s, seat) * (SEATS + 1) - place


@rule
def tiles_in(s, seat):
    """How many tiles the seat's zoo has, without the starting tile."""
    tiles = 0
    for tile in range(TILES):
        tiles += s.owner[tile] == seat
    return tiles


@rule
def estimate(s, seat):
    """The points of the years that are over, and what the zoo, the coins and a bid promise for the others."""
    if s.phase == OVER:
        return float(score(s, seat))
    units_now = float(trees(s, seat) + all_visitors(s, seat))
    for type_ in range(ALL_TYPES):
        units_now += OF_STAR * s.stars[seat, type_]
    hope = noted_points(s, seat) + s.benches[seat] * for_good(s) + units_now * for_now(s.year)
    hope += worth_of_coin(s) * (s.coins[seat] + tiles_in(s, seat) * (YEARS - s.year))
    if s.bids[seat] != NOTHING:
        hope -= OFF_PRICE * (s.bids[seat] - price(s, seat)) ** 2
    return hope


@rule
def for_good(s):
    """The points that something brings which stays until the end."""
    return (YEARS - s.year + 1) * (YEARS + s.year) / 2


@rule
def for_now(year):
    """The points that something brings from a year on which others may take away."""
    points, stays = 0.0, 1.0
    for each in range(year, YEARS + 1):
        points += stays * each
        stays *= FADES
    return points


@rule
def worth_of_coin(s):
    """The points that all tiles to come will bring, shared out to all coins that there will be to buy them."""
    coins = 1
    for seat in range(s.players):
        coins += s.coins[seat]
    points = (s.shown - s.sold) * for_now(s.year)
    for year in range(s.year, YEARS):
        coins += TILES_A_YEAR * year
        points += TILES_A_YEAR * for_now(year + 1)
    return OF_TILE * points / coins


@rule
def price(s, seat):
    """What the seat should pay for the tile that is for sale: never more than is needed to outbid everybody."""
    needed = 0
    for rival in range(s.players):
        if rival != seat:
            needed = max(needed, s.coins[rival] + 1)
    worth = SHADE * worth_of_tile(s, seat, s.row[s.sold]) / worth_of_coin(s)
    return min(min(worth, float(needed)), float(s.coins[seat]))


@rule
def worth_of_tile(s, seat, tile):
    """The points that the tile promises, if its halves come to lie beside the best enclosures of their types."""
    gained = 0.0
    for half in (2 * tile, 2 * tile + 1):
        type_ = TYPE_OF[half]
        stars = s.stars[seat, type_] + STARS_OF[half]
        gained += visitors_with(s, seat, type_, stars, s.auction) - visitors(s, seat, type_) + OF_STAR * STARS_OF[half]
    if BUSHES_OF[tile] > 0:
        gained += trees_with(s, seat, s.bushes[seat] + BUSHES_OF[tile], s.auction) - trees(s, seat)
    return gained * for_now(s.year) + OF_PATHS * for_good(s) + worth_of_coin(s) * (YEARS - s.year)


def breakdown(s: np.record, seat: int) -> list[tuple[Message, int]]:
    """Where the points come from: a row for each year that is over, three for the one that is not."""
    over = YEARS if s.phase == OVER else int(s.year) - 1
    rows = []
    for year in range(1, over + 1):
        points = int(s.points[seat, year - 1])
        rows.append((message("points-year", year=year, number=points // year), points))
    if is_year_running(s):
        year = int(s.year)
        for key, number in (
            ("points-visitors", all_visitors(s, seat)),
            ("points-trees", trees(s, seat)),
            ("points-benches", s.benches[seat]),
        ):
            rows.append((message(key, year=year, number=int(number)), int(number) * year))
    return rows
