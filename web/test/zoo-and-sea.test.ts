import { expect, test } from "vitest";
import { intentOf, pieceOf, spotOf } from "../src/games/zoo-and-sea/moves.ts";
import { cargoOf, isOfSea, spent } from "../src/games/zoo-and-sea/tiles.ts";
import type { Move } from "../src/wire.ts";

const view = { zoos: [{ truck: 1 }, { truck: null }] };
const move = (action: string): Move => ({ action, targets: [], label: { key: "", values: {} }, effects: null });
const spot = (action: string) => spotOf(move(action), view, 0, null);

test("each game has its own pile", () => {
  expect([spot("draw-zoo"), spot("draw-sea"), spot("take-truck-2")]).toEqual(["pile-zoo", "pile-sea", "truck-2"]);
});

test("moves of the water zoo are told from those of the zoo", () => {
  expect(spot("discard")).toBe("sea-discard");
  expect(spot("discard-camel")).toBe("seat-0-barn-camel");
  expect(spot("buy-from-left-1")).toBe("sea-buy-1");
  expect(spot("buy-camel-from-left-1")).toBe("seat-1-barn-camel");
  expect(spot("expand-small")).toBe("sea-expand-small");
  expect(spot("expand")).toBe("plot");
  expect(spot("place-cashier")).toBe("sea-office-cashier");
  expect(spot("place-box-1-barn")).toBe("barn");
  expect(pieceOf(move("place-box-1-barn"), view, 0)).toBe("truck-1-box-1");
});

test("what is meant has a name of its own in each game", () => {
  expect(intentOf(move("move-camel-enclosure-1"))).toBe("move");
  expect(intentOf(move("move-keeper"))).toBe("move-coworker");
  expect(intentOf(move("move-tile"))).toBeNull();
});

test("a truck carries tiles of one game, and coin tiles belong to theirs until they are money", () => {
  const kinds = ["camel", "male-sea-lion", "zoo-coin", "sea-coin", "drinks-stall"];
  expect(kinds.filter(isOfSea)).toEqual(["male-sea-lion", "sea-coin"]);
  expect(kinds.map(spent)).toEqual(["camel", "male-sea-lion", "coin", "coin", "drinks-stall"]);
  expect(cargoOf("sea", ["orca", null])).toEqual(["orca", null]);
  expect(cargoOf("zoo", ["orca", null])).toEqual([null, null]);
});
