/** Which of the two games a tile belongs to. */
import { speciesOf, WATERS } from "../aquaretto/tiles.ts";

const COIN = /^(zoo|sea)-coin$/;

export const isOfSea = (kind: string): boolean => kind === "sea-coin" || speciesOf(kind) in WATERS;

/** Coin tiles of either game are the same money. */
export const spent = (kind: string): string => kind.replace(COIN, "coin");

/** The boxes of a truck, without what belongs to the other game. */
export function cargoOf(game: "zoo" | "sea", boxes: (string | null)[]): (string | null)[] {
  return boxes.map((kind) => (kind !== null && isOfSea(kind) === (game === "sea") ? kind : null));
}
