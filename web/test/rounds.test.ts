import { expect, test } from "vitest";
import { lastRound } from "../src/table/rounds.ts";
import type { Said } from "../src/wire.ts";

const told = (...keys: string[]): Said[] => keys.map((key) => ({ key, values: { seat: { seat: 1 } } }));

test("in the first round nothing is news", () => {
  expect(lastRound(told("told-starter", "told-draw"))).toBeNull();
});

test("a new round is told with what was left of the one before", () => {
  const log = told("told-take", "told-round", "told-draw", "told-left-truck", "told-left-truck", "told-round");
  expect(lastRound([...log, ...told("told-draw")])).toEqual({ number: 3, line: 5, starter: 1, told: log.slice(3, 5) });
});
