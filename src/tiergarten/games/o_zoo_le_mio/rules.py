"""O Zoo le Mio: the rules of auctions, placing and years."""

from __future__ import annotations

from ...core.kernel import rule
from ...core.masks import lowest
from ...core.randomness import below
from ...core.rows import equal_to
from ...core.signs import CHANCE_ACTS, NOTHING
from .actions import GIVE_UP, HANGS, OFFER, OPEN, PLACE
from .plane import (
    enclosure_stars,
    fits,
    inner_direction,
    is_free,
    joins_of_tile,
    lay,
    lay_start,
    placement,
    surroundings,
    turns_for,
    way_to_place,
)
from .scoring import units
from .state import (
    BID,
    BUSH_TILES_A_YEAR,
    COINS,
    FOR_SALE,
    HANG_FLAG,
    LOST,
    OPEN_BIDS,
    OVER,
    PLACE_TILE,
    REVEAL,
    TILES_A_YEAR,
    YEARS,
)
from .tiles import BUSHES_OF, DIRECTIONS, DX, DY, EMPTY, SIDES, TILES, TYPE_OF


@rule
def setup(s):
    """Empty zoos but for the starting tiles, the same coins for everybody, all tiles in the stack."""
    s.phase = HANG_FLAG
    s.turn = NOTHING
    s.year = 1
    s.auction = 1
    s.row[:] = NOTHING
    s.shown = 0
    s.sold = 0
    s.pole[:] = NOTHING
    s.coins[:] = 0
    s.coins[: s.players] = COINS
    s.bids[:] = NOTHING
    s.owner[:] = NOTHING
    s.auctioned[:] = 0
    s.turned[:] = 0
    s.x[:] = 0
    s.y[:] = 0
    s.paths[:] = 0
    s.squares[:] = EMPTY
    s.stars[:] = 0
    s.grown[:] = 0
    s.bushes[:] = 0
    s.planted[:] = 0
    s.benches[:] = 0
    s.points[:] = 0
    lay_start(s)


@rule
def actors(s):
    """Everybody who has yet to bid, whoever places a tile, or chance."""
    if s.phase == OVER:
        return 0
    if s.phase <= OPEN_BIDS:
        return CHANCE_ACTS
    return 1 << s.turn if s.phase == PLACE_TILE else without_bid(s)


@rule
def without_bid(s):
    """The mask of the seats that have yet to bid."""
    mask = 0
    for seat in range(s.players):
        mask |= (s.bids[seat] == NOTHING) << seat
    return mask


@rule
def redeal(s, seat, generator):
    """The others' sealed bids may be anything that they can pay. Their coins follow from what everybody has seen."""
    for rival in range(s.players):
        if rival != seat and s.bids[rival] != NOTHING:
            s.bids[rival] = below(generator, s.coins[rival] + 1)


@rule
def unseal(s, seat):
    """The others have yet to bid."""
    for rival in range(s.players):
        if rival != seat:
            s.bids[rival] = NOTHING


@rule
def chances(s, outcomes, weights):
    """The next flag on the pole, or the next tile of the stack, all equally likely; or that bids are opened."""
    n = 0
    if s.phase == OPEN_BIDS:
        outcomes[0] = OPEN
        weights[0] = 1
        return 1
    if s.phase == HANG_FLAG:
        for seat in range(s.players):
            outcomes[n] = HANGS + seat
            weights[n] = 1
            n += not hangs(s, seat)
        return n
    for tile in range(TILES):
        outcomes[n] = tile
        weights[n] = 1
        n += s.owner[tile] == NOTHING
    return n


@rule
def hangs(s, seat):
    """Is the seat's flag on the pole?"""
    for place in range(s.players):
        if s.pole[place] == seat:
            return True
    return False


@rule
def legal(s, seat, out):
    """Any bid that the seat can pay, or any way to place the tile.

    To bid nothing is the last of the bids: in a list that counts from 1 each other bid has the number of its coins.
    """
    if s.phase == BID:
        for coins in range(1, s.coins[seat] + 1):
            out[coins - 1] = OFFER + coins
        out[s.coins[seat]] = OFFER
        return s.coins[seat] + 1
    return placements(s, seat, s.row[s.sold], out)


@rule
def placements(s, seat, tile, out):
    """Every way to place the tile so that it goes on with a path, or to give it up where there is none."""
    n = 0
    tiles = equal_to(s.owner, 0, seat) | 1 << TILES  # the last one is the starting tile
    while tiles:
        n += placements_beside(s, seat, tile, lowest(tiles), out[n:])
        tiles &= tiles - 1
    if n == 0:
        out[0] = GIVE_UP
        n = 1
    return n


@rule
def placements_beside(s, seat, tile, own, out):
    """The ways to place the tile at the exits of a tile that lies in the zoo."""
    n = 0
    exits = int(s.paths[2 * own]) | int(s.paths[2 * own + 1]) << DIRECTIONS
    while exits:
        exit_ = 2 * own * DIRECTIONS + lowest(exits)
        half, direction = exit_ // DIRECTIONS, exit_ % DIRECTIONS
        n += placements_at(s, seat, tile, exit_, s.x[half] + DX[direction], s.y[half] + DY[direction], out[n:])
        exits &= exits - 1
    return n


