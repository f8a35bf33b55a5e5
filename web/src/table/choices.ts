/** What kinds of move somebody can choose from, as the end of a sentence's name. */
import type { Move } from "../wire.ts";

const KINDS: [name: string, pattern: RegExp][] = [
  ["draw", /^draw/],
  ["take", /^take-truck/],
  ["more", /^(?!draw|take-truck)/],
];

/** As `draw-take` where a tile can be drawn or a truck taken, and nothing more can be done. */
export function choicesOf(legal: Move[]): string {
  const found = KINDS.filter(([, pattern]) => legal.some((move) => pattern.test(move.action)));
  return found.map(([name]) => name).join("-");
}
