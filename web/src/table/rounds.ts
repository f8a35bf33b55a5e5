/** Where in the story of a game a new round begins. */
import type { Said } from "../wire.ts";

const BEGINS = ["told-round", "told-next-round"];
const ABOUT_THE_LAST = ["told-left-truck", "told-out-of-round", "told-minus"];

/** Does a sentence say that a round begins? */
export const beginsRound = (said: Said): boolean => BEGINS.includes(said.key);

/** A round that has begun: its number, where in the log that is told, and what was told about the end of the one before. */
export interface Round {
  number: number;
  line: number;
  told: Said[];
}

/** The last round that has begun; null in the first. */
export function lastRound(log: Said[]): Round | null {
  const line = log.findLastIndex(beginsRound);
  if (line < 0) return null;
  let from = line;
  while (ABOUT_THE_LAST.includes(log[from - 1]?.key ?? "")) from -= 1;
  return { number: log.filter(beginsRound).length + 1, line, told: log.slice(from, line + 1) };
}
