/** The view of Zooloretto Mini, as the server sends it. */
export interface Enclosure {
  number: number;
  tiles: Record<string, number>;
  animals: number;
  free: number;
}

export interface Zoo {
  seat: number;
  /** The truck taken in this round, counted from 1. */
  truck: number | null;
  /** Not told at a strict table before the end. */
  points?: number;
  enclosures: Enclosure[];
  barn: Record<string, number>;
}

export interface View {
  phase: string;
  turn: number | null;
  hand: string | null;
  trucks: (string | null)[][];
  draw_pile: number;
  end_pile: number;
  last_round: boolean;
  zoos: Zoo[];
}

/** The kinds of a count, each as often as it is there. */
export function spread(tiles: Record<string, number>): string[] {
  return Object.entries(tiles).flatMap(([kind, n]) => Array.from({ length: n }, () => kind));
}
