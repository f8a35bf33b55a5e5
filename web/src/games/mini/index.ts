import type { Said } from "../../wire.ts";
import { type GameTable, type Lying, pointsOfZoos } from "../game.ts";
import Board from "./Board.svelte";
import { pieceOf, spotOf } from "./moves.ts";
import { pictures } from "./pictures.ts";
import { spread, type View } from "./view.ts";

function lying(shown: unknown): Lying[] {
  const view = shown as View;
  const found: Lying[] = [];
  if (view.hand) found.push({ place: "hand", kind: view.hand });
  view.trucks.forEach((boxes, truck) =>
    boxes.forEach((kind, box) => {
      if (kind) found.push({ place: `truck-${truck + 1}-box-${box + 1}`, kind });
    }),
  );
  for (const zoo of view.zoos) {
    for (const { number, tiles } of zoo.enclosures) {
      for (const kind of spread(tiles)) found.push({ place: `seat-${zoo.seat}-enclosure-${number}`, kind });
    }
    for (const kind of spread(zoo.barn)) found.push({ place: `seat-${zoo.seat}-barn`, kind });
  }
  return found;
}

function task(shown: unknown, own: boolean): Said {
  const view = shown as View;
  const values: Said["values"] = { seat: { seat: view.turn ?? 0 } };
  if (view.hand) values.tile = { name: `tile-${view.hand}` };
  return { key: `task-${view.phase}${own ? "-own" : ""}`, values };
}

function whyNot(shown: unknown, spot: string): Said | null {
  const view = shown as View;
  const truck = /^truck-(\d)$/.exec(spot);
  if (truck) {
    const number = Number(truck[1]);
    const boxes = view.trucks[number - 1] ?? [];
    const values = { truck: number };
    if (view.zoos.some((zoo) => zoo.truck === number)) return { key: "why-truck-taken", values };
    if (view.phase === "load-tile") return { key: "why-truck-full", values };
    if (boxes.every((box) => box === null)) return { key: "why-truck-empty", values };
  }
  if (spot === "pile") return { key: view.phase === "load-tile" ? "why-pile-hand" : "why-pile", values: {} };
  const enclosure = /^enclosure-(\d)$/.exec(spot);
  if (enclosure) {
    const number = Number(enclosure[1]);
    const values = { enclosure: number };
    if (!["place-tiles", "settle-tile"].includes(view.phase)) return { key: "why-enclosure", values };
    const isFull = view.zoos[view.turn ?? 0]?.enclosures[number - 1]?.free === 0;
    return { key: isFull ? "why-enclosure-full" : "why-enclosure-other", values };
  }
  if (spot === "barn") return { key: "why-barn", values: {} };
  return null;
}

function read(shown: unknown): Said[] {
  const view = shown as View;
  const things = (tiles: Record<string, number>): unknown => {
    const all = spread(tiles).map((kind) => ({ name: `tile-${kind}` }));
    return all.length > 0 ? all : { name: "show-none" };
  };
  const said: Said[] = view.trucks.map((boxes, i) => ({
    key: "read-truck",
    values: {
      truck: i + 1,
      cargo: boxes.map((kind) => ({ name: kind ? `tile-${kind}` : "read-empty-box" })),
    },
  }));
  for (const zoo of view.zoos) {
    said.push({ key: "read-zoo", values: { seat: { seat: zoo.seat } } });
    for (const { number, tiles } of zoo.enclosures) {
      said.push({ key: "read-enclosure", values: { enclosure: number, tiles: things(tiles) } });
    }
    said.push({ key: "read-barn", values: { tiles: things(zoo.barn) } });
  }
  said.push({ key: "show-piles", values: { draw: view.draw_pile, end: view.end_pile } });
  return said;
}

const game: GameTable = {
  Board,
  pictures,
  task,
  points: pointsOfZoos,
  isLastRound: (shown) => (shown as View).last_round,
  whyNot,
  lying,
  spotOf,
  pieceOf,
  isInBar: (move) => move.action === "draw",
  hasSecrets: false,
  read,
};
export default game;
