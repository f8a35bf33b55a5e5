"""The page of a game's spec: `python -m tiergarten.envs.page docs/spaces` writes one a game."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from ..core.game import Game
from ..core.options import Option
from ..core.spec import Spec
from ..games import registry

SHOWN = 4  # actions of a group that are named before it is cut short


def page_of(game: Game) -> str:
    """The page, as Markdown."""
    spec = game.spec
    return "\n".join(
        [
            f"# {game.title}: actions, observations, limits",
            "",
            "Written by `python -m tiergarten.envs.page docs/spaces`; a program reads the same from",
            f'`tg.game("{game.id}").spec`.',
            "",
            *_numbers(spec),
            "",
            "## Options",
            "",
            "| name | default | meaning |",
            "| --- | --- | --- |",
            *(_option_row(game, option) for option in game.options),
            "",
            "## Actions",
            "",
            "| ids | names |",
            "| --- | --- |",
            *_action_rows(spec.actions),
            "",
            "## Observation",
            "",
            "| from | to | least | most | what |",
            "| --- | --- | --- | --- | --- |",
            *(f"| {s.start} | {s.stop - 1} | {s.least} | {s.most} | {s.name} |" for s in spec.observation),
            "",
        ]
    )


def _numbers(spec: Spec) -> list[str]:
    return [
        f"- players: {spec.players.start} to {spec.players.stop - 1}",
        f"- actions: {len(spec.actions)}; answers of chance: {len(spec.outcomes)}",
        f"- numbers of an observation: {spec.length} of {np.dtype(spec.dtype).name}, own seat first",
        f"- points: {spec.least_score} to {spec.most_score}",
        f"- decisions of a game: {_length(spec)}; most games are far shorter",
    ]


def _length(spec: Spec) -> str:
    """How many decisions a game has at most, and why that many."""
    unit = spec.limits.unit
    parts = f" ({spec.limits.decisions} in each of at most {spec.limits.most_units} {unit})" if unit else ""
    if spec.is_endless:
        return f"the rules let it go on for ever; {spec.most_decisions}{parts} is where environments cut it off"
    return f"at most {spec.most_decisions}{parts}"


def _option_row(game: Game, option: Option) -> str:
    meaning = game.option_meanings()[option.name].replace("|", "\\|").replace("\n", " ")
    return f"| `{option.name}` | `{option.default}` | {meaning} |"


def _action_rows(actions: Sequence[str]) -> list[str]:
    """Neighbours whose names begin alike share a row."""
    rows, start = [], 0
    for id in range(1, len(actions) + 1):
        if id == len(actions) or _kind(actions[id]) != _kind(actions[start]):
            rows.append(_action_row(actions, start, id))
            start = id
    return rows


def _kind(name: str) -> str:
    return name.partition("-")[0]


def _action_row(actions: Sequence[str], start: int, stop: int) -> str:
    ids = str(start) if stop == start + 1 else f"{start}–{stop - 1}"
    names = [f"`{name}`" for name in actions[start:stop]]
    if len(names) > SHOWN:
        names = [*names[: SHOWN - 1], "…", names[-1]]
    return f"| {ids} | {', '.join(names)} |"


def main(folder: Path) -> None:
    """Write all pages."""
    for game in registry:
        (folder / f"{game.id}.md").write_text(page_of(game), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
