/** What a player has chosen but not yet done: the coins of a bid, or where and how a tile is to lie. */
import type { TableState } from "../../table/table.svelte.ts";
import { coinsOf, placementOf, type Placement } from "./moves.ts";
import { nameOf, QUARTERS, quarters } from "./plane.ts";

const DRAFTS = new WeakMap<TableState, Draft>();

/** The draft at a table, the same for all who ask. */
export function draftOf(table: TableState): Draft {
  const draft = DRAFTS.get(table) ?? new Draft(table);
  DRAFTS.set(table, draft);
  return draft;
}

export class Draft {
  /** Whose choice it is for, and which: with another one it is empty, while others' sealed bids leave it as it is. */
  #choice = $state<string | null>(null);
  #bid = $state<number | null>(null);
  #turns = $state(0);
  #square = $state<string | null>(null);
  #action = $state<string | null>(null);
  /** The square where the pointer or the focus is. */
  pointed = $state<string | null>(null);

  constructor(readonly table: TableState) {}

  readonly #now: string = $derived.by(() => `${this.table.eyes} ${this.table.line.play?.choice}`);
  readonly #isNow: boolean = $derived.by(() => this.#choice === this.#now);
  /** The bids that can be made. */
  readonly bids: number[] = $derived.by(() =>
    this.table.legal
      .map(coinsOf)
      .filter((coins) => coins !== null)
      .sort((a, b) => a - b),
  );
  readonly bid: number | null = $derived.by(() => (this.#isNow ? this.#bid : null));
  readonly turns: number = $derived.by(() => (this.#isNow ? this.#turns : 0));
  readonly placements: Placement[] = $derived.by(() =>
    this.table.legal.map(placementOf).filter((each) => each !== null),
  );
  /** What can be placed on each square, as turning goes through it: half A there, then half B there. */
  readonly squares: Record<string, Placement[]> = $derived.by(() => {
    const turned = [...this.placements].sort((one, other) => one.turns - other.turns);
    const found: Record<string, Placement[]> = {};
    for (const each of turned) (found[nameOf(each.a)] ??= []).push(each);
    for (const each of turned) (found[nameOf(each.b)] ??= []).push(each);
    return found;
  });
  /** The square that was chosen, and the placement on it. */
  readonly square: string | null = $derived.by(() => (this.#isNow ? this.#square : null));
  readonly placement: Placement | null = $derived.by(
    () => (this.#isNow && this.placements.find(({ move }) => move.action === this.#action)) || null,
  );

  /** Choose a bid; it is not made yet. */
  offer(coins: number): void {
    this.#begin();
    this.#bid = coins;
  }

  /** Make the bid that is chosen. */
  async lock(): Promise<void> {
    const move = this.table.legal.find((each) => coinsOf(each) === this.bid);
    if (!move || this.bid === null) return;
    this.drop();
    await this.table.play(move);
  }

  /** What is placed by choosing a square: turned as it is now if it fits so, otherwise by the next turn that fits. */
  offered(square: string): Placement | null {
    const all = this.squares[square] ?? [];
    for (let turns = 0; turns < QUARTERS; turns++) {
      const fits = all.find((each) => each.turns === quarters(this.turns + turns));
      if (fits) return fits;
    }
    return null;
  }

  /** Where the tile is to be seen: on the square that is pointed at, otherwise as it is drafted. */
  readonly shown: Placement | null = $derived.by(() => {
    const pointed = this.pointed !== null && this.pointed !== this.square ? this.offered(this.pointed) : null;
    return pointed ?? this.placement;
  });

  /** Choose a square; the tile is not placed yet. */
  choose(square: string): void {
    const placement = this.offered(square);
    if (placement) this.#put(square, placement);
  }

  /** Turn the tile; on a square that is chosen to the next way in which it fits there. */
  turn(by: 1 | -1): void {
    this.#begin();
    const all = this.square === null ? [] : (this.squares[this.square] ?? []);
    const next = all[(all.findIndex((each) => each === this.placement) + by + all.length) % all.length];
    if (this.square !== null && next) this.#put(this.square, next);
    else this.#turns = quarters(this.#turns + by);
  }

  /** Place the tile as it is drafted. */
  async lay(): Promise<void> {
    if (this.placement) await this.table.play(this.placement.move);
  }

  /** Nothing is chosen. */
  drop(): void {
    this.#square = null;
    this.#action = null;
    this.#bid = null;
  }

  #put(square: string, placement: Placement): void {
    this.#begin();
    this.#square = square;
    this.#action = placement.move.action;
    this.#turns = placement.turns;
  }

  #begin(): void {
    if (this.#isNow) return;
    this.drop();
    this.#turns = 0;
    this.#choice = this.#now;
  }
}
