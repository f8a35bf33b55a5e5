/** The view of Zooloretto: The Dice Game, as the server sends it. */
export interface Enclosure {
  animal: string;
  /** Spaces crossed off. */
  animals: number;
  spaces: number;
  bonus: number;
  /** The seat that was first to fill it. */
  bonus_of: number | null;
}

/** What the dice on a truck would cross off on a sheet. */
export interface Offer {
  points: number;
  animals: Record<string, number>;
  bonuses: string[];
  barn: string[];
  coins: number;
}

export interface Zoo {
  seat: number;
  /** Not told at a strict table before the end, nor are the offers. */
  points?: number;
  /** By truck. */
  offers?: Offer[];
  /** The truck taken in this round, counted from 1. */
  truck: number | null;
  /** The dice of that truck. */
  parked: string[];
  enclosures: Enclosure[];
  /** The animals crossed off there. */
  barn: string[];
  coins: number;
  complete_groups: number;
}

export interface View {
  phase: string;
  turn: number | null;
  round: number;
  /** Dice that can be rolled. */
  supply: number;
  /** Dice just rolled. */
  hand: string[];
  trucks: (string | null)[][];
  /** Coin spaces in each group of the ticket office. */
  coin_groups: number[];
  last_round: boolean;
  zoos: Zoo[];
}
