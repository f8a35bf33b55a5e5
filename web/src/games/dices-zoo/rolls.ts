/** Which dice were rolled just now: a die that comes up again has not changed, but it was rolled, and is seen to be. */
import type { Said } from "../../wire.ts";

const ROLLED = ["told-rolled", "told-rolled-again"];

/** How many dice of each face somebody rolled, as the log has just told: "1 bear-b" is seat 1's. */
export function rolledIn(log: Said[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { key, values } of log) {
    if (!ROLLED.includes(key)) continue;
    const { seat } = values.seat as { seat: number };
    const { name } = values.die as { name: string };
    const die = rolledDie(seat, name.replace(/^face-/, ""));
    found[die] = (found[die] ?? 0) + 1;
  }
  return found;
}

export const rolledDie = (seat: number, face: string): string => `${seat} ${face}`;
