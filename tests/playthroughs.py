"""Golden playthroughs: for each game and number of players a record, and its story as it must be told.

`python -m tests.playthroughs` plays them anew by greedy bots, after a change of rules; read the difference.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import tiergarten as tg
from tiergarten.cli.files import pretty
from tiergarten.cli.play import result_lines
from tiergarten.core.table import Table

FOLDER = Path(__file__).parent / "games" / "playthroughs"


def story_of(table: Table) -> str:
    """All that happened, the result, and a fingerprint of the last state."""
    names = ["Ada", "Ben", "Cleo", "Dan", "Eve"][: table.players]
    fingerprint = hashlib.sha256(table.state_bytes()).hexdigest()
    lines = [f"{table.game.title}, {table.players} players", "", *table.story("en", names), ""]
    return "\n".join([*lines, *result_lines(table, names, "en"), f"State: {fingerprint}", ""])


def main() -> None:
    """Play and write them all."""
    for game in tg.games():
        for players in game.players:
            table = game.new(players, seed=players)
            bots = [tg.bot("greedy", seed=seat) for seat in range(players)]
            while not table.over:
                seat = table.actors[0]
                table.play(bots[seat].choose(table, seat))
            name = FOLDER / f"{game.id}-{players}"
            name.with_suffix(".json").write_text(pretty(json.loads(json.dumps(table.record()))), encoding="utf-8")
            name.with_suffix(".txt").write_text(story_of(table), encoding="utf-8")


if __name__ == "__main__":
    main()
