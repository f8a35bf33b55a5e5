import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace } from "../src/core/pace.svelte.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function shownBy(pace: Pace): string[] {
  const shown: string[] = [];
  for (const [name, isSlow] of [
    ["own", false],
    ["bot", true],
    ["next bot", true],
    ["table", false],
  ] as const) {
    pace.add(() => shown.push(name), isSlow);
  }
  return shown;
}

test("what bots do is shown one thing after the other, and the rest in its turn", () => {
  const pace = new Pace(() => 900);
  vi.advanceTimersByTime(1000);
  const shown = shownBy(pace);
  expect(shown).toEqual(["own"]);
  expect(pace.waiting).toBe(3);
  vi.advanceTimersByTime(900);
  expect(shown).toEqual(["own", "bot"]);
  vi.advanceTimersByTime(900);
  expect(shown).toEqual(["own", "bot", "next bot", "table"]);
  expect(pace.waiting).toBe(0);
});

test("whoever is in a hurry sees everything at once", () => {
  const pace = new Pace(() => 900);
  const shown = shownBy(pace);
  pace.skip();
  expect(shown).toEqual(["own", "bot", "next bot", "table"]);
  vi.advanceTimersByTime(5000);
  expect(shown).toHaveLength(4);
});

test("what is forgotten is not shown", () => {
  const pace = new Pace(() => 900);
  vi.advanceTimersByTime(1000);
  const shown = shownBy(pace);
  pace.clear();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual(["own"]);
});

test("without a gap nothing waits", () => {
  expect(shownBy(new Pace(() => 0))).toHaveLength(4);
});
