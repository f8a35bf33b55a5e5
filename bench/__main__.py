"""Runs a benchmark by its name."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

BENCHES = {  # module of this package: what it tells
    "engine": "decisions a second of every game, beside OpenSpiel",
    "envs": "decisions a second of the environments, beside PettingZoo's and OpenSpiel's own games",
    "peer_match": "how often `hard` beats OpenSpiel's tree search in every game",
    "server": "moves a second of the table server, beside a bare echo and boardgame.io",
    "search": "iterations a second of the search that bots use, beside OpenSpiel's",
    "strength": "how often which bot wins, beside the goals, in every game",
}


def main(arguments: Sequence[str]) -> int:
    """Hand the arguments on to the bench that the first of them names."""
    listed = "\n".join(f"  {name:11} {tells}" for name, tells in BENCHES.items())
    parser = argparse.ArgumentParser(
        prog="python -m bench",
        usage="python -m bench BENCH [options]",
        description=f"The benches:\n{listed}",
        epilog="`python -m bench BENCH --help` shows the options of one.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("bench", metavar="BENCH", choices=BENCHES, help="one of the above")
    parser.add_argument("options", nargs=argparse.REMAINDER, help=argparse.SUPPRESS).required = False
    chosen = parser.parse_args(arguments)
    bench = import_module(f"{__package__}.{chosen.bench}")
    code: int = bench.main(chosen.options)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
