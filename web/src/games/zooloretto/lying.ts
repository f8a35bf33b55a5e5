/** Everything that lies on a table of Zooloretto, and in its half of zoo-and-sea. */
import type { Lying } from "../game.ts";
import { followed } from "./tiles.ts";
import { isStall, spread, type SeatHalf, type Tiles, type View, type ZooHalf } from "./view.ts";

const COIN = "coin";

function many(place: string, kind: string, number: number): Lying[] {
  return Array.from({ length: number }, () => ({ place, kind }));
}

/** The cargo of the trucks, and what is in somebody's hand. */
export function lyingInMiddle(trucks: (string | null)[][], held: Record<string, string | null>): Lying[] {
  const cargo = trucks.flatMap((boxes, truck) =>
    boxes.map((kind, box) => ({ place: `truck-${truck + 1}-box-${box + 1}`, kind })),
  );
  const hands = Object.entries(held).map(([place, kind]) => ({ place, kind }));
  return [...hands, ...cargo].flatMap(({ place, kind }) => (kind ? [{ place, kind: followed(kind) }] : []));
}

/** The coins of everybody and of the bank. */
export function lyingMoney(seats: SeatHalf[], bank: number): Lying[] {
  return [...many("bank", COIN, bank), ...seats.flatMap(({ seat, coins }) => many(`seat-${seat}-purse`, COIN, coins))];
}

/** Offspring that are yet to be born. */
export function lyingUnborn(unborn: Tiles): Lying[] {
  return Object.entries(unborn).flatMap(([species, number]) => many("nursery", `baby-${species}`, number));
}

/** What lies in a zoo and its barn. */
export function lyingInZoo({ seat, enclosures, barn }: ZooHalf): Lying[] {
  const found = enclosures.flatMap(({ name, tiles }) =>
    spread(tiles).map((kind) => ({
      place: `seat-${seat}-${name}${isStall(kind) ? "-stalls" : ""}`,
      kind: followed(kind),
    })),
  );
  return [...found, ...spread(barn).map((kind) => ({ place: `seat-${seat}-barn`, kind: followed(kind) }))];
}

export function lying(shown: unknown): Lying[] {
  const view = shown as View;
  return [
    ...lyingInMiddle(view.trucks, { hand: view.hand, bought: view.bought }),
    ...lyingMoney(view.zoos, view.bank),
    ...lyingUnborn(view.unborn),
    ...view.zoos.flatMap(lyingInZoo),
  ];
}
