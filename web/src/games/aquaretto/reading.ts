/** A water zoo in sentences. */
import type { Said } from "../../wire.ts";
import { speciesOf } from "./tiles.ts";
import type { WaterZoo } from "./view.ts";

const named = (kinds: string[]): unknown =>
  kinds.length > 0 ? kinds.map((kind) => ({ name: `tile-${kind}` })) : { name: "show-none" };

export function readWaterZoo(zoo: WaterZoo): Said[] {
  const basins = new Map<string, { cells: string[]; kinds: string[] }>();
  const trainers: string[] = [];
  for (const [cell, kind] of Object.entries(zoo.spaces)) {
    if (kind === "trainer") trainers.push(cell);
    else if (kind) {
      const basin = basins.get(speciesOf(kind)) ?? { cells: [], kinds: [] };
      basin.cells.push(cell);
      basin.kinds.push(kind);
      basins.set(speciesOf(kind), basin);
    }
  }
  return [
    { key: "read-water-zoo", values: { seat: { seat: zoo.seat }, coins: zoo.coins } },
    ...[...basins].map(([species, { cells, kinds }]) => ({
      key: "read-basin",
      values: { species: { name: `species-${species}` }, cells: cells.join(", "), tiles: named(kinds) },
    })),
    ...(trainers.length > 0 ? [{ key: "read-trainers", values: { cells: trainers.join(", ") } }] : []),
    { key: "read-staff", values: { cashier: zoo.cashier, keeper: zoo.keeper, manager: zoo.manager } },
    { key: "read-room", values: { basins: zoo.basins, most: zoo.most_basins } },
    { key: "read-depot", values: { tiles: named(zoo.depot) } },
  ];
}
