import { expect, test } from "vitest";
import { Tracker } from "../src/table/tracker.ts";

const wolf = (place: string) => ({ place, kind: "wolf" });

test("a tile that left one place and came to another is the same tile", () => {
  const tracker = new Tracker();
  const [before] = tracker.follow([wolf("truck")]);
  const [after] = tracker.follow([wolf("enclosure")]);
  expect(after).toEqual({ ...before, place: "enclosure" });
});

test("tiles that stay keep their order, and newcomers come last", () => {
  const tracker = new Tracker();
  const [first] = tracker.follow([wolf("barn")]);
  const now = tracker.follow([{ place: "barn", kind: "rock" }, wolf("barn")]);
  expect(now[0]).toEqual(first);
  expect(now[1]?.kind).toBe("rock");
});

test("what has moved is marked until it is settled", () => {
  const tracker = new Tracker();
  tracker.follow([wolf("truck")]);
  tracker.settle();
  const [moved] = tracker.follow([wolf("barn")]);
  expect([...tracker.moved]).toEqual([moved?.id]);
});

test("what lies there at first has not moved, and newcomers are fresh until the next view", () => {
  const tracker = new Tracker();
  const [first] = tracker.follow([wolf("hand")]);
  expect([tracker.moved.size, ...tracker.fresh]).toEqual([0, first?.id]);
  const [, second] = tracker.follow([wolf("hand"), wolf("hand")]);
  expect([...tracker.moved, ...tracker.fresh]).toEqual([second?.id, second?.id]);
  tracker.follow([wolf("hand"), wolf("hand")]);
  expect(tracker.fresh.size).toBe(0);
});

test("who is born turned up at a table that was there before", () => {
  const tracker = new Tracker();
  const [first] = tracker.follow([wolf("enclosure")]);
  expect(tracker.isBorn(first?.id ?? 0)).toBe(false);
  const [, second] = tracker.follow([wolf("enclosure"), { place: "enclosure", kind: "baby" }]);
  expect(tracker.isBorn(second?.id ?? 0)).toBe(true);
});

test("after a look at something else the marks are what they were", () => {
  const tracker = new Tracker();
  tracker.follow([wolf("truck")]);
  const [moved] = tracker.follow([wolf("barn")]);
  const goBack = tracker.keep();
  tracker.follow([]);
  tracker.settle();
  goBack();
  expect(tracker.follow([wolf("barn")])).toEqual([moved]);
  expect([...tracker.moved]).toEqual([moved?.id]);
});
