/** How the tiles of Aquaretto look. */
export type Sign = "male" | "female" | "baby" | "father" | "mother" | null;

const GROUNDS: Record<string, string> = {
  dolphin: "#d8ecfb",
  orca: "#e4e3ef",
  "sea-lion": "#efe2d2",
  "sea-turtle": "#dcf0c8",
  hippo: "#f3dce6",
  crocodile: "#f2edb8",
  penguin: "#ffe6c4",
  "polar-bear": "#f4f6f7",
  coin: "#fff2bd",
};

/** The water of a species' basin: a tint helps where the walls are small. */
export const WATERS: Record<string, string> = {
  dolphin: "#4f9fd6",
  orca: "#6a72b0",
  "sea-lion": "#b08d68",
  "sea-turtle": "#6aa84a",
  hippo: "#b8799a",
  crocodile: "#a39a3d",
  penguin: "#d9943f",
  "polar-bear": "#8fa7b3",
};

const SORT = /^(male|female|baby|flash|fish)-(.+)$/;
const PARENTS: Record<string, Sign> = { male: "father", female: "mother" };

/** The species of an animal; a coin, a trainer and a coworker are what they are. */
export const speciesOf = (kind: string): string => SORT.exec(kind)?.[2] ?? kind;

export interface Look {
  picture: string;
  sign: Sign;
  corner: string | null;
  ground: string;
}

/** A kind of tile: what is drawn on it, its sort, its ground. */
export function look(kind: string, isParent = false): Look {
  const sort = SORT.exec(kind)?.[1] ?? null;
  const picture = speciesOf(kind);
  const sign = sort === "male" || sort === "female" || sort === "baby" ? sort : null;
  return {
    picture,
    sign: isParent && sign ? (PARENTS[sign] ?? sign) : sign,
    corner: sort === "flash" || sort === "fish" ? sort : null,
    ground: GROUNDS[picture] ?? "#f6e7c8",
  };
}
