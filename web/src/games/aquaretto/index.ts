import type { Said } from "../../wire.ts";
import { type GameTable, type Lying, pointsOfZoos } from "../game.ts";
import Board from "./Board.svelte";
import { boxPlace, intentOf, pieceOf, spotOf } from "./moves.ts";
import { pictures } from "./pictures.ts";
import { readWaterZoo } from "./reading.ts";
import { lyingInPurse, lyingInSupplies, lyingInWaterZoo } from "./lying.ts";
import type { View } from "./view.ts";
import { whyNot } from "./why.ts";

function lying(shown: unknown): Lying[] {
  const view = shown as View;
  const found: Lying[] = [];
  if (view.hand) found.push({ place: "hand", kind: view.hand });
  view.trucks.forEach((boxes, truck) =>
    boxes.forEach((kind, box) => {
      if (kind) found.push({ place: boxPlace(truck + 1, box + 1), kind });
    }),
  );
  return [
    ...found,
    ...view.zoos.flatMap(lyingInWaterZoo),
    ...view.zoos.flatMap(lyingInPurse),
    ...lyingInSupplies(view, view),
  ];
}

function task(shown: unknown, own: boolean): Said {
  const view = shown as View;
  const values: Said["values"] = { seat: { seat: view.turn ?? 0 } };
  const tile = view.hand ?? view.carried;
  if (tile) values.tile = { name: `tile-${tile}` };
  const phase = view.phase === "build-expansion" && view.box ? "turn-expansion" : view.phase;
  return { key: `task-${phase}${own ? "-own" : ""}`, values };
}

function read(shown: unknown): Said[] {
  const view = shown as View;
  const trucks: Said[] = view.trucks.map((boxes, i) => ({
    key: "read-truck",
    values: { truck: i + 1, cargo: boxes.map((kind) => ({ name: kind ? `tile-${kind}` : "read-empty-box" })) },
  }));
  return [
    ...trucks,
    ...view.zoos.flatMap(readWaterZoo),
    { key: "read-bank", values: { coins: view.bank } },
    { key: "show-piles", values: { draw: view.draw_pile, end: view.end_pile } },
  ];
}

const game: GameTable = {
  Board,
  keys: ["key-depot", "key-turn", "key-build"],
  pictures,
  task,
  points: pointsOfZoos,
  isLastRound: (shown) => (shown as View).last_round,
  whyNot,
  lying,
  spotOf,
  pieceOf,
  intentOf,
  isInBar: (move) => move.action === "draw",
  hasSecrets: false,
  read,
};
export default game;
