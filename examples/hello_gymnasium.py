"""Gymnasium: one seat of the dice game against bots, then a thousand tables of it at once."""

from __future__ import annotations

import gymnasium

import tiergarten.envs.gymnasium  # noqa: F401  # registers the games

env = gymnasium.make("tiergarten/dice-v0", players=3, bots=["greedy", "random"])
seen, info = env.reset(seed=7)
over = False
while not over:
    seen, reward, over, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
print("alone", reward)

tables = gymnasium.make_vec("tiergarten/dice-v0", 1000, "vector_entry_point", players=3).unwrapped
seen, info = tables.reset(seed=7)
games = 0
for _ in range(200):
    seen, rewards, over, truncated, info = tables.step(tables.sample())  # type: ignore[attr-defined]
    games += int(over.sum())
print("games", games)
