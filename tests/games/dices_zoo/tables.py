"""Tables of Dice's Zoo as short text: a test writes down what matters, the rest is filled in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, cast

import numpy as np

import tiergarten
from tiergarten.core.position import state_from
from tiergarten.core.states import Buffers, readable, room_for
from tiergarten.core.table import Table

ZOO = tiergarten.game("dices-zoo")
ANIMALS = ("elephant", "bear", "wild-boar", "fox", "squirrel", "earthworm")  # from the biggest on
MINUS_POINTS = dict(zip((*ANIMALS, "x2", "trap"), (6, 5, 4, 3, 2, 1, 7, 0), strict=True))
KINDS = {
    "a": ("elephant", "fox", "squirrel"),
    "b": ("bear", "wild-boar", "earthworm"),
    "c": ("elephant", "earthworm", "trap"),
    "d": ("bear", "squirrel", "trap"),
    "e": ("wild-boar", "fox", "x2", "trap"),
}
FACES = tuple(f"{symbol}-{kind}" for symbol in MINUS_POINTS for kind in KINDS if symbol in KINDS[kind])
OF_A_KIND = 10
ALL_DICE = 50
OTHERS = "2 trap-d"  # what a seat has that a test does not care about
Dice = Counter[str]


def dice(text: str) -> Dice:
    """Dice by name: "2 fox, trap-c" is two of fox and one of trap-c."""
    counted: Dice = Counter()
    for entry in filter(None, (part.strip() for part in text.split(","))):
        number, _, name = entry.rpartition(" ")
        counted[name] += int(number or 1)
    return counted


def symbols(faces: Mapping[str, int]) -> Dice:
    """The dice by symbol, whatever their kinds are."""
    counted: Dice = Counter()
    for face, n in faces.items():
        counted[face.rpartition("-")[0]] += n
    return counted


def kinds(faces: Mapping[str, int]) -> Dice:
    """The dice by kind, whatever they show."""
    counted: Dice = Counter()
    for face, n in faces.items():
        counted[face[-1]] += n
    return counted


def with_kinds(text: str, spare: Dice) -> dict[str, int]:
    """The dice by face. One that is named by its symbol alone is of the first kind that has a spare die."""
    found: Dice = Counter()
    for name, n in dice(text).items():
        for _ in range(n):
            possible = [face for face in FACES if name in (face, face.rpartition("-")[0])]
            face = next((face for face in possible if spare[face[-1]] > 0), possible[0])
            spare[face[-1]] -= 1
            found[face] += 1
    return dict(found)


def position(
    players: int = 3,
    hands: Sequence[str] = (),
    centre: str = "",
    *,
    turn: int | None = 0,
    owner: int | None = None,
    picked: str = "",
    box: str = "",
    bag: int | None = None,
    **rest: Any,
) -> dict[str, Any]:
    """A position as JSON. Who sits to the right of the seat to move owns the centre, unless somebody else does.

    With `bag`, just so many dice are in the bag: the last seat has all others.
    """
    spare: Dice = Counter(dict.fromkeys(KINDS, OF_A_KIND))
    spare.subtract(dice(box))
    texts = [*hands, *(OTHERS for _ in range(players - len(hands)))]
    order = sorted(range(len(texts)), key=lambda i: not any(f"-{kind}" in texts[i] for kind in KINDS))
    held = {i: with_kinds(texts[i], spare) for i in order}  # first those who name the kinds of their dice
    middle = with_kinds(centre, spare)
    if bag is not None:
        take_the_rest(held[len(texts) - 1], spare, bag)
    if middle and owner is None and turn is not None:
        owner = (turn - 1) % players
    laid_out: dict[str, Any] = {
        "game": "dices-zoo",
        "rules": ZOO.rules_version,
        "players": players,
        "limit": 0,
        "used_dice": "bag",
        "most_turns": 1000,
        "most_stalled": 300,
        "starter": 0,
        "round": 1,
        "phase": "place-or-roll",
        "turn": turn,
        "turns": 0,
        "stalled": 0,
        "centre": middle,
        "owner": owner,
        "picked": dict(dice(picked)),
        "roller": None,
        "uses": 0,
        "given": None,
        "box": dict(dice(box)),
        "hands": [held[i] for i in range(len(texts))],
        "totals": [0] * players,
    }
    assert set(rest) <= set(laid_out)
    return laid_out | rest


def take_the_rest(held: dict[str, int], spare: Dice, bag: int) -> None:
    """All but so many of the spare dice into a hand, those first that there are most of."""
    while spare.total() > bag:
        kind, _ = spare.most_common(1)[0]
        spare[kind] -= 1
        face = f"{KINDS[kind][0]}-{kind}"
        held[face] = held.get(face, 0) + 1


def table(players: int = 3, hands: Sequence[str] = (), centre: str = "", *, seed: int = 1, **rest: Any) -> Table:
    """A table to go on playing at; `rest` as in `position`."""
    return ZOO.position(position(players, hands, centre, **rest), seed)


def play(at: Table, *names: str) -> Table:
    """Make these moves, by their fixed names."""
    for name in names:
        assert name in choices(at), f"{name} is not among {sorted(choices(at))}"
        at.play(name)
    return at


def choices(at: Table) -> set[str]:
    """The fixed names of the moves that are possible now."""
    return {ZOO.parts.actions[id] for id in at.legal_ids()}


def place(at: Table, text: str) -> Table:
    """Pick these dice from the hand of the seat to move, and place them."""
    return play(at, *picks(at, text, "place"), "place")


def roll(at: Table, text: str) -> Table:
    """Pick these dice from the hand of the seat to move, and re-roll them."""
    return play(at, *picks(at, text, "roll"), "roll")


def picks(at: Table, text: str, what: str) -> list[str]:
    """The moves that pick these dice from left to right; of the same symbol the leftmost ones."""
    mine, wanted = faces(at, at.actors[0]), dice(text)
    taken = []
    for face in FACES:
        for _ in range(mine.get(face, 0)):
            name = face if wanted[face] else face.rpartition("-")[0]
            if wanted[name]:
                wanted[name] -= 1
                taken.append(f"pick-{face}-to-{what}")
    assert not +wanted, f"there is no {+wanted}"
    return taken


def sets_to(what: str, at: Table) -> list[dict[str, int]]:
    """Every set of dice that can be picked to "place" or to "roll", once for each way to pick it."""
    possible = choices(at)
    found = [look(at)["picked"]] if what in possible else []
    for name in sorted(possible):
        if name.endswith(f"-to-{what}"):
            ways = sets_to(what, play(at.copy(), name))
            assert ways, f"{name} leads nowhere"
            found += ways
    return found


def placements(at: Table) -> set[tuple[str, int, int]]:
    """Every animal, how many of it and how many X2 can be placed."""
    found = set()
    for each in sets_to("place", at):
        shown = symbols(each)
        doubles = shown.pop("x2", 0)
        ((animal, n),) = shown.items()
        found.add((animal, n, doubles))
    return found


def look(at: Table) -> dict[str, Any]:
    """What everybody sees."""
    return cast(dict[str, Any], at.view())


def faces(at: Table, seat: int = 0) -> dict[str, int]:
    """The dice in front of a seat by face."""
    return cast(dict[str, int], look(at)["hands"][seat]["dice"])


def hand(at: Table, seat: int = 0) -> Dice:
    """The dice in front of a seat by symbol."""
    return symbols(faces(at, seat))


def numbers(at: Table) -> list[int]:
    """How many dice everybody has."""
    return [sum(each["dice"].values()) for each in look(at)["hands"]]


def centre(at: Table) -> Dice:
    """The dice in the centre by symbol."""
    return symbols(look(at)["centre"])


def bag(at: Table) -> int:
    """How many dice are in the bag."""
    return sum(look(at)["bag"].values())


def box(at: Table) -> int:
    """How many dice are in the box."""
    return sum(look(at)["box"].values())


def told(at: Table) -> list[str]:
    """The keys of all that has been told."""
    return [event.key for event in at.log]


def all_dice(at: Table) -> Dice:
    """Every die by kind, wherever it is."""
    shown = look(at)
    counted: Dice = Counter(shown["bag"])
    counted.update(shown["box"])
    for somewhere in (shown["centre"], *(each["dice"] for each in shown["hands"])):
        counted.update(kinds(somewhere))
    return counted


def answers(laid_out: Mapping[str, Any]) -> dict[str, int]:
    """What chance can answer in a position where it has to, and the weights."""
    states = room_for(1, ZOO.parts)
    states[:] = np.frombuffer(state_from(ZOO, laid_out), ZOO.parts.state)
    buffers = Buffers.of(ZOO.parts)
    n = ZOO.parts.rules.chances(readable(states), buffers.outcomes, buffers.weights)
    outcomes = [ZOO.parts.outcomes[i] for i in buffers.outcomes[:n]]
    return dict(zip(outcomes, buffers.weights[:n].tolist(), strict=True))


def steps(at: Table, seed: int) -> Iterator[tuple[str, Table]]:
    """The game played on at random, but eager to place, so that much happens: each move, the table after it."""
    chooser = Random(seed)
    while not at.over:
        names = sorted(choices(at))
        eager = [name for name in names if name.endswith("place")]
        name = chooser.choice(eager if eager and chooser.random() < 0.7 else names)
        if "roll" in names and chooser.random() < 0.5:
            name = "roll"
        yield name, play(at, name)
