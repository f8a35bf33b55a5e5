import { expect, test } from "vitest";
import { lyingInZoo } from "../src/games/zooloretto/lying.ts";
import { intentOf, pieceOf, spotOf, tileOf } from "../src/games/zooloretto/moves.ts";
import { showing } from "../src/games/zooloretto/tiles.ts";
import type { Enclosure } from "../src/games/zooloretto/view.ts";
import type { Move } from "../src/wire.ts";

const view = { zoos: [{ truck: 3 }, { truck: null }, { truck: null }] };
const move = (action: string, targets: string[] = []): Move => ({
  action,
  targets,
  label: { key: "", values: {} },
  effects: null,
});
const spot = (action: string, piece: string | null = null) => spotOf(move(action), view, 0, piece);
const piece = (action: string) => pieceOf(move(action), view, 0);

test("tiles of the truck are chosen by their box, and placed where they fit", () => {
  expect(piece("place-box-2-expansion-1")).toBe("truck-3-box-2");
  expect(spot("place-box-2-expansion-1")).toBe("expansion-1");
  expect(spot("settle-barn")).toBe("barn");
});

test("an animal moves out of the barn, a stall from wherever it stands", () => {
  expect(piece("move-male-camel-enclosure-2")).toBe("seat-0-barn-male-camel");
  expect(piece("move-ice-cream-stall-enclosure-1")).toBe("seat-0-barn-ice-cream-stall");
  expect(piece("move-ice-cream-stall-enclosure-1-enclosure-3")).toBe("enclosure-1-ice-cream-stall");
  expect(spot("move-ice-cream-stall-enclosure-1-enclosure-3")).toBe("enclosure-3");
});

test("an exchange can begin at either end, and is made at the other", () => {
  expect(piece("exchange-enclosure-1-enclosure-3")).toEqual(["enclosure-1", "enclosure-3"]);
  expect(spot("exchange-enclosure-1-enclosure-3", "enclosure-1")).toBe("enclosure-3");
  expect(spot("exchange-enclosure-1-enclosure-3", "enclosure-3")).toBe("enclosure-1");
  expect(spot("exchange-enclosure-1-barn-zebra", "enclosure-1")).toBe("seat-0-barn-all-zebra");
});

test("tiles are bought in the barn of the seller, so many seats to the left", () => {
  expect(spotOf(move("buy-father-panda-from-left-2"), view, 2, null)).toBe("seat-1-barn-father-panda");
  expect(intentOf(move("buy-father-panda-from-left-2"))).toBe("buy");
});

test("drawing, loading, taking and expanding need not be meant first", () => {
  for (const action of ["draw", "load-truck-1", "take-truck-1", "expand"]) expect(intentOf(move(action))).toBeNull();
  expect(["draw", "take-truck-2", "expand"].map((action) => spot(action))).toEqual(["pile", "truck-2", "plot"]);
});

test("a move says which tile it is about", () => {
  expect(tileOf(move("load-truck-1", ["tile-male-zebra", "truck-1"]))).toBe("male-zebra");
  expect(tileOf(move("expand"))).toBeNull();
});

test("who becomes a father is followed as the male that he was, and shown as a father", () => {
  const enclosure = { name: "enclosure-1", tiles: { "father-camel": 1, "drinks-stall": 1 } } as unknown as Enclosure;
  const lying = lyingInZoo({ seat: 0, enclosures: [enclosure], plots: [], barn: { "male-camel": 1 } });
  expect(lying).toEqual([
    { place: "seat-0-enclosure-1", kind: "male-camel" },
    { place: "seat-0-enclosure-1-stalls", kind: "drinks-stall" },
    { place: "seat-0-barn", kind: "male-camel" },
  ]);
  const pieces = [1, 2].map((id) => ({ id, kind: "male-camel", place: "" }));
  const shown = showing(pieces, { "father-camel": 1, "male-camel": 1 });
  expect(shown.map(({ kind }) => kind)).toEqual(["father-camel", "male-camel"]);
});
