"""MaskablePPO of sb3-contrib learns the dice game against random moves, in a few minutes on two cores.

It needs `pip install 'tiergarten[rl]' sb3-contrib`, which brings PyTorch. The agent has seat 0, a random bot the other;
the action masks come from the environment's own `action_masks()`. It learns from the points of every step, which tell
sooner than the end of a game what was good, and is tested by its wins.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import tiergarten.envs.gymnasium  # noqa: F401  # registers the games

GAME, PLAYERS, ENVS = "tiergarten/dice-v0", 2, 8
SPEED = 1e-3  # of learning
STEPS, MINIBATCH = 256, 512  # of each environment between two updates; decisions that one gradient is made from


def game(reward: str = "points-per-step") -> gymnasium.Env[Any, Any]:
    """The game against random moves, each number of an observation between 0 and 1."""
    env = gymnasium.make(GAME, players=PLAYERS, bots="random", reward=reward, disable_env_checker=True)
    low, high = env.observation_space.low.astype(np.float32), env.observation_space.high.astype(np.float32)  # type: ignore[attr-defined]
    space = gymnasium.spaces.Box(0, 1, low.shape, np.float32)
    return gymnasium.wrappers.TransformObservation(env, lambda seen: (seen - low) / (high - low), space)


def share_of_wins(model: MaskablePPO, games: int) -> float:
    """How much of these games the agent wins; who ties has half."""
    env, won = game("win"), 0.0
    for number in range(games):
        seen, _ = env.reset(seed=10_000 + number)
        over = False
        while not over:
            masks = env.unwrapped.action_masks()  # type: ignore[attr-defined]
            action, _ = model.predict(seen, action_masks=masks)
            seen, reward, over, _, _ = env.step(action)
            won += float(reward)
    return won / games


def main() -> None:
    """Learn, print and plot."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=102_400, help="to learn from (102400)")
    parser.add_argument("--tests", type=int, default=10, help="on the way (10)")
    parser.add_argument("--games", type=int, default=300, help="of a test against random moves (300)")
    parser.add_argument("--plot", type=Path, help="where to draw the learning curve, such as curve.png")
    chosen = parser.parse_args()
    env = make_vec_env(game, ENVS, seed=1)
    model = MaskablePPO("MlpPolicy", env, SPEED, n_steps=STEPS, batch_size=MINIBATCH, gamma=1.0, seed=1, device="cpu")
    curve = [(0, share_of_wins(model, chosen.games))]
    for _ in range(chosen.tests):
        model.learn(chosen.decisions // chosen.tests, reset_num_timesteps=False)
        curve.append((model.num_timesteps, share_of_wins(model, chosen.games)))
        print(f"{curve[-1][0]:7} decisions: {curve[-1][1]:.1%} wins against random", flush=True)
    if chosen.plot:
        draw(curve, chosen.plot)


def draw(curve: list[tuple[int, float]], file: Path) -> None:
    """The learning curve as a picture."""
    from matplotlib.figure import Figure

    figure = Figure((7, 4), layout="constrained")
    axes = figure.subplots()
    axes.plot(*zip(*curve, strict=True), marker="o")
    axes.axhline(1 / PLAYERS, linestyle="--", color="grey", label="random moves")
    axes.set(xlabel="decisions", ylabel="share of wins against random moves", ylim=(0, 1), title="The dice game")
    axes.legend()
    figure.savefig(file, dpi=120)


if __name__ == "__main__":
    main()
