/** Why nothing can be done at a spot now. */
import type { Said } from "../../wire.ts";
import { isOffice } from "./moves.ts";
import type { Price, View, WaterZoo } from "./view.ts";

const PRICED: Record<string, Price> = {
  "sea-discard": "discard",
  "sea-expand-small": "expand_small",
  "sea-expand-large": "expand_large",
  "sea-depot": "move_tile",
};

export function whyNot(shown: unknown, spot: string): Said | null {
  const view = shown as View;
  const own = view.zoos[view.turn ?? 0];
  if (!own) return null;
  if (spot.startsWith("truck-")) return whyNotTruck(view, Number(spot.slice("truck-".length)));
  if (spot === "pile") return said(view.phase === "load-tile" ? "why-pile-hand" : "why-pile");
  return whyNotInWaterZoo(view, own, spot);
}

const said = (key: string, values: Said["values"] = {}): Said => ({ key, values });

function whyNotTruck(view: View, truck: number): Said | null {
  if (view.zoos.some((zoo) => zoo.truck === truck)) return said("why-truck-taken", { truck });
  if (view.phase === "load-tile") return said("why-truck-full", { truck });
  const boxes = view.trucks[truck - 1] ?? [];
  return boxes.every((box) => box === null) ? said("why-truck-empty", { truck }) : null;
}

/** The same where the water zoo is but a part of the game. */
export function whyNotInWaterZoo(
  view: Pick<View, "phase" | "carried" | "prices">,
  own: WaterZoo,
  spot: string,
): Said | null {
  if (spot.startsWith("sea-cell-")) return whyNotCell(view, own);
  if (spot === "sea-coworker") return said("why-coworker");
  if (isOffice(spot)) return said("why-office");
  if (view.phase !== "choose-action")
    return spot === "sea-depot" ? said(view.carried ? "why-depot" : "why-depot-now") : null;
  const price = spot.startsWith("sea-buy-") ? "buy" : PRICED[spot];
  if (price === undefined) return null;
  const coins = view.prices[price];
  if (own.coins < coins) return said("why-poor", { price: coins, coins: own.coins });
  if (price === "buy") return said("why-unwelcome");
  if (price.startsWith("expand")) return said("why-all-built");
  return said(own.depot.length > 0 ? "why-unwelcome" : "why-depot-empty");
}

function whyNotCell(view: Pick<View, "phase" | "carried">, own: WaterZoo): Said | null {
  if (view.phase === "place-offspring") return said("why-cell-offspring");
  if (view.carried) return said("why-cell", { most: own.most_basins });
  if (view.phase === "place-coworker" || view.phase === "move-coworker") return said("why-cell-trainer");
  return said("why-cell-empty-handed");
}
