import type { Said } from "../../wire.ts";
import type { GameTable, Lying } from "../game.ts";
import Board from "./Board.svelte";
import { spotOf } from "./moves.ts";
import { pictures } from "./pictures.ts";
import { animalsIn, spread, sum, type View } from "./view.ts";

function lying(shown: unknown): Lying[] {
  const view = shown as View;
  const centre = spread(view.centre).map((kind) => ({ place: "centre", kind }));
  const hands = view.hands.flatMap(({ seat, dice }) => spread(dice).map((kind) => ({ place: `hand-${seat}`, kind })));
  return [...centre, ...hands];
}

/** The name of the task: abilities have one each, and choosing is another thing when animals are to be replaced. */
function taskName(view: View): string {
  switch (view.phase) {
    case "place-or-roll":
    case "pick-to-place":
    case "pick-to-roll":
      if (Object.keys(view.placeable).length === 0) return "reroll";
      return view.animal ? "replace" : "place";
    case "use-ability":
    case "finish-ability":
      return `${view.phase}-${view.animal}`;
    default:
      return view.phase;
  }
}

function task(shown: unknown, own: boolean): Said {
  const view = shown as View;
  const values: Said["values"] = {
    seat: { seat: view.turn ?? 0 },
    roller: { seat: view.roller ?? 0 },
    number: animalsIn(view),
    uses: view.uses,
  };
  if (view.animal) values.animal = { name: `symbol-${view.animal}` };
  return { key: `task-${taskName(view)}${own ? "-own" : ""}`, values };
}

function whyNot(shown: unknown, spot: string): Said | null {
  const view = shown as View;
  if (view.phase.endsWith("-ability")) return { key: "why-ability-first", values: {} };
  if (spot === "cup") return { key: "why-cup", values: {} };
  if (spot !== "centre") return null;
  return { key: Object.keys(view.placeable).length > 0 ? "why-centre" : "why-centre-nothing", values: {} };
}

function read(shown: unknown): Said[] {
  const view = shown as View;
  const named = (faces: string[]): unknown =>
    faces.length > 0 ? faces.map((face) => ({ name: `face-${face}` })) : { name: "read-nothing" };
  const said: Said[] = [{ key: "read-centre", values: { dice: named(spread(view.centre)) } }];
  for (const { seat, dice, number } of view.hands) {
    said.push({ key: "read-hand", values: { seat: { seat }, number, dice: named(spread(dice)) } });
  }
  said.push({ key: "bag-of", values: { number: view.in_bag } });
  if (view.used_dice === "box") said.push({ key: "box-of", values: { number: sum(view.box) } });
  return said;
}

const game: GameTable = {
  Board,
  keys: ["keys-groups", "keys-choosing"],
  pictures,
  task,
  points: (shown) => {
    const points = (shown as View).hands.map(({ minus: now, total }) => (now === undefined ? null : 0 - now - total));
    return points.every((each) => each !== null) ? points : null;
  },
  isLastRound: () => false,
  whyNot,
  lying,
  spotOf,
  pieceOf: () => null,
  isInBar: () => false,
  hasSecrets: false,
  read,
};
export default game;
