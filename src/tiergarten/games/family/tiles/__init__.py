"""What the games share that draw tiles and load them onto trucks: Mini, Zooloretto, Aquaretto, and both together."""

from __future__ import annotations

WORDS = __name__  # the package of the sentences that they share
