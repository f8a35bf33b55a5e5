import { lyingInPurse, lyingInSupplies, lyingInWaterZoo } from "../aquaretto/lying.ts";
import { pictures as seaPictures } from "../aquaretto/pictures.ts";
import { type GameTable, type Lying, pointsOfZoos } from "../game.ts";
import { lyingInMiddle, lyingInZoo } from "../zooloretto/lying.ts";
import { pictures as zooPictures } from "../zooloretto/pictures.ts";
import Board from "./Board.svelte";
import { intentOf, pieceOf, spotOf } from "./moves.ts";
import { read, task, whyNot } from "./read.ts";
import { spent } from "./tiles.ts";
import type { View } from "./view.ts";

function lying(shown: unknown): Lying[] {
  const view = shown as View;
  const { zoo, sea } = view.piles;
  const supplies = { bank: view.bank, coworkers: sea.coworkers, unborn: { ...zoo.unborn, ...sea.unborn } };
  return [
    ...lyingInMiddle(view.trucks, { hand: view.hand, bought: view.bought }).map(({ place, kind }) => ({
      place,
      kind: spent(kind),
    })),
    ...view.zoos.flatMap((each) => [...lyingInZoo(each), ...lyingInWaterZoo(each), ...lyingInPurse(each)]),
    ...lyingInSupplies(supplies, view),
  ];
}

const game: GameTable = {
  Board,
  keys: ["key-piles", "key-barn", "key-money", "key-depot", "key-turn", "key-build"],
  pictures: { ...seaPictures, ...zooPictures },
  task,
  points: pointsOfZoos,
  isLastRound: (shown) => (shown as View).last_round,
  whyNot,
  lying,
  spotOf,
  pieceOf,
  intentOf,
  isInBar: (move) => move.action.startsWith("draw-"),
  hasSecrets: false,
  read,
};
export default game;
