/** Tiles turned and put onto squares, for drawing; what fits where is the server's to say. */
import type { Direction, Half, ShownTile, Square } from "./view.ts";

const CLOCKWISE: Direction[] = ["north", "east", "south", "west"];
const STEPS: Record<Direction, Square> = {
  north: { x: 0, y: 1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: -1 },
  west: { x: -1, y: 0 },
};

/** A half as it is drawn: the starting tile's have no animals. */
export interface Ground extends Square {
  exits: Direction[];
  type?: Half["type"];
  stars?: number;
  bushes?: number;
}

export const QUARTERS = CLOCKWISE.length;

/** A number of quarter turns, brought to 0 … 3. */
export const quarters = (turns: number): number => ((turns % QUARTERS) + QUARTERS) % QUARTERS;

function turn(direction: Direction, turns: number): Direction {
  return CLOCKWISE[quarters(CLOCKWISE.indexOf(direction) + turns)] as Direction;
}

/** A tile turned clockwise so often, its half A on a square. */
export function laid(tile: ShownTile, turns: number, at: Square = { x: 0, y: 0 }): [Ground, Ground] {
  const step = STEPS[turn("east", turns)];
  const [a, b] = tile.halves.map((half) => ({ ...half, exits: half.exits.map((exit) => turn(exit, turns)) }));
  return [
    { ...(a as Half), ...at },
    { ...(b as Half), x: at.x + step.x, y: at.y + step.y },
  ];
}

/** The direction from one square to the one beside it. */
export function towards(from: Square, to: Square): Direction {
  const found = CLOCKWISE.find((each) => STEPS[each].x === to.x - from.x && STEPS[each].y === to.y - from.y);
  return found ?? "east";
}

export const nameOf = ({ x, y }: Square): string => `${x}/${y}`;

export function squareOf(name: string): Square {
  const [x, y] = name.split("/").map(Number);
  return { x: x ?? 0, y: y ?? 0 };
}

/** What part of the plane is to be seen, north on top. */
export interface Bounds {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** The bounds of some squares, and so many more around them. */
export function boundsOf(squares: Square[], margin: number): Bounds {
  const xs = squares.map(({ x }) => x);
  const ys = squares.map(({ y }) => y);
  const left = Math.min(...xs) - margin;
  const top = Math.max(...ys) + margin;
  return { left, top, columns: Math.max(...xs) + margin - left + 1, rows: top - (Math.min(...ys) - margin) + 1 };
}
