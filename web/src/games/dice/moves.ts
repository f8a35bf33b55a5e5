/** Where on the table the moves of the dice game are made. */
import type { Move } from "../../wire.ts";

const LOAD = /^load-trucks-(\d)-(\d)$/;

/** The spot of a move. Loading takes two steps, one a die (`loading.svelte.ts`), so it has no single spot. */
export function spotOf(move: Move): string | null {
  if (move.action === "roll") return "supply";
  return move.action.startsWith("load-") ? "trucks" : move.action.replace(/^take-/, "");
}

/** The trucks that both dice in hand go onto; null: the move loads nothing. */
export function trucksOf(move: Move): [number, number] | null {
  const found = LOAD.exec(move.action);
  return found ? [Number(found[1]), Number(found[2])] : null;
}
