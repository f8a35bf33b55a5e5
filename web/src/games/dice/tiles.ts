/** How the sides of the dice look. */
const GROUNDS: Record<string, string> = {
  crocodile: "#dff0cf",
  ostrich: "#fbe0e4",
  monkey: "#f3e0c6",
  elephant: "#dfe6ee",
  lion: "#fdebb8",
  coin: "#fff6d6",
};
const SIDES = Object.keys(GROUNDS);

/** A side of a die: what is drawn on it, its ground, and two other sides that flash past while it tumbles. */
export function look(symbol: string): { picture: string; ground: string; others: string[] } {
  const at = SIDES.indexOf(symbol);
  const others = [2, 4].map((step) => SIDES[(at + step) % SIDES.length] ?? symbol);
  return { picture: symbol, ground: GROUNDS[symbol] ?? "#fdf8ea", others };
}
