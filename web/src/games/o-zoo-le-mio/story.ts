/** What the log tells of the last sale and the last year: bids are nowhere else once they have been opened. */
import type { TableState } from "../../table/table.svelte.ts";
import type { Said } from "../../wire.ts";

export interface Sale {
  /** Which sentence of the log told it: another one is another sale. */
  line: number;
  tile: Said;
  /** Coins by seat. */
  bids: Record<number, number>;
  buyer: number;
  isTie: boolean;
}

export interface YearsPoints {
  seat: number;
  visitors: number;
  trees: number;
  benches: number;
  year: number;
  points: number;
  total: number;
}

const seatIn = (said: Said): number => (said.values.seat as { seat: number }).seat;

/** The log as far as it is to be seen: when looking back, up to then. */
export function toldAt(table: TableState): Said[] {
  return table.past ? table.line.log.slice(0, table.past.log) : table.line.log;
}

/** The last sale, with everybody's bid. */
export function lastSale(log: Said[]): Sale | null {
  const line = log.findLastIndex((said) => said.key === "told-bids");
  const told = log[line];
  const buy = log.slice(line).find((said) => said.key === "told-buy");
  if (!told || !buy) return null;
  const bids: Record<number, number> = {};
  for (const each of told.values.bids as Said[]) bids[seatIn(each)] = each.values.coins as number;
  const isTie = log[line + 1]?.key === "told-flag";
  return { line, tile: told.values.tile as Said, bids, buyer: seatIn(buy), isTie };
}

/** What everybody got at the end of the last year that is over. */
export function lastYear(log: Said[]): YearsPoints[] {
  const line = log.findLastIndex((said) => said.key === "told-year-over");
  if (line < 0) return [];
  return log
    .slice(line)
    .filter((said) => said.key === "told-points")
    .map((said) => ({ ...(said.values as unknown as YearsPoints), seat: seatIn(said) }));
}
