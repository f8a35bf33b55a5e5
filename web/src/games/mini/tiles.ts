/** How the tiles of Mini look. */
export type Sign = "male" | "female" | "baby" | null;

const GROUNDS: Record<string, string> = {
  giraffe: "#fbe7b2",
  impala: "#f3d9bd",
  llama: "#f4eadb",
  meerkat: "#efe0c2",
  ostrich: "#f7d8de",
  rhinoceros: "#d5e3ea",
  wolf: "#dfe0e6",
  pond: "#bfe3f2",
  shrub: "#d3ebbf",
  rock: "#e2ddd3",
};

/** A kind of tile: what is drawn on it, its sort, its ground. */
export function look(kind: string): { picture: string; sign: Sign; ground: string } {
  const [first, ...rest] = kind.split("-");
  const sign = first === "male" || first === "female" || first === "baby" ? first : null;
  const picture = sign ? rest.join("-") : kind;
  return { picture, sign, ground: GROUNDS[picture] ?? "#f6e7c8" };
}
