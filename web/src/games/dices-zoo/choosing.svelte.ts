/** Choosing dice to place or to re-roll: freely here, and picked one by one, from left to right, for the server. */
import type { TableState } from "../../table/table.svelte.ts";
import type { Piece } from "../../table/tracker.ts";
import type { Said } from "../../wire.ts";
import { spread, symbolOf, type View } from "./view.ts";

const NO_ANIMALS = ["x2", "trap"];

export class Choosing {
  /** The chosen dice, as pieces of the own hand. */
  #ids = $state.raw<number[]>([]);

  constructor(readonly table: TableState) {}

  readonly #view: View | null = $derived.by(() => this.table.view as View | null);
  readonly #hand: Piece[] = $derived.by(() =>
    this.table.eyes === null ? [] : this.table.at(`hand-${this.table.eyes}`),
  );
  /** Is the own seat choosing now? While the moves go out, the dice stay as they were chosen. */
  readonly isOn: boolean = $derived.by(
    () => this.table.isRunning || this.table.legal.some(({ action }) => /^(pick-|place$|roll$)/.test(action)),
  );
  readonly dice: Piece[] = $derived.by(() =>
    this.isOn ? this.#hand.filter((piece) => this.#ids.includes(piece.id)) : [],
  );
  /** What the server has heard of already: dice whose placing was taken back. */
  readonly #picked: string[] = $derived.by(() => spread(this.#view?.picked ?? {}));

  has(piece: Piece): boolean {
    return this.dice.includes(piece);
  }

  toggle(piece: Piece): void {
    const ids = this.dice.map((each) => each.id);
    this.#ids = this.has(piece) ? ids.filter((id) => id !== piece.id) : [...ids, piece.id];
  }

  clear(): void {
    this.#ids = [];
  }

  all(): void {
    this.#ids = this.#hand.map((piece) => piece.id);
  }

  /** As many dice of an animal as can be placed. */
  chooseMost(animal: string): void {
    const most = this.#view?.placeable[animal]?.most ?? 0;
    this.#ids = this.#of(animal)
      .slice(0, most)
      .map((piece) => piece.id);
  }

  /** The server's picks are chosen, as after a move that was taken back; when the turn is over nothing is. */
  follow(): void {
    if (this.table.isRunning) return;
    if (!this.isOn) this.clear();
    if (!this.isOn || this.#picked.length === 0) return;
    const left = [...this.#picked];
    const ids: number[] = [];
    for (const piece of this.#hand) {
      const at = left.indexOf(piece.kind);
      if (at < 0) continue;
      left.splice(at, 1);
      ids.push(piece.id);
    }
    this.#ids = ids;
  }

  /** The one animal that is chosen; null: none, or several. */
  readonly animal: string | null = $derived.by(() => {
    const [only = null, ...others] = this.#animals();
    return others.length > 0 ? null : only;
  });

  /** Why the chosen dice cannot be placed; null: they can. */
  readonly whyNotPlace: Said | null = $derived.by(() => {
    const symbols = this.dice.map((piece) => symbolOf(piece.kind));
    if (symbols.includes("trap")) return { key: "why-trap", values: {} };
    if (this.#animals().length > 1) return { key: "why-mixed", values: {} };
    if (this.animal === null) return { key: "why-no-animal", values: {} };
    const number = symbols.filter((symbol) => symbol === this.animal).length;
    const range = this.#view?.placeable[this.animal];
    const values = { animal: { name: `symbol-${this.animal}` }, number };
    if (!range) return { key: "why-not-enough", values };
    if (number < range.fewest) return { key: "why-too-few", values: { ...values, least: range.fewest } };
    return number > range.most ? { key: "why-too-many", values: { ...values, most: range.most } } : null;
  });

  /** Place or re-roll what is chosen. */
  async carryOut(what: "place" | "roll"): Promise<void> {
    const view = this.#view;
    if (!view || this.dice.length === 0) return;
    const order = Object.keys(view.hands[this.table.eyes ?? 0]?.dice ?? {});
    const faces = this.dice.map((piece) => piece.kind).sort((a, b) => order.indexOf(a) - order.indexOf(b));
    const isBegun = view.phase === `pick-to-${what}` && this.#picked.every((face, i) => faces[i] === face);
    const known = isBegun ? this.#picked.length : 0;
    const picks = faces.slice(known).map((face) => `pick-${face}-to-${what}`);
    await this.table.playAll([...picks, what], this.#picked.length > 0 && !isBegun);
  }

  #of(symbol: string): Piece[] {
    return this.#hand.filter((piece) => symbolOf(piece.kind) === symbol);
  }

  #animals(): string[] {
    const symbols = this.dice.map((piece) => symbolOf(piece.kind));
    return [...new Set(symbols)].filter((symbol) => !NO_ANIMALS.includes(symbol));
  }
}
