"""What a seat sees and may do, as Gymnasium's spaces; and the arrays themselves, from a table."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..core.game import Game
from ..core.spec import Numbers
from ..core.table import Table
from ..errors import BadOption

VECTOR, NAMED = "vector", "dict"
FORMS = (VECTOR, NAMED)

Mask = NDArray[np.int8]
Seen = Numbers | dict[str, Numbers]
Observation = dict[str, Any]  # "observation" is Seen, "action_mask" a Mask


def one_of(name: str, value: object, known: tuple[str, ...]) -> str:
    """The value of an option that is one of some words, or BadOption."""
    if not isinstance(value, str) or value not in known:
        raise BadOption("option-word", option=name, value=str(value), known=", ".join(known))
    return value


class Actions(spaces.Discrete[np.int64]):
    """All action ids. Gymnasium's own sampling by a mask takes longer than a step of a game; this one does not."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A random action: of those that the mask allows, where there is one."""
        if mask is None or probability is not None or getattr(mask, "shape", None) != (self.n,):
            return super().sample(mask, probability)
        (legal,) = (mask != 0).nonzero()  # of truth values NumPy finds them several times as fast
        if not len(legal):
            return super().sample(mask)
        allowed: np.int64 = legal[int(self.np_random.random() * len(legal))]
        return allowed


class Eyes:
    """Sees a table as a seat does."""

    def __init__(self, game: Game, form: str) -> None:
        self._spec = game.spec
        self._form = one_of("observation", form, FORMS)
        self._observe = game.parts.rules.observe

    def space(self) -> spaces.Dict:
        """The space of what a seat sees and may do."""
        return spaces.Dict({"observation": self.seen_space(), "action_mask": self._mask_space()})

    def seen_space(self) -> spaces.Space[Any]:
        """The space of what a seat sees alone."""
        spec = self._spec
        if self._form == VECTOR:
            return spaces.Box(spec.least(), spec.most(), dtype=spec.dtype)
        return spaces.Dict(
            {each.name: spaces.Box(each.least, each.most, each.shape, spec.dtype) for each in spec.observation}
        )

    def _mask_space(self) -> spaces.Box:
        return spaces.Box(0, 1, (len(self._spec.actions),), np.int8)

    def action_space(self) -> Actions:
        """The space of actions: all ids."""
        return Actions(len(self._spec.actions))

    def no_action(self) -> Mask:
        """The mask of a seat that may not act."""
        return np.zeros(len(self._spec.actions), np.int8)

    def mask(self, table: Table, seat: int) -> Mask:
        """1 where an action is legal for the seat now."""
        mask = self.no_action()
        mask[table.legal_ids(seat)] = 1
        return mask

    def look(self, table: Table, seat: int) -> Seen:
        """What the seat sees."""
        numbers = np.empty(self._spec.length, self._spec.dtype)
        self._observe(table.state, seat, numbers)
        return self.shaped(numbers)

    def shaped(self, numbers: Numbers) -> Seen:
        """What a seat sees, in the form that was asked for."""
        if self._form == VECTOR:
            return numbers
        return {each.name: numbers[each.place] for each in self._spec.observation}
