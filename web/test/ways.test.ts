import { expect, test } from "vitest";
import { nextThatWay } from "../src/table/ways.ts";

const at = (x: number, y: number): { x: number; y: number } => ({ x: x * 60, y: y * 60 });

test("an arrow goes to the next place straight ahead, over gaps", () => {
  expect(nextThatWay(at(0, 0), [at(0, 0), at(3, 0), at(1, 1)], [1, 0])).toBe(1);
});

test("where nothing is straight ahead it goes aside", () => {
  expect(nextThatWay(at(0, 0), [at(0, 0), at(1, 2)], [1, 0])).toBe(1);
});

test("nothing lies that way", () => {
  expect(nextThatWay(at(0, 0), [at(0, 0), at(1, 0), at(0, 2)], [0, -1])).toBe(-1);
});
