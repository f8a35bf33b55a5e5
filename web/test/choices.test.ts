import { expect, test } from "vitest";
import { choicesOf } from "../src/table/choices.ts";
import type { Move } from "../src/wire.ts";

const moves = (...actions: string[]): Move[] =>
  actions.map((action) => ({ action, label: { key: "", values: {} } }) as Move);

test("the kinds of move that can be chosen from", () => {
  expect(choicesOf(moves("draw"))).toBe("draw");
  expect(choicesOf(moves("draw-sea", "take-truck-2"))).toBe("draw-take");
  expect(choicesOf(moves("take-truck-2", "expand"))).toBe("take-more");
  expect(choicesOf(moves("load-truck-1"))).toBe("more");
  expect(choicesOf([])).toBe("");
});
