/** The view of Zooloretto, as the server sends it. */

/** Tiles by kind. */
export type Tiles = Record<string, number>;

/** What an enclosure has room for and what it brings, be it built or not. */
export interface Plot {
  name: string;
  spaces: number;
  stall_spaces: number;
  /** Coins for who fills it. */
  coins: number;
  /** Points when it is full, and when one space is empty. */
  full: number;
  one_short: number;
}

export interface Enclosure extends Plot {
  tiles: Tiles;
  animals: number;
  free: number;
  stalls: number;
}

/** What a seat has of Zooloretto, here and in zoo-and-sea. */
export interface ZooHalf {
  seat: number;
  enclosures: Enclosure[];
  /** Expansions that can still be built. */
  plots: Plot[];
  barn: Tiles;
}

/** What a seat has beside its zoo, in every game of tiles. */
export interface SeatHalf {
  seat: number;
  /** The truck taken in this round, counted from 1. */
  truck: number | null;
  coins: number;
  /** Not told at a strict table before the end. */
  points?: number;
}

export type Zoo = ZooHalf & SeatHalf;

export interface Piles {
  draw_pile: number;
  end_pile: number;
  /** Not told at a strict table before the end. */
  unseen?: Tiles;
  unborn: Tiles;
}

export interface View extends Piles {
  phase: string;
  turn: number | null;
  hand: string | null;
  bought: string | null;
  left_out: string[];
  trucks: (string | null)[][];
  bank: number;
  prices: Record<string, number>;
  last_round: boolean;
  zoos: Zoo[];
}

export const isStall = (kind: string): boolean => kind.endsWith("-stall");

/** The species of an animal; a stall is of its own kind. */
export const speciesOf = (kind: string): string => kind.replace(/^(male|female|father|mother|baby)-/, "");

/** The kinds of a count, each as often as it is there. */
export function spread(tiles: Tiles): string[] {
  return Object.entries(tiles).flatMap(([kind, n]) => Array.from({ length: n }, () => kind));
}
