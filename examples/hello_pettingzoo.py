"""PettingZoo: four agents play a game of Zooloretto Mini at random."""

from __future__ import annotations

from tiergarten.envs import pettingzoo

env = pettingzoo.env("mini", players=4, reward="rank", render_mode="ansi")
env.reset(seed=7)
for agent in env.agent_iter():
    seen, reward, terminated, truncated, info = env.last()
    if terminated or truncated:
        print(agent, reward)
        env.step(None)
    else:
        env.step(env.action_space(agent).sample(seen["action_mask"]))
print(env.render())
