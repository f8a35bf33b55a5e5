/** The two games in sentences: what is to be done, why something cannot be, and the table read out. */
import type { Said } from "../../wire.ts";
import { readWaterZoo } from "../aquaretto/reading.ts";
import { whyNotInWaterZoo } from "../aquaretto/why.ts";
import { readTrucks, readZoo, whyNotMoney, whyNotTruck, whyNotZoo } from "../zooloretto/read.ts";
import { isOfSea } from "./tiles.ts";
import type { View } from "./view.ts";

export function task(shown: unknown, own: boolean): Said {
  const view = shown as View;
  const values: Said["values"] = { seat: { seat: view.turn ?? 0 } };
  const tile = view.hand ?? view.bought ?? view.carried;
  if (tile) values.tile = { name: `tile-${tile}` };
  const phase = view.phase === "build-expansion" && view.box ? "turn-expansion" : view.phase;
  return { key: `task-${phase}${own ? "-own" : ""}`, values };
}

const said = (key: string, values: Said["values"] = {}): Said => ({ key, values });

export function whyNot(shown: unknown, spot: string, intent: string | null): Said | null {
  const view = shown as View;
  const own = view.zoos[view.turn ?? 0];
  if (!own) return null;
  const pile = /^pile-(zoo|sea)$/.exec(spot)?.[1] as "zoo" | "sea" | undefined;
  if (pile) return whyNotPile(view, pile, intent);
  if (/^truck-\d$/.test(spot)) return intent ? said("why-meaning") : whyNotHere(view, spot);
  if (spot.startsWith("sea-")) {
    return whyNotInWaterZoo({ phase: view.phase, carried: view.carried, prices: view.prices.sea }, own, spot);
  }
  if (intent === "move-coworker") return said("why-meaning");
  return whyNotMoney(view, spot, view.prices.zoo) ?? whyNotZoo(view, spot, intent);
}

function whyNotPile(view: View, pile: "zoo" | "sea", intent: string | null): Said {
  if (intent) return said("why-meaning");
  if (view.phase !== "choose-action") return said("why-pile-later");
  return said(view.piles[pile].closed ? "why-pile-closed" : "why-pile-other");
}

/** A truck may also carry tiles of the other game, or wait for both games to be on trucks. */
function whyNotHere(view: View, spot: string): Said | null {
  const truck = Number(spot.slice("truck-".length));
  const first = view.trucks[truck - 1]?.find((kind) => kind !== null);
  const why = whyNotTruck(view, spot);
  if (why?.key === "why-truck-full" && view.hand && !(first && isOfSea(first) === isOfSea(view.hand))) {
    return said("why-truck-other", { truck });
  }
  return why ?? (view.phase === "choose-action" ? said("why-truck-mix") : null);
}

export function read(shown: unknown): Said[] {
  const view = shown as View;
  const piles = (["zoo", "sea"] as const).map((game) => {
    const { draw_pile: draw, end_pile: end } = view.piles[game];
    return said(`show-${game}-piles`, { draw, end });
  });
  return [
    ...readTrucks(view.trucks),
    ...view.zoos.flatMap((zoo) => [...readWaterZoo(zoo), said("read-land-zoo"), ...readZoo(zoo)]),
    said("show-bank", { coins: view.bank }),
    ...piles,
  ];
}
