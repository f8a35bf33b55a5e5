"""MaskablePPO of sb3-contrib learns one seat of the dice game against a random bot: pip install sb3-contrib."""

from __future__ import annotations

import argparse

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks

import tiergarten.envs.gymnasium  # noqa: F401  # registers the games

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--steps", type=int, default=40_000, help="decisions to learn from (40000)")
parser.add_argument("--games", type=int, default=200, help="of the test at the end (200)")
chosen = parser.parse_args()

env = gymnasium.make("tiergarten/dice-v0", players=2, bots="random")
model = MaskablePPO("MlpPolicy", env, n_steps=1024, batch_size=256, gamma=1.0, ent_coef=0.01, seed=1)
model.learn(chosen.steps)

won = 0.0
for number in range(chosen.games):
    seen, _ = env.reset(seed=number)
    over = False
    while not over:
        action, _ = model.predict(seen, action_masks=get_action_masks(env))
        seen, reward, over, *_ = env.step(action)
    won += float(reward)
print(f"{won / chosen.games:.1%} of {chosen.games} games won against random")
