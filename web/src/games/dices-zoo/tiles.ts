/** How the dice look: the drawing says what a die shows, the ground which kind of die it is. */
import { kindOf, symbolOf } from "./view.ts";

const GROUNDS: Record<string, string> = { A: "#fdf3d3", B: "#fbdfd6", C: "#d9eaf6", D: "#ddf0d2", E: "#eadff5" };
const SYMBOLS = ["elephant", "bear", "wild-boar", "fox", "squirrel", "earthworm", "trap"];

export function look(face: string): { picture: string; ground: string; kind: string; others: string[] } {
  const picture = symbolOf(face);
  const kind = kindOf(face);
  const at = SYMBOLS.indexOf(picture) + 1; // X2 is not among them
  const others = [2, 4].map((step) => SYMBOLS[(at + step) % SYMBOLS.length] ?? picture);
  return { picture, ground: GROUNDS[kind] ?? "#fdf8ea", kind, others };
}
