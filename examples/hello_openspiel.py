"""OpenSpiel: its Monte Carlo tree search plays the first moves of the dice game against itself."""

from __future__ import annotations

import random

import pyspiel
from open_spiel.python.algorithms import mcts

import tiergarten.envs.openspiel  # noqa: F401  # registers the games

game = pyspiel.load_game("tiergarten_dice(players=2)")
bot = mcts.MCTSBot(game, uct_c=1.4, max_simulations=20, evaluator=mcts.RandomRolloutEvaluator(1))
state = game.new_initial_state()
while not state.is_terminal() and state.move_number() < 20:
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, chances)[0])
    else:
        state.apply_action(bot.step(state))
print(state)
