import { expect, test } from "vitest";
import { mistakesIn, numberOf, playOf, winsAt, type Review } from "../src/pages/review.ts";
import { isAbout } from "../src/table/scoring.ts";

const enclosure = { key: "points-enclosure", values: { species: { name: "species-wolf" }, animals: 2 } };
const barn = { key: "points-barn", values: { kinds: [{ name: "species-wolf" }, { name: "tile-pond" }] } };

test("a row of points is about the tiles that it names, where they bring or cost them", () => {
  expect(isAbout(enclosure, 1, { place: "seat-1-enclosure-2", kind: "male-wolf" })).toBe(true);
  expect(isAbout(enclosure, 1, { place: "seat-0-enclosure-2", kind: "wolf" })).toBe(false);
  expect(isAbout(enclosure, 1, { place: "seat-1-barn", kind: "wolf" })).toBe(false);
  expect(isAbout(barn, 1, { place: "seat-1-barn", kind: "pond" })).toBe(true);
  expect(isAbout(barn, 1, { place: "seat-1-barn", kind: "llama" })).toBe(false);
});

test("what Aquaretto calls a depot is a barn", () => {
  const depot = { key: "points-depot", values: { species: [{ name: "species-orca" }] } };
  const basin = { key: "points-basin", values: { species: { name: "species-orca" } } };
  const stored = { place: "seat-1-depot-0", kind: "male-orca" };
  expect([isAbout(depot, 1, stored), isAbout(basin, 1, stored)]).toEqual([true, false]);
});

const review: Review = {
  names: ["Ada", "Ben"],
  curve: [
    { ply: 2, wins: [0.5, 0.5] },
    { ply: 6, wins: [0.8, 0.2] },
  ],
  moves: [
    { ply: 2, seat: 0, loss: 0.2, loss_error: 0.05 },
    { ply: 4, seat: 0, loss: 0.01, loss_error: 0.05 },
  ],
  turning_points: [],
};

test("chances are those of the choice that comes next, at last those of the end", () => {
  expect(winsAt(review, 0)).toEqual([0.5, 0.5]);
  expect(winsAt(review, 3)).toEqual([0.8, 0.2]);
  expect(winsAt(review, 9)).toEqual([0.8, 0.2]);
});

test("a mistake is what lost more than the judge may be off", () => {
  expect(mistakesIn(review).map(numberOf)).toEqual([3]);
  expect(playOf(review, 0)).toEqual({ choices: 2, mistakes: 1, move: 3, loss: 20 });
  expect(playOf(review, 1)).toEqual({ choices: 0, mistakes: 0, move: 0, loss: 0 });
});

test("of several mistakes the worst is named", () => {
  const worse = { ply: 7, seat: 0, loss: 0.4, loss_error: 0.05 };
  expect(playOf({ ...review, moves: [...review.moves, worse] }, 0)).toMatchObject({ mistakes: 2, move: 8, loss: 40 });
});
