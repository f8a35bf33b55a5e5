/** How tiles look and what they are called. */
import type { Said } from "../../wire.ts";
import type { Half, ShownTile, Type } from "./view.ts";

/** An animal for each number of stars; the one with most stands for its type, and is called by it. */
const ANIMALS: Record<Type, [string, string, string]> = {
  ape: ["monkey", "orangutan", "ape"],
  mammal: ["zebra", "leopard", "mammal"],
  bird: ["parrot", "peacock", "bird"],
  reptile: ["lizard", "turtle", "reptile"],
  sea: ["tropical-fish", "seal", "sea"],
};

/** The animal of an enclosure. */
export const animalOf = (type: Type, stars: number): string => ANIMALS[type][stars - 1] ?? ANIMALS[type][0];

const stars = (half: Half): string => "★".repeat(half.stars);

/** A tile in words: its animals with their stars, and its bushes. */
export function tileWords(tile: ShownTile): Said {
  const [first, second] = tile.halves;
  return {
    key: "zoo-tile",
    values: {
      first: { name: `type-${first.type}` },
      first_stars: stars(first),
      second: { name: `type-${second.type}` },
      second_stars: stars(second),
      bushes: first.bushes + second.bushes,
    },
  };
}
