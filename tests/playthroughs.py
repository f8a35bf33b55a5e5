"""Golden playthroughs: a record, and its story as it must be told, for each game and number of players.

`python -m tests.playthroughs` plays them anew by greedy bots, after a change of rules; read the difference.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import tiergarten as tg
from tiergarten.cli.files import pretty
from tiergarten.cli.play import result_lines
from tiergarten.core.dealer import Dealer
from tiergarten.core.options import OptionValue
from tiergarten.core.table import Table

FOLDER = Path(__file__).parent / "games" / "playthroughs"
VARIANTS: dict[str, tuple[str, int, dict[str, OptionValue]]] = {
    "dices-zoo-match-3": ("dices-zoo", 3, {"limit": 30, "used_dice": "box"}),
    "o-zoo-le-mio-professional-3": ("o-zoo-le-mio", 3, {"years": "three-bushes", "money": "open"}),
    "o-zoo-le-mio-shared-2": ("o-zoo-le-mio", 2, {"lone_trees": 1, "ties": "shared"}),
    "dice-cut-off-2": ("dice", 2, {"rounds": 3, "coin_groups": "1-2-3", "bonuses": "1-2-2-2-2"}),
}
PLAYTHROUGHS: dict[str, tuple[str, int, dict[str, OptionValue]]] = {
    **{f"{game.id}-{players}": (game.id, players, {}) for game in tg.games() for players in game.players},
    **VARIANTS,
}


def story_of(table: Table) -> str:
    """All that happened, the result, and a fingerprint of the last state."""
    names = ["Ada", "Ben", "Cleo", "Dan", "Eve"][: table.players]
    fingerprint = hashlib.sha256(table.state_bytes()).hexdigest()
    lines = [f"{table.game.title}, {table.players} players", "", *table.story("en", names), ""]
    return "\n".join([*lines, *result_lines(table, names, "en"), f"State: {fingerprint}", ""])


def play_on(table: Table) -> None:
    """Let greedy bots play the game to its end."""
    bots = [tg.bot("greedy", seed=seat) for seat in range(table.players)]
    while not table.over:
        seat = table.actors[0]
        table.play(bots[seat].choose(table, seat))


def main() -> None:
    """Play and write them all."""
    for name, (game, players, options) in PLAYTHROUGHS.items():
        table = Table(tg.game(game), players, tg.game(game).check_options(players, options), Dealer.of(players))
        play_on(table)
        file = FOLDER / name
        file.with_suffix(".json").write_text(pretty(json.loads(json.dumps(table.record()))), encoding="utf-8")
        file.with_suffix(".txt").write_text(story_of(table), encoding="utf-8")


if __name__ == "__main__":
    main()
