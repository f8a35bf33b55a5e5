/** Loading two dice: one after the other here, one move for the server. */
import type { Step, TableState } from "../../table/table.svelte.ts";
import type { Move } from "../../wire.ts";
import { trucksOf } from "./moves.ts";
import type { View } from "./view.ts";

interface Put {
  die: number;
  truck: number;
  /** The choice that it belongs to: with another one it is forgotten. */
  choice: number | null;
}

export class Loading {
  /** Which of the dice in hand goes first. */
  chosen = $state(0);
  #put = $state.raw<Put | null>(null);

  constructor(readonly table: TableState) {}

  readonly #choice: number | null = $derived.by(() => this.table.line.play?.choice ?? null);
  readonly #hand: string[] = $derived.by(() => (this.table.view as View | null)?.hand ?? []);
  readonly #isDouble: boolean = $derived.by(() => this.#hand[0] === this.#hand[1]);
  readonly #loads: Move[] = $derived.by(() => this.table.legal.filter((move) => trucksOf(move) !== null));

  /** The die that lies on a truck already, in this browser only. */
  readonly first: Put | null = $derived.by(() =>
    this.#put && this.#put.choice === this.#choice && this.#loads.length > 0 ? this.#put : null,
  );
  /** The die that is to be put down now. */
  readonly die: number = $derived.by(() => (this.first ? 1 - this.first.die : this.chosen));

  readonly isLoading: boolean = $derived.by(() => this.#loads.length > 0);

  /** Putting the die down on a truck; null: it cannot go there. */
  step(truck: number): Step | null {
    const moves = this.#moves(truck);
    const [only, ...others] = moves;
    if (!only) return null;
    const name = this.#hand[this.die] ?? "";
    const isWhole = this.first !== null || others.length === 0;
    return {
      actions: moves.map((move) => move.action),
      label: isWhole
        ? this.table.say(only.label)
        : this.table.say({ key: "put-die", values: { die: { name: `die-${name}` }, truck } }),
      press: () => {
        if (isWhole) void this.table.play(only);
        else this.#put = { die: this.die, truck, choice: this.#choice };
      },
    };
  }

  /** The first die back into the hand. */
  takeBack(): void {
    this.#put = null;
  }

  #moves(truck: number): Move[] {
    const wanted: (number | undefined)[] = [];
    wanted[this.die] = truck;
    if (this.first) wanted[this.first.die] = this.first.truck;
    // Of two equal dice either may be the first; the server offers each way once.
    const orders = this.#isDouble ? [wanted, [wanted[1], wanted[0]]] : [wanted];
    return this.#loads.filter((move) => {
      const trucks = trucksOf(move) ?? [];
      return orders.some((order) => trucks.every((each, i) => order[i] === undefined || order[i] === each));
    });
  }
}
