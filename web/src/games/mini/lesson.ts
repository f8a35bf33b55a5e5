/** The first game of Mini: ten short words, each when it is of use. */
import { choicesOf } from "../../table/choices.ts";
import type { Lesson, Moment } from "../game.ts";
import { spotOf } from "./moves.ts";
import type { View, Zoo } from "./view.ts";

const seen = (now: Moment): View => now.view as View;
const ownZoo = (now: Moment): Zoo | undefined => seen(now).zoos[now.eyes];
const isAlone = (now: Moment): boolean => seen(now).zoos.every((zoo) => zoo.seat === now.eyes || zoo.truck !== null);

/** Where the only moves are that can be made; where there is a choice, it is the reader's. */
function onlySpot({ legal, view, eyes }: Moment): string | null {
  const spots = new Set(legal.map((move) => spotOf(move, view, eyes)));
  return spots.size === 1 ? ([...spots][0] ?? null) : null;
}

/** Is everything of the truck that the seat took in its zoo? The last one of a round has given it back by then. */
function hasPlaced(now: Moment): boolean {
  const truck = ownZoo(now)?.truck;
  return truck == null || (seen(now).trucks[truck - 1] ?? []).every((box) => box === null);
}

/** What there is to say until the seat takes a truck: it may draw, load and confirm several times before. */
function untilTaken(now: Moment): string | null {
  if (now.isHeld) return "confirm";
  if (seen(now).hand !== null) return isAlone(now) ? "again-alone" : "again";
  const choices = choicesOf(now.legal);
  if (choices === "take" || choices === "draw") return `${choices}-only`;
  return isAlone(now) ? "alone" : null;
}

const lesson: Lesson = [
  { name: "zoo" },
  { name: "turn" },
  { name: "draw", spot: () => "pile", isDone: (now) => seen(now).hand !== null },
  { name: "load", spot: onlySpot, isDone: (now) => seen(now).hand === null && !now.isHeld },
  {
    name: "watch",
    isWatching: true,
    isDone: (now) => ownZoo(now)?.truck != null || (seen(now).turn === now.eyes && seen(now).hand !== null),
  },
  { name: "take", says: untilTaken, spot: onlySpot, isDone: (now) => ownZoo(now)?.truck != null },
  {
    name: "place",
    says: (now) => (now.isHeld ? "confirm" : null),
    isDone: (now) => !now.isHeld && hasPlaced(now),
  },
  { name: "round" },
  { name: "young" },
  { name: "end" },
];
export default lesson;
