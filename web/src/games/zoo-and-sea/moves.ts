/** Where on the table the moves of the two games are made. */
import type { Move } from "../../wire.ts";
import { intentOf as seaIntentOf, pieceOf as seaPieceOf, seaSpotOf } from "../aquaretto/moves.ts";
import { intentOf as zooIntentOf, pieceOf as zooPieceOf, spotOf as zooSpotOf } from "../zooloretto/moves.ts";
import type { View } from "./view.ts";

const IN_SEA =
  /^(pick-|put-|store$|place-(?!box)|move-(tile|cashier|keeper|manager|trainer)|buy-from|discard$|expand-|build-|leave-out-)/;

const isInSea = ({ action }: Move): boolean => IN_SEA.test(action);

export function spotOf(move: Move, shown: unknown, eyes: number, piece: string | null): string | null {
  const view = shown as View;
  const draw = /^draw-(zoo|sea)$/.exec(move.action);
  if (draw) return `pile-${draw[1]}`;
  if (isInSea(move)) return seaSpotOf(move.action, view, eyes, view.zoos.length) ?? null;
  return zooSpotOf(move, view, eyes, piece);
}

export function pieceOf(move: Move, view: unknown, eyes: number): string | string[] | null {
  return isInSea(move) ? seaPieceOf(move) : zooPieceOf(move, view, eyes);
}

export const intentOf = (move: Move): string | null => (isInSea(move) ? seaIntentOf(move) : zooIntentOf(move));
