import { expect, test } from "vitest";
import { rolledDie, rolledIn } from "../src/games/dices-zoo/rolls.ts";

test("dice that come up again were rolled too, and what else is told is no roll", () => {
  const die = { name: "face-bear-b" };
  const log = [
    { key: "told-roll", values: { seat: { seat: 1 }, dice: [die, die] } },
    { key: "told-rolled-again", values: { seat: { seat: 1 }, die } },
    { key: "told-rolled", values: { seat: { seat: 1 }, old: { name: "face-earthworm-b" }, die } },
    { key: "told-drawn", values: { seat: { seat: 0 }, die } },
  ];
  expect(rolledIn(log)).toEqual({ [rolledDie(1, "bear-b")]: 2 });
});
