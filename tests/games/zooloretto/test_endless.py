"""Why nothing bounds the length of a game of Zooloretto: two who want to can trade for ever."""

from __future__ import annotations

from .tables import ZOOLORETTO, coins, play, table, zoo


def test_two_who_buy_of_each_other_come_back_to_where_they_were() -> None:
    at = table(
        players=2,
        zoos=[
            zoo("| 5 zebra", barn="2 camel, 2 male-camel", coins=3),
            zoo("| 5 camel", barn="2 zebra, 2 male-zebra", coins=3),
        ],
    )
    before = at.state_bytes()
    for own, other in (("camel", "zebra"), ("zebra", "camel")):
        play(at, f"exchange-enclosure-2-barn-{own}")
        play(at, f"exchange-enclosure-2-barn-{other}")
        for bought in (own, other):
            play(at, f"buy-{bought}-from-left-1")
            play(at, "settle-enclosure-2")  # which fills it, and pays two coins
        assert coins(at) == 3
    assert at.state_bytes() == before
    assert ZOOLORETTO.spec.is_endless
