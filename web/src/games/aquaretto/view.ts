/** The view of Aquaretto, as the server sends it. */
export type Office = "cashier" | "keeper" | "manager";
export const OFFICES: Office[] = ["cashier", "keeper", "manager"];

/** A water zoo and its depot. */
export interface WaterZoo extends Record<Office, number> {
  seat: number;
  /** The truck taken in this round, counted from 1. */
  truck: number | null;
  coins: number;
  /** Not told at a strict table before the end. */
  points?: number;
  /** A sign for every cell, row by row; # is the yard. */
  water_zoo: string[];
  /** The cell that the first sign is about. */
  corner: string;
  /** What each space holds: an animal, a trainer or nothing. */
  spaces: Record<string, string | null>;
  /** The spaces that are no part of the printed board. */
  expansions: string[];
  /** From the bottom to the top. */
  depot: string[];
  small_expansions_left: number;
  large_expansions_left: number;
  basins: number;
  most_basins: number;
  /** Males and females that have no offspring yet. */
  fertile: string[];
  /** The cells that the expansion can have which is being built. */
  building_land: string[];
}

/** What somebody is in the midst of doing in a water zoo. */
export interface Doing {
  phase: string;
  turn: number | null;
  carried: string | null;
  moved_from: string | null;
  expansion: "small" | "large" | null;
  box: string | null;
}

export type Price = "move_tile" | "move_coworker" | "buy" | "discard" | "expand_small" | "expand_large";
export type Prices = Record<Price, number>;

/** What lies ready for everybody. */
export interface Supplies {
  bank: number;
  unborn: Record<string, number>;
  coworkers: number;
}

export interface View extends Doing, Supplies {
  hand: string | null;
  trucks: (string | null)[][];
  draw_pile: number;
  end_pile: number;
  last_round: boolean;
  prices: Prices;
  offices: Record<Office, number>;
  zoos: WaterZoo[];
}

/** Is a coworker on the way to its place? It still counts as one of the supply. */
export function isCoworkerMoving(doing: Doing): boolean {
  return doing.phase === "place-coworker" || doing.phase === "move-coworker";
}
