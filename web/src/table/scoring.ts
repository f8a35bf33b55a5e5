/** Which tiles a row of somebody's points is about. */
import type { Lying } from "../games/game.ts";
import type { Said } from "../wire.ts";

/** The things that a sentence names, such as `wolf` for `species-wolf`. */
export function things(said: Said): string[] {
  return Object.values(said.values)
    .flat()
    .flatMap((value) => (isNamed(value) ? [value.name.replace(/^[a-z]+-/, "")] : []));
}

function isNamed(value: unknown): value is { name: string } {
  return typeof value === "object" && value !== null && "name" in value && typeof value.name === "string";
}

const STORE = /barn|depot/;

/** Is it about this piece? One of that seat's, of the kinds that it names, in the barn or out of it as it says. */
export function isAbout(row: Said, seat: number, piece: Lying): boolean {
  if (!piece.place.startsWith(`seat-${seat}-`)) return false;
  if (STORE.test(piece.place) !== STORE.test(row.key)) return false;
  return things(row).some((thing) => piece.kind === thing || piece.kind.endsWith(`-${thing}`));
}
