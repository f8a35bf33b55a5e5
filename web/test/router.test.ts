import { expect, test } from "vitest";
import { placeOf } from "../src/core/router.svelte.ts";

test("an address names a place within the page", () => {
  expect(placeOf("/")).toEqual({ kind: "lobby" });
  expect(placeOf("/t/abc")).toEqual({ kind: "table", id: "abc" });
  expect(placeOf("/t/abc/replay", "?ply=12")).toEqual({ kind: "replay", id: "abc", ply: 12 });
  expect(placeOf("/t/abc/replay")).toEqual({ kind: "replay", id: "abc", ply: null });
  expect(placeOf("/verify/abc")).toEqual({ kind: "verify", id: "abc" });
  expect(placeOf("/elsewhere")).toEqual({ kind: "nowhere" });
});
