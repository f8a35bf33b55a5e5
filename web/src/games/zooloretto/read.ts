/** Zooloretto in sentences: what is to be done, why something cannot be, and the table read out. */
import type { Said } from "../../wire.ts";
import { spread, type SeatHalf, type Tiles, type View, type ZooHalf } from "./view.ts";

/** What is to be done, and by whom; the tile in hand is named. */
export function task(shown: unknown, own: boolean): Said {
  const view = shown as View;
  const values: Said["values"] = { seat: { seat: view.turn ?? 0 } };
  const held = view.hand ?? view.bought;
  if (held) values.tile = { name: `tile-${held}` };
  return { key: `task-${view.phase}${own ? "-own" : ""}`, values };
}

/** What a view must tell so that reasons can be given. */
export interface Reasons {
  phase: string;
  turn: number | null;
  trucks: (string | null)[][];
  zoos: SeatHalf[];
}

/** Why a truck can be neither loaded nor taken. */
export function whyNotTruck(view: Reasons, spot: string): Said | null {
  const found = /^truck-(\d)$/.exec(spot);
  if (!found) return null;
  const truck = Number(found[1]);
  const boxes = view.trucks[truck - 1] ?? [];
  if (view.zoos.some((zoo) => zoo.truck === truck)) return { key: "why-truck-taken", values: { truck } };
  if (view.phase === "load-tile") return { key: "why-truck-full", values: { truck } };
  if (boxes.every((box) => box === null)) return { key: "why-truck-empty", values: { truck } };
  return null;
}

/** Why a money action cannot be used: it costs too much, or there is nothing to use it for. */
export function whyNotMoney(view: Reasons, spot: string, prices: Record<string, number>): Said | null {
  const action = /^money-(.+)$/.exec(spot)?.[1] ?? (spot === "plot" ? "expand" : null);
  if (action === null) return null;
  if (view.phase !== "choose-action") return { key: "why-money-later", values: {} };
  const coins = view.zoos[view.turn ?? 0]?.coins ?? 0;
  const price = prices[action] ?? 0;
  if (coins < price) return { key: "why-money-coins", values: { coins, price } };
  return { key: `why-money-${action}`, values: {} };
}

/** Why nothing goes into an enclosure, the barn, or out of a barn. */
export function whyNotZoo(view: Reasons, spot: string, intent: string | null): Said | null {
  const isPlacing = view.phase === "place-tiles" || view.phase === "settle-tile";
  if (/^(enclosure|expansion)-/.test(spot)) {
    if (intent) return { key: `why-enclosure-${intent}`, values: {} };
    return { key: isPlacing ? "why-enclosure-full" : "why-enclosure", values: {} };
  }
  if (spot === "barn") return { key: intent ? `why-barn-${intent}` : "why-barn", values: {} };
  return null;
}

export function whyNot(shown: unknown, spot: string, intent: string | null): Said | null {
  const view = shown as View;
  if (spot === "pile") {
    const later = view.phase === "load-tile" || view.phase === "place-tiles" || view.phase === "settle-tile";
    if (intent) return { key: "why-meaning", values: {} };
    return { key: later ? "why-pile-later" : "why-pile", values: {} };
  }
  if (intent && spot.startsWith("truck-")) return { key: "why-meaning", values: {} };
  return whyNotTruck(view, spot) ?? whyNotMoney(view, spot, view.prices) ?? whyNotZoo(view, spot, intent);
}

/** Tiles by kind, as values of a sentence. */
export function named(tiles: Tiles): unknown {
  const all = spread(tiles).map((kind) => ({ name: `tile-${kind}` }));
  return all.length > 0 ? all : { name: "show-none" };
}

export function readTrucks(trucks: (string | null)[][]): Said[] {
  return trucks.map((boxes, i) => ({
    key: "read-truck",
    values: { truck: i + 1, cargo: boxes.map((kind) => ({ name: kind ? `tile-${kind}` : "read-empty-box" })) },
  }));
}

export function readZoo({ enclosures, barn }: ZooHalf): Said[] {
  return [
    ...enclosures.map(({ name, tiles, animals, spaces }) => ({
      key: "read-enclosure",
      values: { place: { name: `home-${name}` }, animals, spaces, tiles: named(tiles) },
    })),
    { key: "read-barn", values: { tiles: named(barn) } },
  ];
}

/** Whose zoo is read next, and the coins of its owner. */
export function readSeat({ seat, coins }: SeatHalf): Said {
  return { key: "read-zoo", values: { seat: { seat }, coins: { key: "show-coins", values: { coins } } } };
}

export function read(shown: unknown): Said[] {
  const view = shown as View;
  return [
    ...readTrucks(view.trucks),
    ...view.zoos.flatMap((zoo) => [readSeat(zoo), ...readZoo(zoo)]),
    { key: "show-bank", values: { coins: view.bank } },
    { key: "show-piles", values: { draw: view.draw_pile, end: view.end_pile } },
  ];
}
