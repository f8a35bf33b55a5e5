/** What lies in a water zoo and beside it, so that it is seen to move. */
import type { Lying } from "../game.ts";
import { cellPlace, depotPlace, officePlace, pursePlace } from "./moves.ts";
import { isCoworkerMoving, OFFICES, type Doing, type Supplies, type WaterZoo } from "./view.ts";

const several = (number: number, place: string, kind: string): Lying[] =>
  Array.from({ length: number }, () => ({ place, kind }));

export function lyingInWaterZoo(zoo: WaterZoo): Lying[] {
  const on = Object.entries(zoo.spaces).flatMap(([cell, kind]) =>
    kind ? [{ place: cellPlace(zoo.seat, cell), kind: kind === "trainer" ? "coworker" : kind }] : [],
  );
  const staff = OFFICES.flatMap((office) => several(zoo[office], officePlace(zoo.seat, office), "coworker"));
  const depot = zoo.depot.map((kind, height) => ({ place: depotPlace(zoo.seat, height), kind }));
  return [...on, ...staff, ...depot];
}

export const lyingInPurse = ({ seat, coins }: Pick<WaterZoo, "seat" | "coins">): Lying[] =>
  several(coins, pursePlace(seat), "coin");

export function lyingInSupplies(supplies: Supplies, doing: Doing): Lying[] {
  const moving = isCoworkerMoving(doing) ? 1 : 0;
  return [
    ...(doing.carried ? [{ place: "carried", kind: doing.carried }] : []),
    ...several(moving, "moving", "coworker"),
    ...several(supplies.coworkers - moving, "supply", "coworker"),
    ...Object.entries(supplies.unborn).flatMap(([species, number]) => several(number, "nursery", `baby-${species}`)),
    ...several(supplies.bank, "bank", "coin"),
  ];
}
