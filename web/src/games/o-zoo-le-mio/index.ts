import type { Said } from "../../wire.ts";
import { type GameTable, type Lying, pointsOfZoos } from "../game.ts";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import { spotOf } from "./moves.ts";
import { pictures } from "./pictures.ts";
import { tileWords } from "./tiles.ts";
import { forSale, TYPES, YEARS, type View } from "./view.ts";

const times = (number: number, each: Lying): Lying[] => Array.from({ length: number }, () => each);

function lying(shown: unknown): Lying[] {
  const view = shown as View;
  const found: Lying[] = view.row.slice(view.sold).map(({ tile }) => ({ place: "row", kind: tile }));
  view.pole.forEach((seat, i) => found.push({ place: `flag-${i}`, kind: `flag-of-${seat}` }));
  for (const { seat, tiles, visitors, trees, benches } of view.zoos) {
    for (const { tile } of tiles) found.push({ place: `zoo-${seat}`, kind: tile });
    for (const type of TYPES) {
      found.push(...times(visitors[type], { place: `visitors-${seat}-${type}`, kind: `visitor-${type}` }));
    }
    found.push(...times(trees, { place: `trees-${seat}`, kind: "tree" }));
    found.push(...times(benches, { place: `benches-${seat}`, kind: `bench-${seat}` }));
  }
  return found;
}

function task(shown: unknown, own: boolean): Said {
  const view = shown as View;
  const tile = forSale(view);
  const values: Said["values"] = {
    seat: { seat: view.turn ?? 0 },
    seats: view.actors.map((seat) => ({ seat })),
    ...(tile ? { tile: tileWords(tile) } : {}),
  };
  if (own) return { key: `task-${view.phase}-own`, values };
  const hasBid = view.seat !== null && view.zoos[view.seat]?.has_bid;
  return { key: `task-${view.phase}${view.phase === "bid" && hasBid ? "-locked" : ""}`, values };
}

function whyNot(shown: unknown, spot: string): Said | null {
  const view = shown as View;
  const isKnown = ["row-now", "row-later", "row-sold", "row-bought", "zoo"].includes(spot);
  if (!isKnown) return null;
  return { key: `why-${spot}${spot === "zoo" ? `-${view.phase}` : ""}`, values: {} };
}

function read(shown: unknown): Said[] {
  const view = shown as View;
  const said: Said[] = [{ key: "show-year", values: { year: view.year, auction: view.auction, stack: view.stack } }];
  const left = view.row.slice(view.sold);
  if (left.length > 0) said.push({ key: "read-row", values: { tiles: left.map(tileWords) } });
  said.push({ key: "read-pole", values: { seats: view.pole.map((seat) => ({ seat })) } });
  for (const zoo of view.zoos) {
    const seat = { seat: zoo.seat };
    said.push({ key: "read-zoo", values: { seat, noted: zoo.noted } });
    for (const type of TYPES.filter((each) => zoo.stars[each] > 0)) {
      const values = { type: { name: `type-${type}` }, stars: zoo.stars[type], visitors: zoo.visitors[type] };
      said.push({ key: "read-best", values });
    }
    said.push({ key: "read-extras", values: { bushes: zoo.bushes, trees: zoo.trees, benches: zoo.benches } });
    for (const tile of zoo.tiles) {
      const [first, second] = tile.halves.map(({ x, y }) => `${x}/${y}`);
      said.push({ key: "read-tile", values: { tile: tileWords(tile), first: first ?? "", second: second ?? "" } });
    }
  }
  return said;
}

const game: GameTable = {
  Board,
  Actions,
  keys: ["key-turn", "key-bid"],
  pictures,
  task,
  points: pointsOfZoos,
  isLastRound: (shown) => (shown as View).year === YEARS,
  whyNot,
  lying,
  spotOf,
  pieceOf: () => null,
  isInBar: () => false,
  hasSecrets: true,
  read,
};
export default game;