@rule
def placements_at(s, seat, tile, exit_, x, y, out):
    """The ways to place the tile on the square before an exit; where it joins several, only at the first of them."""
    n = 0
    if not is_free(s, seat, x, y):
        return 0
    back = (exit_ + 2) % DIRECTIONS
    sides, paths, first = surroundings(s, seat, x, y, back)
    if first < exit_:
        return 0
    sides |= 1 << back
    paths |= 1 << back
    for inner in range(DIRECTIONS):
        if sides >> inner & 1:
            continue
        far_sides, far_paths, far_first = surroundings(s, seat, x + DX[inner], y + DY[inner], (inner + 2) % DIRECTIONS)
        for side in range(SIDES):
            turns = turns_for(side, inner)
            out[n] = PLACE + way_to_place(exit_, side, turns)
            is_near_right = fits(2 * tile + side, turns, sides, paths)
            n += (exit_ < far_first) & is_near_right & fits(2 * tile + 1 - side, turns, far_sides, far_paths)
    return n


@rule
def apply(s, seat, action):
    """Make the move. `action` is one that `legal` wrote, or an outcome that `chances` did."""
    if s.phase == HANG_FLAG:
        hang(s, action - HANGS)
    elif s.phase == REVEAL:
        show(s, action)
        if is_row_complete(s):
            s.phase = BID
    elif s.phase == OPEN_BIDS:
        sell(s)
    elif s.phase == BID:
        s.bids[seat] = action - OFFER
        if not without_bid(s):
            s.phase = OPEN_BIDS
    else:
        settle(s, seat, action)
        end_auction(s)


@rule
def hang(s, seat):
    """The seat's flag comes below those that hang already."""
    place = 0
    while s.pole[place] != NOTHING:
        place += 1
    s.pole[place] = seat
    if place + 1 == s.players:
        s.phase = REVEAL


@rule
def show(s, tile):
    """The tile comes to the end of the row."""
    s.row[s.shown] = tile
    s.shown += 1
    s.owner[tile] = FOR_SALE


@rule
def is_row_complete(s):
    """Are all tiles of the year there: five, or in the professional game so many that three of them have bushes?"""
    drawn = s.auction - 1 + s.shown - s.sold
    if not s.professional:
        return s.shown == TILES_A_YEAR
    if s.year == YEARS:
        return drawn == TILES
    with_bushes = 0
    for i in range(s.shown):
        with_bushes += BUSHES_OF[s.row[i]] > 0
    return with_bushes == BUSH_TILES_A_YEAR


@rule
def sell(s):
    """The highest bid pays and gets the tile; of equal ones the highest flag, which then goes to the bottom."""
    highest, buyer, equals = NOTHING, NOTHING, 0
    for place in range(s.players):
        seat = s.pole[place]
        if s.bids[seat] > highest:
            highest, buyer, equals = s.bids[seat], seat, 1
        elif s.bids[seat] == highest:
            equals += 1
    s.coins[buyer] -= highest
    s.bids[:] = NOTHING
    if equals > 1:
        lower_flag(s, buyer)
    s.turn = buyer
    s.phase = PLACE_TILE


@rule
def lower_flag(s, seat):
    """The seat's flag goes below all others, which move up."""
    place = 0
    while s.pole[place] != seat:
        place += 1
    for below_it in range(place, s.players - 1):
        s.pole[below_it] = s.pole[below_it + 1]
    s.pole[s.players - 1] = seat


@rule
def settle(s, seat, action):
    """The buyer places the tile, or gives it up where it fits nowhere."""
    tile = s.row[s.sold]
    if action == GIVE_UP:
        s.owner[tile] = LOST
        s.auctioned[tile] = s.auction
    else:
        x, y, turns = placement(s, action - PLACE)
        place(s, seat, tile, x, y, turns)


@rule
def place(s, seat, tile, x, y, turns):
    """The tile comes to lie with its half A on a square; enclosures grow, bushes come, closed paths earn benches."""
    joined = joins_of_tile(s, seat, tile, x, y, turns)
    inner = inner_direction(0, turns)
    s.turned[tile] = turns
    lay(s, seat, 2 * tile, x, y, turns)
    lay(s, seat, 2 * tile + 1, x + DX[inner], y + DY[inner], turns)
    s.owner[tile] = seat
    s.auctioned[tile] = s.auction
    s.benches[seat] += joined - 1  # each tile's paths are one network: every further join closes off an area
    if BUSHES_OF[tile] > 0:
        s.bushes[seat] += BUSHES_OF[tile]
        s.planted[seat] = s.auction
    grow(s, seat, 2 * tile)
    grow(s, seat, 2 * tile + 1)


@rule
def grow(s, seat, half):
    """The enclosure with a new half may now be the best of its type; an equal one is the newer."""
    stars = enclosure_stars(s, seat, half)
    if stars >= s.stars[seat, TYPE_OF[half]]:
        s.stars[seat, TYPE_OF[half]] = stars
        s.grown[seat, TYPE_OF[half]] = s.auction


@rule
def end_auction(s):
    """The next tile of the row; after the last one the year is scored, and the next year begins."""
    s.turn = NOTHING
    s.auction += 1
    s.sold += 1
    s.phase = BID
    if s.sold < s.shown:
        return
    s.row[:] = NOTHING
    s.shown = 0
    s.sold = 0
    end_year(s)


@rule
def end_year(s):
    """Points for everybody, and a coin for each tile; after the last year only points."""
    for seat in range(s.players):
        s.points[seat, s.year - 1] = units(s, seat) * s.year
    if s.year == YEARS:
        s.phase = OVER
        return
    for tile in range(TILES):
        if s.owner[tile] >= 0:
            s.coins[s.owner[tile]] += 1
    s.year += 1
    s.phase = REVEAL
