import { expect, test } from "vitest";
import { coinsOf, placementOf, spotOf } from "../src/games/o-zoo-le-mio/moves.ts";
import { boundsOf, laid, towards } from "../src/games/o-zoo-le-mio/plane.ts";
import { lastSale, lastYear } from "../src/games/o-zoo-le-mio/story.ts";
import type { ShownTile } from "../src/games/o-zoo-le-mio/view.ts";
import type { Move, Said } from "../src/wire.ts";

const move = (action: string, values: Said["values"] = {}): Move => ({
  action,
  label: { key: "", values },
  targets: [],
  effects: null,
});

const tile: ShownTile = {
  tile: "t08",
  halves: [
    { type: "mammal", stars: 1, bushes: 1, exits: ["west"] },
    { type: "reptile", stars: 3, bushes: 0, exits: ["east"] },
  ],
};

test("a bid is known by its coins, and is no placement", () => {
  expect(coinsOf(move("bid-12"))).toBe(12);
  expect(placementOf(move("bid-12"))).toBeNull();
  expect(spotOf(move("give-up"))).toBeNull();
});

test("a placement is where its label says, turned as its name says", () => {
  const placing = move("place-b-at-start-a-north-turned-3", { first_at: "0/2", second_at: "0/1" });
  expect(placementOf(placing)).toEqual({ move: placing, turns: 3, a: { x: 0, y: 2 }, b: { x: 0, y: 1 } });
  expect(coinsOf(placing)).toBeNull();
});

test("a turned tile has its other half and its paths turned clockwise", () => {
  const [a, b] = laid(tile, 1, { x: 2, y: 3 });
  expect([a.x, a.y, a.exits]).toEqual([2, 3, ["north"]]);
  expect([b.x, b.y, b.exits]).toEqual([2, 2, ["south"]]);
  expect(towards(a, b)).toBe("south");
});

test("bounds are those of all squares, with a margin", () => {
  const squares = [
    { x: -1, y: 2 },
    { x: 1, y: 0 },
  ];
  expect(boundsOf(squares, 1)).toEqual({ left: -2, top: 3, columns: 5, rows: 5 });
});

const bid = (seat: number, coins: number): Said => ({ key: "bid-of", values: { seat: { seat }, coins } });
const sale: Said[] = [
  { key: "told-bids", values: { tile: { key: "zoo-tile", values: {} }, bids: [bid(0, 2), bid(1, 2)] } },
  { key: "told-flag", values: { seat: { seat: 1 } } },
  { key: "told-buy", values: { seat: { seat: 1 }, coins: 2 } },
];

test("the last sale has everybody's bid, the buyer, and whether the flag decided", () => {
  const found = lastSale([{ key: "told-row", values: {} }, ...sale]);
  expect(found).toMatchObject({ line: 1, bids: { 0: 2, 1: 2 }, buyer: 1, isTie: true });
  expect(lastSale([])).toBeNull();
});

test("the last year has a row for each seat", () => {
  const points: Said = {
    key: "told-points",
    values: { seat: { seat: 0 }, visitors: 3, trees: 1, benches: 0, year: 1, points: 4, total: 4 },
  };
  expect(lastYear([{ key: "told-year-over", values: { year: 1 } }, points])).toEqual([
    { seat: 0, visitors: 3, trees: 1, benches: 0, year: 1, points: 4, total: 4 },
  ]);
  expect(lastYear(sale)).toEqual([]);
});
