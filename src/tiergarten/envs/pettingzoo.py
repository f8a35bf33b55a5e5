"""The games as PettingZoo's environments: seat 0 is the agent player_0, seat 1 is player_1, …

>>> from tiergarten.envs import pettingzoo
>>> env = pettingzoo.env("mini", players=4)
>>> env.reset(seed=7)
>>> env.agent_selection in env.agents
True
"""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import Any

try:
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.env import AECIterable
except ImportError:
    from . import check_extra

    check_extra("rl", "gymnasium", "pettingzoo")
    raise

from ..core.dealer import Dealer
from ..core.game import Game
from ..core.numbers import as_given, whole
from ..core.options import OptionValue
from ..core.stepping import Stepped
from ..core.table import Table
from ..core.verbs import nothing_sealed
from ..errors import BadOption, GameOver, IllegalAction, UnknownAgent
from ..games import registry
from .picture import MODES, Painter, Pixels
from .rewards import Purse
from .spaces import VECTOR, Eyes, Mask, Observation

Info = dict[str, Any]

MOST_TURNS = 2**63  # that agents are asked for in a game unless somebody says otherwise, as PettingZoo has it


def env(
    game: str,
    players: int,
    *,
    reward: str = "win",
    observation: str = VECTOR,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: OptionValue,
) -> TurnEnv:
    """A game whose agents act one after another; sealed moves too, which no other agent sees."""
    return TurnEnv(Sitting(game, players, reward, observation, render_mode, max_cycles, options))


def parallel_env(
    game: str,
    players: int,
    *,
    reward: str = "win",
    observation: str = VECTOR,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: OptionValue,
) -> TogetherEnv:
    """A game whose agents act at once where the rules let them, as in bidding."""
    return TogetherEnv(Sitting(game, players, reward, observation, render_mode, max_cycles, options))


def acts_together(game: Game) -> bool:
    """Are there moments at which several seats act at once?"""
    return game.parts.rules.unseal is not nothing_sealed


class Sitting:
    """What both kinds of environment need around the games that they play."""

    def __init__(
        self,
        game: str,
        players: int,
        reward: str,
        observation: str,
        render_mode: str | None,
        max_cycles: int | None,
        options: Mapping[str, OptionValue],
    ) -> None:
        self.game = registry.game(game)
        self.options = self.game.check_options(players, options)
        self.players = int(players)
        self.agents = [f"player_{seat}" for seat in range(self.players)]
        self.eyes = Eyes(self.game, observation)
        self.purse = Purse(reward)
        self.painter = Painter(render_mode)
        self.render_mode = render_mode
        self.most_cycles = checked_cycles(max_cycles)
        self.observation_spaces = {agent: self.eyes.space() for agent in self.agents}
        self.action_spaces = {agent: self.eyes.action_space() for agent in self.agents}
        self.metadata = {"name": f"tiergarten_{game.replace('-', '_')}_v0", "render_modes": list(MODES)}
        self._dealer: Dealer | None = None

    def dealer(self, seed: int | None) -> Dealer:
        """Who deals the next game: the first of the games of a seed, or without one the next of the same."""
        if seed is not None or self._dealer is None:
            self._dealer = Dealer.of(seed)
        else:
            self._dealer = Dealer(self._dealer.seed, self._dealer.salt, self._dealer.number + 1)
        return self._dealer

    def unknown(self, agent: object) -> UnknownAgent:
        """What somebody is told who names an agent that is none."""
        return UnknownAgent("env-agent", agent=repr(agent), known=", ".join(self.agents))


def not_reset() -> AttributeError:
    """What PettingZoo's own wrappers raise where an environment is used too early."""
    return AttributeError("reset() needs to be called before the environment is used")


def checked_cycles(value: int | None) -> int | None:
    """A number of cycles, or none."""
    number = None if value is None else whole(value)
    if value is not None and (number is None or number < 1):
        raise BadOption("env-cycles", cycles=as_given(value))
    return number


