/**
 * Views count tiles and do not name them. The tracker follows them from view to view, so that a wolf that is on a truck
 * no more and in an enclosure now is the same wolf, and can be seen to go there.
 */
import type { Lying } from "../games/game.ts";

export interface Piece extends Lying {
  id: number;
}

export class Tracker {
  #known: Piece[] = [];
  #next = 1;
  /** The pieces that have changed their place since `settle`. */
  readonly moved = new Set<number>();
  /** The pieces that were nowhere in the view before. */
  readonly fresh = new Set<number>();

  /** The same pieces in their new places, and new ones. */
  follow(lying: Lying[]): Piece[] {
    const wanted = [...lying];
    const take = (fits: (each: Lying) => boolean): Lying | undefined => {
      const at = wanted.findIndex(fits);
      return at < 0 ? undefined : wanted.splice(at, 1)[0];
    };
    const stayed: Piece[] = [];
    const gone: Piece[] = [];
    for (const piece of this.#known) {
      if (take((each) => each.place === piece.place && each.kind === piece.kind)) stayed.push(piece);
      else gone.push(piece);
    }
    const came: Piece[] = [];
    for (const piece of gone) {
      const to = take((each) => each.kind === piece.kind);
      if (to) came.push({ ...to, id: piece.id });
    }
    this.fresh.clear();
    for (const each of wanted) {
      this.fresh.add(this.#next);
      came.push({ ...each, id: this.#next++ });
    }
    // What lies there when somebody comes to the table has not moved.
    if (this.#known.length > 0) for (const piece of came) this.moved.add(piece.id);
    this.#known = [...stayed, ...came];
    return this.#known;
  }

  /** Did it turn up in the last view, at a table that was there before? */
  isBorn(id: number): boolean {
    return this.fresh.has(id) && this.moved.has(id);
  }

  /** What has moved until now has been seen. */
  settle(): void {
    this.moved.clear();
  }

  /** What is known now, to come back to after a look at something else. */
  keep(): () => void {
    const [known, moved] = [this.#known, [...this.moved]];
    return () => {
      this.#known = known;
      this.moved.clear();
      for (const id of moved) this.moved.add(id);
    };
  }
}
