/** The first game of Mini: ten short words, each when it is of use. */
import type { Move } from "../../wire.ts";
import type { Lesson } from "../game.ts";
import type { View, Zoo } from "./view.ts";

const zooOf = (view: unknown, eyes: number): Zoo | undefined => (view as View).zoos[eyes];

/** The truck that a move is about. */
function truckOf(legal: Move[]): string | null {
  const found = legal.map((move) => /^(?:load|take)-(truck-\d)$/.exec(move.action)?.[1]);
  return found.find((truck) => truck !== undefined) ?? null;
}

/** Is everything of the truck that the seat took in its zoo? The last one of a round has given it back by then. */
function hasPlaced(view: unknown, eyes: number): boolean {
  const truck = zooOf(view, eyes)?.truck;
  return truck == null || ((view as View).trucks[truck - 1] ?? []).every((box) => box === null);
}

/** Whoever draws again loads and confirms again. */
function again(view: unknown, isHeld: boolean): string | null {
  if (isHeld) return "confirm";
  return (view as View).hand === null ? null : "again";
}

const lesson: Lesson = [
  { name: "zoo" },
  { name: "turn" },
  { name: "draw", spot: () => "pile", isDone: (view) => (view as View).hand !== null },
  { name: "load", spot: truckOf, isDone: (view, _, isHeld) => (view as View).hand === null && !isHeld },
  { name: "watch", isWatching: true, isDone: (view, eyes) => (view as View).turn === eyes },
  { name: "take", says: again, spot: truckOf, isDone: (view, eyes) => zooOf(view, eyes)?.truck != null },
  { name: "place", isDone: (view, eyes, isHeld) => isHeld || hasPlaced(view, eyes) },
  { name: "confirm", isWatching: true, isDone: (_view, _eyes, isHeld) => !isHeld },
  { name: "round" },
  { name: "end" },
];
export default lesson;
