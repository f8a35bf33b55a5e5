import { expect, test } from "vitest";
import { areaOf, cellsOf, extentOf, openSides, parentsIn, yardOf } from "../src/games/aquaretto/park.ts";
import { intentOf, pieceOf, spotOf } from "../src/games/aquaretto/moves.ts";
import { lyingInSupplies, lyingInWaterZoo } from "../src/games/aquaretto/lying.ts";
import { look } from "../src/games/aquaretto/tiles.ts";
import type { View, WaterZoo } from "../src/games/aquaretto/view.ts";
import type { Move } from "../src/wire.ts";

const zoo: WaterZoo = {
  seat: 0,
  truck: null,
  coins: 1,
  water_zoo: ["Df D -", "#  Dm Of", "#  Db -"],
  corner: "i9",
  spaces: {
    i9: "female-dolphin",
    j9: "dolphin",
    k9: null,
    j10: "male-dolphin",
    k10: "female-orca",
    j11: "baby-dolphin",
    k11: null,
  },
  expansions: [],
  depot: [],
  cashier: 0,
  keeper: 0,
  manager: 0,
  small_expansions_left: 2,
  large_expansions_left: 2,
  basins: 2,
  most_basins: 3,
  fertile: ["female-orca"],
  building_land: ["h8"],
};
const view = { box: "m8", zoos: [zoo, zoo, zoo] } as unknown as View;
const move = (action: string): Move => ({ action }) as Move;
const spot = (action: string): string | null => spotOf(move(action), view, 1);

test("the yard is where the picture shows it", () => {
  expect(yardOf(zoo)).toEqual(["i10", "i11"]);
});

test("what is to be seen reaches as far as the land to build on", () => {
  const extent = extentOf(cellsOf(zoo));
  expect([extent.columns, extent.rows]).toEqual([4, 4]);
  expect(areaOf("i9", extent)).toBe("2 / 2 / span 1 / span 1");
});

test("a basin has no walls between its own animals", () => {
  expect(openSides(zoo, "j9")).toEqual(["bottom", "left"]);
  expect(openSides(zoo, "k10")).toEqual([]);
});

test("those who have bred are parents, those who wait are not", () => {
  expect([...parentsIn(zoo)].sort()).toEqual(["i9", "j10"]);
});

test("every move has its place", () => {
  expect(spot("draw")).toBe("pile");
  expect(spot("take-truck-2")).toBe("truck-2");
  expect(spot("pick-box-3")).toBe("sea-box-3");
  expect(spot("put-k11")).toBe("sea-cell-k11");
  expect(spot("store")).toBe("sea-depot");
  expect(spot("place-keeper")).toBe("sea-office-keeper");
  expect(spot("place-trainer-k9")).toBe("sea-cell-k9");
  expect(spot("buy-from-left-2")).toBe("sea-buy-0");
  expect(spot("expand-large")).toBe("sea-expand-large");
  expect(spot("build-h8")).toBe("sea-site-h8");
  expect(spot("leave-out-top-left")).toBe("sea-site-m8");
});

test("an expansion is turned first, a coworker to be moved is meant first", () => {
  expect(pieceOf(move("leave-out-top-left"))).toBe("turned-top-left");
  expect(intentOf(move("move-trainer-k9"))).toBe("move-coworker");
  expect(intentOf(move("move-tile"))).toBeNull();
  expect(intentOf(move("place-trainer-k9"))).toBeNull();
});

test("tiles show sex, fish or flash", () => {
  expect(look("fish-sea-turtle")).toMatchObject({ picture: "sea-turtle", corner: "fish", sign: null });
  expect(look("male-polar-bear", true)).toMatchObject({ picture: "polar-bear", corner: null, sign: "father" });
});

test("a trainer is a coworker on a space", () => {
  const trained = { ...zoo, spaces: { k9: "trainer", j9: null }, keeper: 1, depot: ["orca"] };
  expect(lyingInWaterZoo(trained)).toEqual([
    { place: "seat-0-cell-k9", kind: "coworker" },
    { place: "seat-0-keeper", kind: "coworker" },
    { place: "seat-0-depot-0", kind: "orca" },
  ]);
});

test("a coworker on the way is taken from the supply", () => {
  const supplies = { bank: 0, unborn: { orca: 1 }, coworkers: 2 };
  const doing = { phase: "place-coworker", turn: 0, carried: null, moved_from: null, expansion: null, box: null };
  expect(lyingInSupplies(supplies, doing)).toEqual([
    { place: "moving", kind: "coworker" },
    { place: "supply", kind: "coworker" },
    { place: "nursery", kind: "baby-orca" },
  ]);
});
