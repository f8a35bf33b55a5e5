"""The tree of a search: a node for each position where a seat is to choose, with an edge for each of its moves.

Positions are found again by a hash of the whole state, so that ways that lead to the same position share its node. All
of it lies in arrays of a fixed size; when they are full the tree grows no more, and the search goes on without.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..core.kernel import rule
from ..core.signs import NOTHING

NODES, EDGES = 0, 1  # what `Tree.used` counts
FIRST, SECOND = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9)
S29, S32 = np.uint64(29), np.uint64(32)

NEVER = -1e30  # less than any value
EVEN = 0.1  # share of the priors that is dealt out evenly
NEAR = 0.5  # of the most looks, for a sealed move to be made at all: what had fewer was mostly only tried out
EXPLORATION = 1.0  # how much a promising move that was seldom tried counts against the best so far


class Tree(NamedTuple):
    """All nodes and edges; the edges of a node lie side by side."""

    slots: NDArray[np.int32]  # a hash table: 1 + the node, or 0
    used: NDArray[np.int64]  # how many NODES and EDGES there are

    keys: NDArray[np.uint64]  # a node's hash
    first: NDArray[np.int32]  # its first edge
    fan: NDArray[np.int32]  # its number of edges
    seen: NDArray[np.int32]  # how often it was passed

    action: NDArray[np.int16]  # an edge's move
    prior: NDArray[np.float32]  # what share of the looks it deserves, by the estimate one move ahead
    visits: NDArray[np.int32]
    value: NDArray[np.float64]  # the sum of what the visits were worth to who moves here


def room_for_tree(nodes: int, edges: int) -> Tree:
    """An empty tree that can grow so large."""
    return Tree(
        slots=np.zeros(1 << (2 * nodes).bit_length(), np.int32),
        used=np.zeros(2, np.int64),
        keys=np.zeros(nodes, np.uint64),
        first=np.zeros(nodes, np.int32),
        fan=np.zeros(nodes, np.int32),
        seen=np.zeros(nodes, np.int32),
        action=np.zeros(edges, np.int16),
        prior=np.zeros(edges, np.float32),
        visits=np.zeros(edges, np.int32),
        value=np.zeros(edges, np.float64),
    )


@rule
def clear(tree):
    """Forget everything."""
    tree.slots[:] = 0
    tree.used[:] = 0


@rule
def hash_of(words, i, mark):
    """A hash of state i, as words, and of a mark."""
    n = words.shape[1]
    a, b = np.uint64(mark + 1) * FIRST, SECOND
    for k in range(n // 2):
        a = (a ^ words[i, 2 * k]) * SECOND
        b = (b ^ words[i, 2 * k + 1]) * FIRST
        a ^= a >> S29
        b ^= b >> S32
    if n % 2:
        a = (a ^ words[i, n - 1]) * SECOND
    return mixed(a, b)


@rule
def mixed(a, b):
    """One hash from two."""
    a = (a ^ (a >> S32) ^ (b * SECOND)) * FIRST
    a = (a ^ (a >> S29)) * SECOND
    return a ^ (a >> S32)


@rule
def find(tree, key):
    """The node of that hash; where there is none, -1 less the slot where it belongs."""
    last = len(tree.slots) - 1
    slot = np.int64(key & np.uint64(last))
    while tree.slots[slot] > 0:
        node = tree.slots[slot] - 1
        if tree.keys[node] == key:
            return node
        slot = (slot + 1) & last
    return -1 - slot


@rule
def grow(tree, slot, key, actions, n):
    """A new node with these moves, all alike so far; -1 where there is no room."""
    node, edge = tree.used[NODES], tree.used[EDGES]
    if node == len(tree.keys) or edge + n > len(tree.action):
        return -1
    tree.slots[slot] = node + 1
    tree.keys[node] = key
    tree.first[node] = edge
    tree.fan[node] = n
    tree.seen[node] = 0
    for k in range(n):
        tree.action[edge + k] = actions[k]
        tree.prior[edge + k] = 1.0 / n
        tree.visits[edge + k] = 0
        tree.value[edge + k] = 0.0
    tree.used[NODES] += 1
    tree.used[EDGES] += n
    return node


@rule
def weigh(tree, node, values, warmth):
    """Set the priors by values one move ahead: the warmer, the more alike. Even the worst is not forgotten."""
    first, n = tree.first[node], tree.fan[node]
    best, total = NEVER, 0.0
    for k in range(n):
        best = max(best, values[k])
    for k in range(n):
        tree.prior[first + k] = math.exp((values[k] - best) / warmth)
        total += tree.prior[first + k]
    for k in range(n):
        tree.prior[first + k] = (1 - EVEN) * tree.prior[first + k] / total + EVEN / n


@rule
def most_promising(tree, node):
    """The edge to try next: its mean so far, and more the less it was tried for its prior (PUCT)."""
    first, seen = tree.first[node], tree.seen[node]
    last = first + tree.fan[node]
    mean = 0.0
    for edge in range(first, last):
        mean += tree.value[edge]
    mean = mean / seen if seen > 0 else 0.0
    urge = EXPLORATION * math.sqrt(seen + 1.0)
    best, found = NEVER, first
    for edge in range(first, last):
        visits = tree.visits[edge]
        known = tree.value[edge] / visits if visits > 0 else mean
        promise = known + urge * tree.prior[edge] / (1 + visits)
        if promise > best:
            best, found = promise, edge
    return found


@rule
def is_edge_of(tree, node, edge):
    """Does the edge begin at the node?"""
    return node >= 0 and tree.first[node] <= edge < tree.first[node] + tree.fan[node]


@rule
def preferred(tree, node):
    """The edge that was looked at most; NOTHING where none was, or the tree does not know the node."""
    if node < 0:
        return NOTHING
    best = tree.first[node]
    for edge in range(best + 1, best + tree.fan[node]):
        if tree.visits[edge] > tree.visits[best]:
            best = edge
    return best if tree.visits[best] > 0 else NOTHING


@rule
def looks_near_most(tree, node, out):
    """How likely each move of the node is, if it is drawn: as it was looked at, where that comes near the most.

    So nobody can count on a sealed move. Returns how many moves there are.
    """
    first, n = tree.first[node], tree.fan[node]
    enough = NEAR * tree.visits[preferred(tree, node)]
    for k in range(n):
        looks = tree.visits[first + k]
        out[k] = looks if looks >= enough else 0
    return n
