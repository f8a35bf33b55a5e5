"""The games as researchers' libraries know games: PettingZoo, Gymnasium, OpenSpiel. Each needs its extra."""

from __future__ import annotations

from importlib.util import find_spec

from ..errors import MissingExtra


def check_extra(extra: str, *packages: str) -> None:
    """Is everything installed that is needed beside the engine?"""
    if lacking := [package for package in packages if find_spec(package) is None]:
        raise MissingExtra("extra-missing", packages=", ".join(lacking), extra=extra)
