"""Generic kernels of a Monte Carlo tree search, for any number of players, with chance as a seat of its own.

An iteration goes down the tree by the most promising moves, chance answering by its weights, adds the first position
that is new, plays the game on for a while, and tells every move on the way what that was worth to who made it: by the
result where the game has ended, else by the game's own estimate.
Sealed moves are chosen without looking at each other: while they are made, all seats choose at the position as it was
before the first of them.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..core.drive import lowest_seat, play_at_random
from ..core.kernel import rule
from ..core.places import rank
from ..core.randomness import below, pick
from ..core.signs import CHANCE, CHANCE_ACTS, NOTHING
from ..core.states import Buffers, States
from ..core.verbs import actors, apply, estimate, legal, score
from .lookahead import ROOT, TRIAL, WALK, let_chance_act, try_out, value_of
from .tree import clear, find, grow, hash_of, is_edge_of, looks_near_most, mixed, most_promising, preferred, weigh

NODE, EDGE, SEAT = range(3)  # of a step on the way down
WINS, POINTS, SQUARES = range(3)  # sums kept for each move of the root and each seat; the last of points squared
SPREAD, FOR_WINNING = range(2)  # of what is known: from the first playouts, and of the game
NO_HASH = np.uint64(0)

GLANCES = 2  # answers of chance looked at for the prior of a move that it decides
WARMTH = 0.05  # of priors, in spreads: a tenth of a spread ahead is e² times the looks
TO_THE_END = -1
SHARPNESS = 2.0  # how much of the value a lead of one spread is


class Desk(NamedTuple):
    """What a search writes on."""

    states: States
    words: NDArray[np.uint64]  # the same states
    path: NDArray[np.int32]
    sums: NDArray[np.float64]  # for each move of the root, sort of sum and seat
    known: NDArray[np.float64]
    values: NDArray[np.float64]  # of legal moves, or of seats
    looks: NDArray[np.int32]  # at moves of which one is drawn
    points: NDArray[np.float64]
    places: NDArray[np.int8]
    actions: NDArray[np.int16]
    outcomes: NDArray[np.int16]
    weights: NDArray[np.int32]
    generator: NDArray[np.uint64]


def desk_for(
    states: States,
    words: NDArray[np.uint64],
    buffers: Buffers,
    nodes: int,
    seed: NDArray[np.uint64],
    for_winning: float,
) -> Desk:
    """An empty desk for a search whose tree has at most so many nodes."""
    moves = len(buffers.actions)
    return Desk(
        states=states,
        words=words,
        path=np.zeros((nodes + 1, 3), np.int32),
        sums=np.zeros((moves, 3, CHANCE)),
        known=np.array([0.0, for_winning]),
        values=np.zeros(max(moves, CHANCE)),
        looks=np.zeros(moves, np.int32),
        points=np.zeros(CHANCE),
        places=np.zeros(CHANCE, np.int8),
        actions=buffers.actions,
        outcomes=buffers.outcomes,
        weights=buffers.weights,
        generator=seed,
    )


@rule
def begin(tree, desk, seat, candidates, playouts):
    """An empty tree; so many playouts tell by how many points games differ from here."""
    clear(tree)
    s = desk.states[WALK]
    total, squares = 0.0, 0.0
    for _ in range(playouts):
        desk.states[WALK] = desk.states[ROOT]
        play_on(desk, candidates, TO_THE_END)
        margin = 0.0
        for rival in range(s.players):
            margin += (score(s, seat) - score(s, rival)) / (s.players - 1)
        total += margin
        squares += margin * margin
    variance = squares / playouts - (total / playouts) ** 2
    desk.known[SPREAD] = math.sqrt(max(variance, 1.0))


@rule
def iterate(tree, desk, candidates, decisions, iterations, first):
    """So many iterations from states[ROOT]; where `first` is not NOTHING, all by that edge of the node it belongs to.

    A node's edges are the mover's legal moves, in their order. The first node is that of who is to choose; where moves
    are sealed, the first nodes are those of all who do, in the order of their seats. A playout has so many decisions.
    """
    for _ in range(iterations):
        desk.states[WALK] = desk.states[ROOT]
        depth = go_down(tree, desk, candidates, first)
        play_on(desk, candidates, decisions)
        judge(desk)
        for step in range(depth):
            node, edge, mover = desk.path[step, NODE], desk.path[step, EDGE], desk.path[step, SEAT]
            tree.seen[node] += 1
            tree.visits[edge] += 1
            tree.value[edge] += desk.values[mover]


@rule
def go_down(tree, desk, candidates, first):
    """Move in states[WALK] by the tree until after a node that is new; how many steps are on the path."""
    s = desk.states[WALK]
    depth, is_new = 0, False
    sealed_at = NO_HASH
    while not is_new:
        let_chance_act(s, desk.generator, desk.outcomes, desk.weights)
        mask = actors(s)
        if mask == 0:
            break
        mover = lowest_seat(mask)
        key, sealed_at = key_of(desk, mask, mover, sealed_at)
        node = find(tree, key)
        is_new = node < 0
        if is_new:
            node = unfold(tree, desk, -1 - node, key, mover, candidates)
            if node < 0:
                break
        edge = first if is_edge_of(tree, node, first) else most_promising(tree, node)
        desk.path[depth, NODE], desk.path[depth, EDGE], desk.path[depth, SEAT] = node, edge, mover
        depth += 1
        apply(s, mover, tree.action[edge])
        if actors(s) == CHANCE_ACTS:
            sealed_at = NO_HASH
    return depth


@rule
def key_of(desk, mask, mover, sealed_at):
    """What the mover's node is found by, and the hash of the position before moves were sealed, if they are now."""
    if mask != 1 << mover and sealed_at == NO_HASH:
        sealed_at = hash_of(desk.words, WALK, CHANCE)
    if sealed_at == NO_HASH:
        return hash_of(desk.words, WALK, mover), sealed_at
    return mixed(sealed_at, np.uint64(mover + 1)), sealed_at


