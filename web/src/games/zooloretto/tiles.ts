/** How the tiles of Zooloretto look. */
import type { Piece } from "../../table/tracker.ts";
import type { Tiles } from "./view.ts";

export type Sign = "male" | "female" | "father" | "mother" | "baby" | null;

const SIGNED = /^(male|female|father|mother|baby)-(.+)$/;
const GROUNDS: Record<string, string> = {
  camel: "#f6e3b8",
  chimpanzee: "#ead9c6",
  elephant: "#d8e2e8",
  flamingo: "#fbdbe0",
  kangaroo: "#f4d6b4",
  leopard: "#f9ecae",
  panda: "#dcebd2",
  zebra: "#e6e4f0",
  coin: "#efe8d6",
};

/** A kind of tile: what is drawn on it, its sort, its ground. */
export function look(kind: string): { picture: string; sign: Sign; ground: string } {
  const signed = SIGNED.exec(kind);
  const picture = signed?.[2] ?? kind;
  return { picture, sign: (signed?.[1] as Sign) ?? null, ground: GROUNDS[picture] ?? "#e9edf2" };
}

/** The kind as it is followed over the table: who becomes a father is still the same male. */
export const followed = (kind: string): string => kind.replace(/^father-/, "male-").replace(/^mother-/, "female-");

const PARENTS: Record<string, string> = { male: "father", female: "mother" };

/** Pieces with the kinds that they show; who came first to a place has become a parent first. */
export function showing(pieces: Piece[], tiles: Tiles): Piece[] {
  const left = { ...tiles };
  return pieces.map((piece) => {
    const [sex = "", ...species] = piece.kind.split("-");
    const parent = `${PARENTS[sex] ?? ""}-${species.join("-")}`;
    if (!left[parent]) return piece;
    left[parent] -= 1;
    return { ...piece, kind: parent };
  });
}
