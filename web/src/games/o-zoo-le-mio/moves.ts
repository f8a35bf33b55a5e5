/** Where on the table the moves of O Zoo le Mio are made. */
import type { Move } from "../../wire.ts";
import { squareOf } from "./plane.ts";
import type { Square } from "./view.ts";

const TURNED = /^place-.*-turned-(\d)$/;
const BID = /^bid-(\d+)$/;

/** A way to place the tile: the squares of its halves, and how often it is turned. */
export interface Placement {
  move: Move;
  turns: number;
  a: Square;
  b: Square;
}

/** The coins of a bid; null: the move is none. */
export function coinsOf(move: Move): number | null {
  const found = BID.exec(move.action);
  return found ? Number(found[1]) : null;
}

/** The placement that a move is, as its label tells it; null: it is none. */
export function placementOf(move: Move): Placement | null {
  const found = TURNED.exec(move.action);
  if (!found) return null;
  const { first_at, second_at } = move.label.values;
  return { move, turns: Number(found[1]), a: squareOf(String(first_at)), b: squareOf(String(second_at)) };
}

/** Bids are made in the action bar's own part, tiles are placed in the zoo; giving one up is a button like others. */
export function spotOf(move: Move): string | null {
  if (coinsOf(move) !== null) return move.action;
  return placementOf(move) ? "zoo" : null;
}
