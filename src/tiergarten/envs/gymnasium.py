"""The games as Gymnasium's environments: one seat against bots, or many tables at once, moved by arrays.

Importing this registers every game, as in `gymnasium.make("tiergarten/mini-v0", players=4)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

try:
    import gymnasium
except ImportError:
    from . import check_extra

    check_extra("rl", "gymnasium")
    raise

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from ..bots import Bot, bot
from ..core.dealer import Dealer
from ..core.numbers import as_given, whole
from ..core.options import OptionValue
from ..core.spec import Numbers
from ..core.table import Table
from ..errors import BadOption, GameOver, IllegalAction
from ..games import registry
from .picture import MODES, Painter, Pixels
from .rewards import AT_THE_END, Purse
from .spaces import VECTOR, Eyes, Mask, Seen, one_of

RAISE, LOSE = "raise", "lose"  # what an illegal action does
PENALTY = -1.0  # of who loses by an illegal action
SEEDS = 2**63


def reset_needed() -> Exception:
    """What Gymnasium's own wrappers raise where an environment is used too early."""
    return gymnasium.error.ResetNeeded("Cannot use the environment before calling reset()")


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """One seat is the agent's; bots have the others. A mask of the legal actions is in `info` and `action_masks()`.

    An illegal action ends the game with a reward of -1, and `info["illegal"]` tells what would have been right; with
    `illegal="raise"` it is refused and nothing happens.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 4}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        reward: str = "win",
        observation: str = VECTOR,
        illegal: str = LOSE,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        self._game = registry.game(game)
        self._options = self._game.check_options(players, options)
        self._players = int(players)
        self._seat = self._checked_seat(seat)
        self._names = self._checked_bots(bots)
        self._illegal = one_of("illegal", illegal, (LOSE, RAISE))
        self._eyes = Eyes(self._game, observation)
        self._purse = Purse(reward)
        self._painter = Painter(render_mode)
        self._bots: dict[int, Bot] = {}
        self._table: Table | None = None
        self._is_lost = False
        self.render_mode = render_mode
        self.observation_space = self._eyes.seen_space()
        self.action_space = self._eyes.action_space()

    def _checked_seat(self, seat: object) -> int:
        number = whole(seat)
        if number is None or not 0 <= number < self._players:
            raise BadOption("env-seat", seat=as_given(seat), last=self._players - 1)
        return number

    def _checked_bots(self, bots: str | Sequence[str]) -> list[str]:
        """A name for each other seat, from the agent's left on."""
        names = [bots] * (self._players - 1) if isinstance(bots, str) else list(bots)
        if len(names) != self._players - 1:
            raise BadOption("env-bots", bots=self._players - 1, given=len(names))
        for name in names:
            bot(name, 0)  # a name that is none is refused here, not in the midst of a game
        return names

    @property
    def table(self) -> Table:
        """The table itself, for looking at."""
        if self._table is None:
            raise reset_needed()
        return self._table

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a new game, and let bots move until it is the agent's turn."""
        super().reset(seed=seed)
        draws = self.np_random.integers(SEEDS, size=self._players).tolist()
        self._table = Table(self._game, self._players, self._options, Dealer.of(draws[0]))
        lefts = [(self._seat + step) % self._players for step in range(1, self._players)]
        self._bots = {left: bot(name, start) for left, name, start in zip(lefts, self._names, draws[1:], strict=True)}
        self._is_lost = False
        self._purse.open(self._players)
        self._let_bots_move()
        if self._table.over:  # a game may end before the agent has had a turn
            return self.reset()
        return self._seen(), self._info()

    def _let_bots_move(self) -> None:
        table = self.table
        while not table.over and self._seat not in table.actors:
            seat = table.actors[0]
            table.play(self._bots[seat].choose(table, seat))
        if self._painter.shows_every_step:
            self._painter.show(table)

    def step(self, action: int | np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Make the agent's move, and let bots move until it is its turn again, or the game is over."""
        table = self.table
        if table.over or self._is_lost:
            raise GameOver("env-over")
        try:
            table.play(int(action) if isinstance(action, np.int64) else action, self._seat)
        except IllegalAction as refusal:
            if self._illegal == RAISE:
                raise
            self._is_lost = True
            return self._seen(), PENALTY, True, False, {**self._info(), "illegal": str(refusal)}
        self._let_bots_move()
        paid = self._purse.pay(table)
        return self._seen(), paid[self._seat] if paid else 0.0, table.over, False, self._info()

    def _seen(self) -> Seen:
        return self._eyes.look(self.table, self._seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask()}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now: what MaskablePPO asks for."""
        return self._mask().astype(np.bool_)

    def _mask(self) -> Mask:
        return self._eyes.mask(self.table, self._seat)

    def render(self) -> str | Pixels | None:
        """The table: as text, as a picture, or in a window."""
        return self._painter.show(self.table)

    def close(self) -> None:
        """Close the window, if there is one."""
        self._painter.close()


class TablesEnv(VectorEnv[Numbers, ArrayLike, NDArray[Any]]):
    """Many tables at once: the agent plays all seats, at each table the one that is to act.

    What a step gives is the environment's own and changes with the next one: copy what you keep. The reward is that of
    the seat which has just moved; `info["rewards"]` has everybody's. A table whose game is over begins the next one in
    the step that follows, whatever its action (Gymnasium's autoreset mode NEXT_STEP).
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self, game: str, players: int, num_envs: int = 1, *, reward: str = "win", **options: OptionValue
    ) -> None:
        self._game = registry.game(game)
        self._options = options
        self._players = players
        self._reward = one_of("reward", reward, tuple(AT_THE_END))
        self._batch = self._game.batch(num_envs, players, None, **options)
        self._is_reset = False
        self.num_envs = self._batch.tables
        eyes = Eyes(self._game, VECTOR)
        self.single_observation_space = eyes.seen_space()
        self.single_action_space = eyes.action_space()
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._rows = np.arange(self.num_envs) * players  # where each table begins in a row of all seats
        self._truncations = np.zeros(self.num_envs, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin a new game at every table."""
        super().reset(seed=seed)
        start = int(self.np_random.integers(SEEDS))
        self._batch = self._game.batch(self.num_envs, self._players, start, **self._options)
        self._is_reset = True
        return self._batch.observe(), self._infos(self._batch.rewards)

    def step(self, actions: ArrayLike) -> tuple[Numbers, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make a move at every table. One illegal move and none is made."""
        if not self._is_reset:
            raise reset_needed()
        batch = self._batch
        movers = np.maximum(batch.actors, 0)  # where a game was over, nobody gets anything in this step
        batch.step(actions)
        rewards = self._paid()
        return batch.observe(), rewards.take(self._rows + movers), batch.over, self._truncations, self._infos(rewards)

    def _paid(self) -> NDArray[np.float32]:
        """What everybody gets, at every table."""
        batch = self._batch
        if self._reward == "win":
            return batch.rewards
        ended = batch.over[:, None]
        if self._reward == "points":
            return np.where(ended, batch.scores, 0).astype(np.float32)
        counts = ended & (batch.places > 0)  # a game that was cut off has no places
        return np.where(counts, 1 - 2 * (batch.places - 1) / (batch.players - 1), 0).astype(np.float32)

    def _infos(self, rewards: NDArray[np.float32]) -> dict[str, Any]:
        return {"action_mask": self._batch.legal_mask(), "actor": self._batch.actors, "rewards": rewards}

    def sample(self) -> NDArray[np.int16]:
        """A random legal action for every table, reproducible by the seed."""
        if not self._is_reset:
            raise reset_needed()
        return self._batch.sample()


for _game in registry:
    gymnasium.register(
        f"tiergarten/{_game.id}-v0",
        entry_point="tiergarten.envs.gymnasium:SeatEnv",
        vector_entry_point="tiergarten.envs.gymnasium:TablesEnv",
        kwargs={"game": _game.id},
    )