class AfterReset:
    """Something that an environment has from its first reset on: until then the class has this in its place."""

    def __get__(self, env: object, kind: type) -> AfterReset:
        if env is None:
            return self
        raise not_reset()


class TurnEnv(AECEnv[str, Observation, int]):
    """One agent acts after another. With `max_cycles` a game is truncated after so many decisions times the agents.

    Arrays that it gives are new after every step: it never writes into them again.
    """

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self._sitting = sitting
        self._stepped = Stepped(sitting.game, sitting.players, sitting.options)
        self._eyes = sitting.eyes
        self._no_action = sitting.eyes.no_action()
        self._waits: Info = {"action_mask": self._no_action}
        self._decisions_left: float = 0
        self._has_paid = False  # in the step before
        self._has_begun = False  # has there been a reset?
        self._seat_of = {agent: seat for seat, agent in enumerate(sitting.agents)}
        self.metadata = {**sitting.metadata, "is_parallelizable": False}
        self.render_mode = sitting.render_mode
        self.possible_agents = sitting.agents[:]
        self.agents: list[str] = []
        self.observation_spaces = dict(sitting.observation_spaces)
        self.action_spaces = dict(sitting.action_spaces)

    @property
    def table(self) -> Table:
        """A table at which the same moves have been made, for looking at."""
        if not self._has_begun:
            raise not_reset()
        return self._stepped.table

    def observation_space(self, agent: str) -> Any:
        """What an agent sees: the numbers and the mask of its legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All actions of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. The same seed deals the same games, one after another."""
        sitting, stepped = self._sitting, self._stepped
        stepped.deal(sitting.dealer(seed))
        sitting.purse.open(sitting.players)
        most = sitting.most_cycles
        self._decisions_left = inf if most is None else most * sitting.players
        self._has_paid = False
        self._has_begun = True
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = dict.fromkeys(self.agents, self._waits)
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[stepped.acting]
        self.infos[self.agent_selection] = {"action_mask": stepped.mask}
        self._show_step()

    def agent_iter(self, max_iter: int = MOST_TURNS) -> AECIterable[str, Observation, int]:
        """The agents in the order in which they act, until all have finished."""
        if not self._has_begun:
            raise not_reset()
        return super().agent_iter(max_iter)

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; its mask is empty while it may not act."""
        if not self._has_begun:
            raise not_reset()
        try:
            seat = self._seat_of[agent]
        except (KeyError, TypeError):
            raise self._sitting.unknown(agent) from None
        seen = self._stepped.observe(seat)
        return {"observation": self._eyes.shaped(seen), "action_mask": self._mask_of(agent)}

    def _mask_of(self, agent: str) -> Mask:
        info = self.infos.get(agent)
        mask: Mask = self._no_action if info is None else info["action_mask"]
        return mask

    def step(self, action: int | None) -> None:
        """Let the selected agent make a move; None where it has finished."""
        if not self.agents:
            raise GameOver("env-over") if self._has_begun else not_reset()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        stepped = self._stepped
        acting = stepped.move(action)  # type: ignore[arg-type]  # refuses None itself
        self._decisions_left -= 1
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = self._waits
        self._pay(stepped)
        if acting < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = agent = self.possible_agents[acting]
            self.infos[agent] = {"action_mask": stepped.mask}
            if self._decisions_left <= 0:
                self.truncations = dict.fromkeys(self.agents, True)
        self._show_step()

    def _pay(self, stepped: Stepped) -> None:
        paid = self._sitting.purse.pay(stepped)
        if paid is not None:
            self.rewards = dict(zip(self.agents, paid, strict=True))
            self._accumulate_rewards()
        elif self._has_paid:
            self.rewards = dict.fromkeys(self.agents, 0.0)
        self._has_paid = paid is not None

    def _show_step(self) -> None:
        if self._sitting.painter.shows_every_step:
            self.render()

    def render(self) -> str | Pixels | None:
        """The table: as text, as a picture, or in a window."""
        return self._sitting.painter.show(self.table)

    def close(self) -> None:
        """Close the window, if there is one."""
        self._sitting.painter.close()


for _name in ("agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
    setattr(TurnEnv, _name, AfterReset())


class TogetherEnv(ParallelEnv[str, Observation, int]):
    """All agents act at once; the action of one whose mask is empty means nothing."""

    def __init__(self, sitting: Sitting) -> None:
        if not acts_together(sitting.game):
            raise BadOption("env-in-turn", game=sitting.game.title, id=sitting.game.id)
        self._sitting = sitting
        self._table: Table | None = None
        self._cycles = 0
        self.metadata = {**sitting.metadata, "is_parallelizable": True}
        self.render_mode = sitting.render_mode
        self.possible_agents = sitting.agents[:]
        self.agents: list[str] = []
        self.observation_spaces = dict(sitting.observation_spaces)
        self.action_spaces = dict(sitting.action_spaces)

    @property
    def table(self) -> Table:
        """The table itself, for looking at."""
        if self._table is None:
            raise not_reset()
        return self._table

    def observation_space(self, agent: str) -> Any:
        """What an agent sees: the numbers and the mask of its legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All actions of the game."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Begin a new game. The same seed deals the same games, one after another."""
        sitting = self._sitting
        self._table = Table(sitting.game, sitting.players, sitting.options, sitting.dealer(seed))
        sitting.purse.open(sitting.players)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._look()

    def _look(self) -> tuple[dict[str, Observation], dict[str, Info]]:
        table, eyes = self.table, self._sitting.eyes
        seen, infos = {}, {}
        for seat, agent in enumerate(self.possible_agents):
            mask = eyes.mask(table, seat) if seat in table.actors else eyes.no_action()
            seen[agent] = {"observation": eyes.look(table, seat), "action_mask": mask}
            infos[agent] = {"action_mask": mask}
        return seen, infos

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        """Let all agents move that may. One illegal move and none is made."""
        table = self.table
        if not self.agents:
            raise GameOver("env-over")
        for seat, action in self._moves(actions):
            table.play(action, seat)
        self._cycles += 1
        paid = self._sitting.purse.pay(table) or (0.0,) * table.players
        most = self._sitting.most_cycles
        agents, cut_short = self.agents, not table.over and most is not None and self._cycles >= most
        if table.over or cut_short:
            self.agents = []
        if self._sitting.painter.shows_every_step:
            self.render()
        seen, infos = self._look()
        rewards = dict(zip(agents, paid, strict=True))
        return seen, rewards, dict.fromkeys(agents, table.over), dict.fromkeys(agents, cut_short), infos

    def _moves(self, actions: object) -> list[tuple[int, int]]:
        """The moves of all who may act, each checked before any is made."""
        table, moves = self.table, []
        if not isinstance(actions, Mapping):
            example = dict.fromkeys(self.possible_agents, 0)
            raise IllegalAction("env-actions", example=str(example), actions=repr(actions))
        for agent in actions:
            if agent not in self.possible_agents:
                raise self._sitting.unknown(agent)
        for seat in table.actors:
            agent = self.possible_agents[seat]
            if agent not in actions:
                needed = ", ".join(self.possible_agents[each] for each in table.actors)
                raise IllegalAction("env-action-missing", agent=agent, needed=needed)
            action = whole(actions[agent])
            if action is None or action not in table.legal_ids(seat):
                raise table.refusal(seat, str(actions[agent]))
            moves.append((seat, action))
        return moves

    def render(self) -> str | Pixels | None:
        """The table: as text, as a picture, or in a window."""
        return self._sitting.painter.show(self.table)

    def close(self) -> None:
        """Close the window, if there is one."""
        self._sitting.painter.close()
