/** The view of O Zoo le Mio, as the server sends it. */
export const TYPES = ["ape", "mammal", "bird", "reptile", "sea"] as const;
export type Type = (typeof TYPES)[number];
export type Direction = "north" | "east" | "south" | "west";

export interface Half {
  type: Type;
  stars: number;
  bushes: number;
  /** Where paths leave it. */
  exits: Direction[];
}

/** East and north of the western half of the starting tile. */
export interface Square {
  x: number;
  y: number;
}

export interface ShownTile {
  tile: string;
  halves: [Half, Half];
}

export interface PlacedTile {
  tile: string;
  turned: number;
  auction: number;
  halves: [Half & Square, Half & Square];
}

/** Halves of a type that lie side by side. */
export interface Enclosure {
  type: Type;
  stars: number;
  /** Is it the one of its type that counts in this zoo? */
  counts: boolean;
  squares: [number, number][];
}

export interface Zoo {
  seat: number;
  /** Null where they are hidden. */
  coins: number | null;
  has_bid: boolean;
  /** The own one only. */
  bid: number | null;
  tiles: PlacedTile[];
  number: number;
  enclosures: Enclosure[];
  stars: Record<Type, number>;
  visitors: Record<Type, number>;
  bushes: number;
  trees: number;
  benches: number;
  /** Points at the end of each year. */
  years: number[];
  noted: number;
  /** Not told at a strict table before the end. */
  points?: number;
}

export interface View {
  phase: string;
  /** Who looks; null: a watcher. */
  seat: number | null;
  actors: number[];
  over: boolean;
  years: string;
  money: string;
  year: number;
  auction: number;
  turn: number | null;
  /** Seats by their flags, from the top. */
  pole: number[];
  /** All tiles of the year, those that are sold first. */
  row: ShownTile[];
  sold: number;
  stack: number;
  lost: string[];
  start: ({ exits: Direction[] } & Square)[];
  hut: [number, number][];
  zoos: Zoo[];
}

export const YEARS = 5;

/** The tile that bids are made for, or that is to be placed. */
export const forSale = (view: View): ShownTile | null => view.row[view.sold] ?? null;

/** The numbers below another one. */
export const upTo = (number: number): number[] => Array.from({ length: number }, (_, i) => i);
