/** The view of Dice's Zoo, as the server sends it. A face is a kind of die with what it shows: "bear-b". */
export type Dice = Record<string, number>;

export interface Hand {
  seat: number;
  /** By face, from left to right. */
  dice: Dice;
  number: number;
  /** Not told at a strict table before the end. */
  minus?: number;
  /** Minus points of the rounds before. */
  total: number;
}

export interface View {
  phase: string;
  turn: number | null;
  round: number;
  is_match: boolean;
  limit: number;
  used_dice: "bag" | "box";
  /** By kind of die. */
  bag?: Dice;
  in_bag: number;
  box: Dice;
  /** By face. */
  centre: Dice;
  animal: string | null;
  owner: number | null;
  picked: Dice;
  roller: number | null;
  /** Uses of the ability that are still to come. */
  uses: number;
  /** The own die chosen to be swapped or given. */
  given: string | null;
  /** By symbol, from the biggest animal on. */
  minus_points: Record<string, number>;
  /** Of each animal that can be placed, how many dice. */
  placeable: Record<string, { fewest: number; most: number } | undefined>;
  hands: Hand[];
}

/** What a die of that face shows. */
export const symbolOf = (face: string): string => face.slice(0, -2);

/** The letter of its kind. */
export const kindOf = (face: string): string => face.slice(-1).toUpperCase();

/** The faces of a count, each as often as it is there. */
export function spread(dice: Dice): string[] {
  return Object.entries(dice).flatMap(([face, n]) => Array.from({ length: n }, () => face));
}

/** How many dice there are in all. */
export const sum = (dice: Dice): number => Object.values(dice).reduce((all, n) => all + n, 0);

/** How many animals lie in the centre; X2 beside them are none. */
export const animalsIn = (view: View): number =>
  spread(view.centre).filter((face) => symbolOf(face) === view.animal).length;
