/** The money actions of Zooloretto, in the order in which a zoo shows them. */

/** A money action: its name, which is what a seat means or the move itself, its price, sign and key. */
export interface MoneyAction {
  name: string;
  price: number;
  sign: string;
  key: string;
}

const SIGNS: [name: string, sign: string, key: string][] = [
  ["move", "→", "m"],
  ["exchange", "⇄", "x"],
  ["buy", "↙", "u"],
  ["discard", "✕", "c"],
  ["expand", "+", "e"],
];

export function moneyActions(prices: Record<string, number>): MoneyAction[] {
  return SIGNS.map(([name, sign, key]) => ({ name, sign, key, price: prices[name] ?? 0 }));
}
