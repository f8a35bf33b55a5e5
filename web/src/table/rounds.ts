/** Where in the story of a game a round ends and the next one begins. */
import type { Said } from "../wire.ts";

const BEGINS = ["told-round", "told-next-round"];
const ABOUT_THE_LAST = ["told-left-truck", "told-out-of-round", "told-minus"];

/** Does a sentence say that a round begins? */
export const beginsRound = (said: Said): boolean => BEGINS.includes(said.key);

/** A round that has begun. */
export interface Round {
  number: number;
  /** Where in the log that is told. */
  line: number;
  /** Who starts it, where that is told. */
  starter: number | null;
  /** What was told about the end of the round before. */
  told: Said[];
}

/** The last round that has begun; null in the first. */
export function lastRound(log: Said[]): Round | null {
  const line = log.findLastIndex(beginsRound);
  const begins = log[line];
  if (!begins) return null;
  let from = line;
  while (ABOUT_THE_LAST.includes(log[from - 1]?.key ?? "")) from -= 1;
  const starter = (begins.values.seat as { seat: number } | undefined)?.seat ?? null;
  return { number: log.filter(beginsRound).length + 1, line, starter, told: log.slice(from, line) };
}
