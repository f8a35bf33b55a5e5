import type { Said } from "../../wire.ts";
import { type GameTable, type Lying, pointsOfZoos } from "../game.ts";
import Board from "./Board.svelte";
import { spotOf } from "./moves.ts";
import { pictures } from "./pictures.ts";
import type { View, Zoo } from "./view.ts";

/** So many crosses of a kind; no cross ever goes elsewhere, so each place has a kind of its own. */
const crosses = (place: string, number: number): Lying[] =>
  Array.from({ length: number }, () => ({ place, kind: place }));

function onSheet(zoo: Zoo): Lying[] {
  const own = `seat-${zoo.seat}`;
  return [
    ...zoo.parked.map((kind) => ({ place: `${own}-parked`, kind })),
    ...zoo.enclosures.flatMap(({ animal, animals }) => crosses(`${own}-${animal}`, animals)),
    ...zoo.barn.flatMap((animal) => crosses(`${own}-barn-${animal}`, 1)),
    ...crosses(`${own}-coins`, zoo.coins),
  ];
}

function lying(shown: unknown): Lying[] {
  const view = shown as View;
  const found: Lying[] = view.hand.map((kind, i) => ({ place: `hand-${i}`, kind }));
  view.trucks.forEach((boxes, truck) =>
    boxes.forEach((kind, box) => {
      if (kind) found.push({ place: `truck-${truck + 1}-box-${box + 1}`, kind });
    }),
  );
  return [...found, ...view.zoos.flatMap(onSheet)];
}

const isEmpty = (boxes: (string | null)[]): boolean => boxes.every((box) => box === null);

function task(shown: unknown, own: boolean): Said {
  const view = shown as View;
  let what = view.phase;
  if (what === "roll-or-take" && view.trucks.every(isEmpty)) what = "roll";
  else if (what === "roll-or-take" && view.supply === 0) what = "take";
  return { key: `task-${what}${own ? "-own" : ""}`, values: { seat: { seat: view.turn ?? 0 } } };
}

function whyNot(shown: unknown, spot: string): Said | null {
  const view = shown as View;
  const isLoading = view.phase === "load-dice";
  if (spot === "supply") return { key: isLoading ? "why-supply-hand" : "why-supply-empty", values: {} };
  const truck = Number(/^truck-(\d)$/.exec(spot)?.[1] ?? 0);
  if (!truck) return null;
  return { key: isLoading ? "why-truck-full" : "why-truck-empty", values: { truck } };
}

const named = (symbols: string[]): unknown =>
  symbols.length > 0 ? symbols.map((symbol) => ({ name: `die-${symbol}` })) : { name: "show-none" };

function readZoo(zoo: Zoo, view: View): Said[] {
  const spaces = view.coin_groups.reduce((sum, each) => sum + each, 0);
  const said: Said[] = [{ key: "read-zoo", values: { seat: { seat: zoo.seat } } }];
  for (const { animal, animals, spaces } of zoo.enclosures) {
    said.push({ key: "read-enclosure", values: { die: { name: `die-${animal}` }, animals, spaces } });
  }
  said.push({ key: "read-barn", values: { dice: named(zoo.barn) } });
  said.push({ key: "read-office", values: { coins: zoo.coins, spaces, groups: zoo.complete_groups } });
  return said;
}

function read(shown: unknown): Said[] {
  const view = shown as View;
  const said: Said[] = [{ key: "show-round", values: { round: view.round, dice: view.supply } }];
  if (view.hand.length > 0) said.push({ key: "read-hand", values: { dice: named(view.hand) } });
  view.trucks.forEach((boxes, i) => {
    const dice = boxes.filter((box) => box !== null);
    said.push({ key: "read-truck", values: { truck: i + 1, dice: named(dice) } });
  });
  return [...said, ...view.zoos.flatMap((zoo) => readZoo(zoo, view))];
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
  pieceOf: () => null,
  isInBar: (move) => move.action === "roll",
  hasSecrets: false,
  read,
};
export default game;
