/** Where on the table the moves of Dice's Zoo are made. */
import type { Move } from "../../wire.ts";
import type { View } from "./view.ts";

const DIE = /^(.+)-of-left-(\d)$/;
const OWN = /^own-(.+)$/;
const RIVAL = /^left-(\d)$/;

/** The spot of a move. Picking dice takes many steps (`choosing.svelte.ts`), so it has no single spot. */
export function spotOf(move: Move, view: unknown, eyes: number): string | null {
  const seatAt = (step: string | undefined): number => (eyes + Number(step)) % (view as View).hands.length;
  const die = DIE.exec(move.action);
  if (die) return dieSpot(seatAt(die[2]), die[1] ?? "");
  const own = OWN.exec(move.action);
  if (own) return dieSpot(eyes, own[1] ?? "");
  const rival = RIVAL.exec(move.action);
  return rival ? rivalSpot(seatAt(rival[1])) : "hand";
}

/** The spot of the dice of a face in front of somebody. */
export const dieSpot = (seat: number, face: string): string => `seat-${seat}-${face}`;

/** The spot of somebody as a whole. */
export const rivalSpot = (seat: number): string => `seat-${seat}`;