@rule
def confirm(tree, desk, candidates, samples, first, move):
    """So many games from states[ROOT] in which the edge `first` is the move of who thinks, and all else as preferred.

    What a search sees on its way is worse than that, for it tries out bad moves too; these games are as they would
    be played, and independent of each other, so that their means have an honest error.
    """
    for _ in range(samples):
        desk.states[WALK] = desk.states[ROOT]
        follow(tree, desk, first)
        play_on(desk, candidates, TO_THE_END)
        judge(desk)
        note(desk, move)


@rule
def follow(tree, desk, first):
    """Move in states[WALK] by the edge `first`, else by what the tree prefers, as far as it knows anything.

    Sealed moves are drawn, as a bot draws its own: whoever let the others always make their best one would outbid them
    by a coin each time, and think that it is winning.
    """
    s = desk.states[WALK]
    sealed_at = NO_HASH
    mask = actors(s)
    while mask:
        mover = lowest_seat(mask)
        key, sealed_at = key_of(desk, mask, mover, sealed_at)
        node = find(tree, key)
        if is_edge_of(tree, node, first):
            edge = first
        else:
            edge = preferred(tree, node) if sealed_at == NO_HASH else drawn(tree, desk, node)
        if edge == NOTHING:
            break
        apply(s, mover, tree.action[edge])
        if actors(s) == CHANCE_ACTS:
            sealed_at = NO_HASH
            let_chance_act(s, desk.generator, desk.outcomes, desk.weights)
        mask = actors(s)


@rule
def drawn(tree, desk, node):
    """An edge for a sealed move; NOTHING where none was looked at, or the tree does not know the node."""
    if preferred(tree, node) == NOTHING:
        return NOTHING
    return tree.first[node] + pick(desk.generator, desk.looks, looks_near_most(tree, node, desk.looks))


@rule
def unfold(tree, desk, slot, key, mover, candidates):
    """A node for states[WALK]; -1 where there is no room. Where playouts look ahead, priors do too."""
    n = legal(desk.states[WALK], mover, desk.actions)
    node = grow(tree, slot, key, desk.actions, n)
    if node >= 0 and candidates > 1 and n > 1:
        for k in range(n):
            desk.values[k] = value_of(
                desk.states, WALK, mover, desk.actions[k], GLANCES, desk.generator, desk.outcomes, desk.weights
            )
        weigh(tree, node, desk.values, WARMTH * desk.known[SPREAD])
    return node


@rule
def play_on(desk, candidates, decisions):
    """Play states[WALK] on for so many decisions; with one candidate a move at random, and always to the end."""
    states, generator, actions, outcomes, weights = (
        desk.states,
        desk.generator,
        desk.actions,
        desk.outcomes,
        desk.weights,
    )
    s = states[WALK]
    if candidates == 1:
        play_at_random(s, generator, actions, outcomes, weights)
    let_chance_act(s, generator, outcomes, weights)
    mask = actors(s)
    while mask and decisions != 0:
        mover = lowest_seat(mask)
        n = legal(s, mover, actions)
        apply(s, mover, likely_move(states, mover, actions, n, candidates, generator, outcomes, weights))
        decisions -= 1
        let_chance_act(s, generator, outcomes, weights)
        mask = actors(s)


@rule
def likely_move(states, mover, actions, n, candidates, generator, outcomes, weights):
    """Of some of the n moves, picked at random, the one that serves the mover best, whatever it does to the others.

    To look at the others' points as well takes longer and plays no better. The moves are shuffled as far as needed.
    """
    if n == 1:
        return actions[0]
    best, found = -math.inf, actions[0]
    for k in range(min(candidates, n)):
        other = k + below(generator, n - k)
        action = actions[other]
        actions[other] = actions[k]
        states[TRIAL] = states[WALK]
        try_out(states[TRIAL], mover, action, generator, outcomes, weights)
        value = estimate(states[TRIAL], mover)
        if value > best:
            best, found = value, action
    return found


@rule
def judge(desk):
    """What the position in states[WALK] is worth to each seat: between 0 and 1.

    At the end of the game by winning and by the lead; before it, when nobody has won yet, by the lead alone.
    """
    s = desk.states[WALK]
    is_over = actors(s) == 0
    most = -math.inf
    for seat in range(s.players):
        desk.points[seat] = score(s, seat) if is_over else estimate(s, seat)
        most = max(most, desk.points[seat])
    total = 0.0
    for seat in range(s.players):
        desk.values[seat] = math.exp((desk.points[seat] - most) * SHARPNESS / desk.known[SPREAD])
        total += desk.values[seat]
    for seat in range(s.players):
        desk.values[seat] /= total
    if is_over:
        rank(s, desk.places)
        for seat in range(s.players):
            desk.values[seat] += desk.known[FOR_WINNING] * (share_of_win(s, desk, seat) - desk.values[seat])


@rule
def share_of_win(s, desk, seat):
    """1 for the winner, less for each of several, 0 for everybody else."""
    if desk.places[seat] != 1:
        return 0.0
    winners = 0
    for rival in range(s.players):
        winners += desk.places[rival] == 1
    return 1.0 / winners


@rule
def note(desk, edge):
    """Add a playout to the sums of the root's move."""
    s = desk.states[WALK]
    for seat in range(s.players):
        points = desk.points[seat]
        desk.sums[edge, WINS, seat] += share_of_win(s, desk, seat)
        desk.sums[edge, POINTS, seat] += points
        desk.sums[edge, SQUARES, seat] += points * points
