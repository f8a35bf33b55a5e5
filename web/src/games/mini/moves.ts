/** Where on the table the moves of Mini are made. */
import type { Move } from "../../wire.ts";
import type { View } from "./view.ts";

const PLACE = /^place-box-(\d)-(.+)$/;
const TAKE_OVER = /^take-over-(.+)-from-left-(\d)$/;

/** The spot of a move; null: it is made nowhere. */
export function spotOf(move: Move, view: unknown, eyes: number): string | null {
  const { action } = move;
  if (action === "draw") return "pile";
  if (action === "decline-bonus") return null;
  const truck = /^(?:load|take)-(truck-\d)$/.exec(action);
  if (truck?.[1]) return truck[1];
  const place = PLACE.exec(action);
  if (place?.[2]) return place[2];
  const takeOver = TAKE_OVER.exec(action);
  if (takeOver) {
    const rival = (eyes + Number(takeOver[2])) % (view as View).zoos.length;
    return barnSpot(rival, takeOver[1] ?? "");
  }
  if (action.startsWith("discard-")) return barnSpot(eyes, action.slice("discard-".length));
  return action.replace(/^settle-/, "");
}

/** The spot of a kind of tile in somebody's barn. */
export const barnSpot = (seat: number, kind: string): string => `seat-${seat}-barn-${kind}`;

/** The box whose tile has to be chosen for a move, by its place. */
export function pieceOf(move: Move, view: unknown, eyes: number): string | null {
  const place = PLACE.exec(move.action);
  if (!place) return null;
  return `truck-${(view as View).zoos[eyes]?.truck ?? 0}-box-${place[1]}`;
}
