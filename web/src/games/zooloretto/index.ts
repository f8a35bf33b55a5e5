import { type GameTable, pointsOfZoos } from "../game.ts";
import Board from "./Board.svelte";
import { lying } from "./lying.ts";
import { intentOf, pieceOf, spotOf } from "./moves.ts";
import { pictures } from "./pictures.ts";
import { read, task, whyNot } from "./read.ts";
import type { View } from "./view.ts";

const game: GameTable = {
  Board,
  keys: ["key-barn", "key-money"],
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
