/** The view of Aquaretto with Zooloretto, as the server sends it. */
import type { Doing, Office, Prices, WaterZoo } from "../aquaretto/view.ts";
import type { Piles, ZooHalf } from "../zooloretto/view.ts";

/** The two zoos of a seat. */
export type Zoos = ZooHalf & WaterZoo;

/** What is left of one of the two games. */
export interface GamePiles extends Piles {
  /** After this round no more of its tiles are drawn. */
  closing: boolean;
  closed: boolean;
}

export interface View extends Doing {
  hand: string | null;
  bought: string | null;
  zoo_left_out: string[];
  sea_left_out: string[];
  trucks: (string | null)[][];
  bank: number;
  piles: { zoo: GamePiles; sea: GamePiles & { coworkers: number } };
  prices: { zoo: Record<string, number>; sea: Prices };
  offices: Record<Office, number>;
  last_round: boolean;
  zoos: Zoos[];
}
