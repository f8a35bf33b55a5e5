/** The cells of a water zoo: a letter for the column and a number for the row. */
import { speciesOf } from "./tiles.ts";
import type { WaterZoo } from "./view.ts";

const FIRST = "a".charCodeAt(0);
const SIDES: [side: string, x: number, y: number][] = [
  ["top", 0, -1],
  ["right", 1, 0],
  ["bottom", 0, 1],
  ["left", -1, 0],
];

const columnOf = (cell: string): number => cell.charCodeAt(0) - FIRST;
const rowOf = (cell: string): number => Number(cell.slice(1));
const cellAt = (column: number, row: number): string => `${String.fromCharCode(FIRST + column)}${row}`;

/** The cell so many columns and rows further on. */
export const stepFrom = (cell: string, x: number, y: number): string => cellAt(columnOf(cell) + x, rowOf(cell) + y);

/** The cells of the yard. */
export function yardOf(zoo: WaterZoo): string[] {
  return zoo.water_zoo.flatMap((line, y) =>
    line.split(/\s+/).flatMap((sign, x) => (sign === "#" ? [stepFrom(zoo.corner, x, y)] : [])),
  );
}

export interface Extent {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** The smallest rectangle around some cells. */
export function extentOf(cells: string[]): Extent {
  const columns = cells.map(columnOf);
  const rows = cells.map(rowOf);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { left, top, columns: Math.max(...columns) - left + 1, rows: Math.max(...rows) - top + 1 };
}

/** Where a cell is in such a rectangle, as a grid of CSS counts; so many cells wide and high. */
export function areaOf(cell: string, { left, top }: Extent, size = 1): string {
  const [column, row] = [columnOf(cell) - left + 1, rowOf(cell) - top + 1];
  return `${row} / ${column} / span ${size} / span ${size}`;
}

/** All that is to be seen of a water zoo. */
export const cellsOf = (zoo: WaterZoo): string[] => [...Object.keys(zoo.spaces), ...yardOf(zoo), ...zoo.building_land];

/** The sides of a space at which its basin goes on. */
export function openSides(zoo: WaterZoo, cell: string): string[] {
  const kind = zoo.spaces[cell];
  if (!kind || kind === "trainer") return [];
  return SIDES.filter(([, x, y]) => {
    const beside = zoo.spaces[stepFrom(cell, x, y)];
    return beside && speciesOf(beside) === speciesOf(kind);
  }).map(([side]) => side);
}

/** The spaces of the males and females that have bred. Which of two alike has is nobody's concern: here the first. */
export function parentsIn(zoo: WaterZoo): Set<string> {
  const waiting = [...zoo.fertile];
  const parents = new Set<string>();
  for (const [cell, kind] of Object.entries(zoo.spaces).reverse()) {
    if (!kind?.startsWith("male-") && !kind?.startsWith("female-")) continue;
    const at = waiting.indexOf(kind);
    if (at >= 0) waiting.splice(at, 1);
    else parents.add(cell);
  }
  return parents;
}
