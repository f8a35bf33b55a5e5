import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Moment } from "../src/games/game.ts";
import lesson from "../src/games/mini/lesson.ts";
import type { View } from "../src/games/mini/view.ts";
import type { Move } from "../src/wire.ts";

const words = readFileSync(join(import.meta.dirname, "../src/games/mini/en.ftl"), "utf8");
const take = lesson.find(({ name }) => name === "take");

/** A moment of the first seat, when the trucks of both are as given. */
function moment(actions: string[], taken: (number | null)[] = [null, null], hand: string | null = null): Moment {
  const zoos = taken.map((truck, seat) => ({ seat, truck, enclosures: [], barn: {} }));
  const view = { phase: "draw-or-take", turn: 0, hand, trucks: [[], [], []], zoos } as unknown as View;
  const legal = actions.map((action) => ({ action }) as Move);
  return { view, eyes: 0, legal, isHeld: false };
}

test("what is said fits what can be done", () => {
  const said = (now: Moment): string => `lesson-${take?.says?.(now) ?? "take"}`;
  const both = ["draw", "take-truck-1"];
  const moments: [Moment, string][] = [
    [moment(both), "lesson-take"],
    [moment(["take-truck-1"]), "lesson-take-only"],
    [moment(["draw"]), "lesson-draw-only"],
    [moment(both, [null, 2]), "lesson-alone"],
    [moment(["load-truck-1"], [null, null], "wolf"), "lesson-again"],
    [moment(["load-truck-1"], [null, 2], "wolf"), "lesson-again-alone"],
    [{ ...moment([]), isHeld: true }, "lesson-confirm"],
  ];
  expect(moments.map(([now]) => said(now))).toEqual(moments.map(([, wanted]) => wanted));
  expect(moments.filter(([, wanted]) => !words.includes(`\n${wanted} = `))).toEqual([]);
});

test("the hand points only where there is nothing to choose", () => {
  expect(take?.spot?.(moment(["take-truck-2"]))).toBe("truck-2");
  expect(take?.spot?.(moment(["draw", "take-truck-2"]))).toBeNull();
});

test("every step has its words", () => {
  expect(lesson).toHaveLength(10);
  expect(lesson.filter(({ name }) => !words.includes(`\nlesson-${name} = `))).toEqual([]);
});
