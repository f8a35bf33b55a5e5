import { expect, test } from "vitest";
import { Catalogue } from "../src/core/words.svelte.ts";

const words = new Catalogue("de", [
  "tile-wolf = Wolf\n    .the = den Wolf\nplayer = Spieler { $number }\ntold-load = { $seat } legt { $tile-the } auf Wagen { $truck }.\nlost = { $points }\n",
]);

test("things have their forms, and seats their names", () => {
  const said = { key: "told-load", values: { seat: { seat: 1 }, tile: { name: "tile-wolf" }, truck: 2 } };
  expect(words.say(said, ["Ada", "Ben"])).toBe("Ben legt den Wolf auf Wagen 2.");
  expect(words.say(said, [])).toBe("Spieler 2 legt den Wolf auf Wagen 2.");
});

test("numbers below zero have a true minus sign", () => {
  expect(words.text("lost", { points: -2 })).toBe("−2");
});
