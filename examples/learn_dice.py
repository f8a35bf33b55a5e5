"""A network learns the dice game by playing itself: policy gradient in plain NumPy, a few minutes on one core.

One network plays all seats of many tables at once. After every batch of games, moves of seats that won become likelier
and moves of seats that lost less likely, each by how far the result was off from what was expected there. The plot
shows how often it wins against random moves. Try `python examples/learn_dice.py --batches 10`, which learns less.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tiergarten.envs.gymnasium import TablesEnv

Array = NDArray[np.float32]
GAME, PLAYERS, TABLES = "dice", 2, 256
HIDDEN, SPEED, CURIOSITY = 128, 2e-3, 0.01
MINIBATCH, DECAY = 4096, (0.9, 0.99)


class Network:
    """One hidden layer; it says how good each action looks, and how the game will end."""

    def __init__(self, env: TablesEnv, chooser: np.random.Generator) -> None:
        space = env.single_observation_space
        self.low, self.span = space.low.astype(np.float32), (space.high - space.low.astype(np.float32))  # type: ignore[attr-defined]
        sizes = [(len(self.low), HIDDEN), (HIDDEN, int(env.single_action_space.n) + 1)]  # type: ignore[attr-defined]
        weights = [chooser.normal(0, 1 / np.sqrt(fan), (fan, out)) for fan, out in sizes]
        self.parts = [part.astype(np.float32) for w in weights for part in (w, np.zeros(w.shape[1]))]
        self.means = [[np.zeros_like(part) for part in self.parts] for _ in DECAY]
        self.steps = 0

    def forward(self, seen: Array, mask: NDArray[np.bool_]) -> tuple[Array, Array, Array]:
        """Hidden layer, chances of all actions, and the expected result."""
        hidden = np.tanh(seen @ self.parts[0] + self.parts[1])
        out = hidden @ self.parts[2] + self.parts[3]
        scores = np.where(mask, out[:, :-1], -np.inf)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True), out[:, -1]

    def scaled(self, seen: NDArray[Any]) -> Array:
        """An observation, each number between 0 and 1."""
        scaled: Array = ((seen - self.low) / self.span).astype(np.float32)
        return scaled

    def learn(self, seen: Array, mask: NDArray[np.bool_], actions: NDArray[Any], results: Array) -> None:
        """One step along the gradient, by Adam."""
        hidden, chances, expected = self.forward(seen, mask)
        surprise = results - expected
        logs = np.log(np.maximum(chances, 1e-9))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        push = -chances * surprise[:, None]
        push[np.arange(len(actions)), actions] += surprise
        push -= CURIOSITY * chances * (logs + entropy)
        out = np.concatenate([push, surprise[:, None]], axis=1) / len(actions)
        back = out @ self.parts[2].T * (1 - hidden**2)
        slopes = [seen.T @ back, back.sum(axis=0), hidden.T @ out, out.sum(axis=0)]
        self.steps += 1
        for part, slope, mean, square in zip(self.parts, slopes, *self.means, strict=True):
            mean += (1 - DECAY[0]) * (slope - mean)
            square += (1 - DECAY[1]) * (slope**2 - square)
            fair = [each / (1 - decay**self.steps) for each, decay in zip((mean, square), DECAY, strict=True)]
            part += SPEED * fair[0] / (np.sqrt(fair[1]) + 1e-8)


def picked(chances: Array, chooser: np.random.Generator) -> NDArray[np.int64]:
    """An action for every table, as likely as its chance says; any where a game is over."""
    sums = chances.cumsum(axis=1)
    actions: NDArray[np.int64] = (sums < chooser.random((len(sums), 1)) * sums[:, -1:]).sum(axis=1)
    return actions


@dataclass
class Games:
    """What was seen, allowed and done at each decision of games that have ended, and how it ended for who decided."""

    seen: Array
    mask: NDArray[np.bool_]
    actions: NDArray[Any]
    results: Array


def play_itself(env: TablesEnv, network: Network, chooser: np.random.Generator) -> Games:
    """Every table plays until it has finished a game; what comes after its first game is left out."""
    seen, info = env.reset(seed=int(chooser.integers(2**31)))
    steps: list[tuple[Any, ...]] = []
    results = np.zeros((env.num_envs, PLAYERS), np.float32)
    is_playing = np.ones(env.num_envs, np.bool_)
    while is_playing.any():
        scaled, mask, actors = network.scaled(seen), info["action_mask"].copy(), info["actor"].copy()
        mask[~mask.any(axis=1)] = True  # where a game is over, any action will do
        actions = picked(network.forward(scaled, mask)[1], chooser)
        steps.append((scaled[is_playing], mask[is_playing], actions[is_playing], actors[is_playing], is_playing))
        seen, _, over, _, info = env.step(actions)
        ended = is_playing & over
        results[ended] = info["rewards"][ended] - 1 / PLAYERS
        is_playing = is_playing & ~over
    tables = [np.flatnonzero(step[4]) for step in steps]
    scaled, mask, actions, actors = (np.concatenate([step[i] for step in steps]) for i in range(4))
    return Games(scaled, mask, actions, results[np.concatenate(tables), actors])


def wins_against_random(network: Network, games: int, chooser: np.random.Generator) -> float:
    """The share of wins in so many games against random moves, half of them at each seat."""
    env = TablesEnv(GAME, PLAYERS, games)
    seen, info = env.reset(seed=1)
    own = np.arange(games) % PLAYERS
    won, is_playing = np.zeros(games), np.ones(games, np.bool_)
    while is_playing.any():
        mask = info["action_mask"].copy()
        mask[~mask.any(axis=1)] = True
        actions = picked(network.forward(network.scaled(seen), mask)[1], chooser)
        actions = np.where(info["actor"] == own, actions, env.sample())
        seen, _, over, _, info = env.step(actions)
        ended = is_playing & over
        won[ended] = info["rewards"][ended, own[ended]]
        is_playing = is_playing & ~over
    return float(won.mean())


def main() -> None:
    """Learn, print and plot."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--batches", type=int, default=40, help=f"of {TABLES} games each to learn from (40)")
    parser.add_argument("--every", type=int, default=4, help="batches between two tests (4)")
    parser.add_argument("--games", type=int, default=600, help="of a test against random moves (600)")
    parser.add_argument("--plot", type=Path, help="where to draw the learning curve, such as curve.png")
    chosen = parser.parse_args()
    chooser = np.random.default_rng(1)
    env = TablesEnv(GAME, PLAYERS, TABLES)
    network = Network(env, chooser)
    curve = [(0, wins_against_random(network, chosen.games, chooser))]
    for batch in range(1, chosen.batches + 1):
        games = play_itself(env, network, chooser)
        for part in np.array_split(chooser.permutation(len(games.actions)), len(games.actions) // MINIBATCH + 1):
            network.learn(games.seen[part], games.mask[part], games.actions[part], games.results[part])
        if batch % chosen.every == 0:
            curve.append((batch * TABLES, wins_against_random(network, chosen.games, chooser)))
            print(f"{curve[-1][0]:6} games: {curve[-1][1]:.1%} wins against random", flush=True)
    if chosen.plot:
        draw(curve, chosen.plot)


def draw(curve: list[tuple[int, float]], file: Path) -> None:
    """The learning curve as a picture."""
    from matplotlib.figure import Figure

    figure = Figure((7, 4), layout="constrained")
    axes = figure.subplots()
    axes.plot(*zip(*curve, strict=True), marker="o")
    axes.axhline(1 / PLAYERS, linestyle="--", color="grey", label="random moves")
    axes.set(
        xlabel="games of self-play", ylabel="share of wins against random moves", ylim=(0, 1), title="The dice game"
    )
    axes.legend()
    figure.savefig(file, dpi=120)


if __name__ == "__main__":
    main()
