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
    for (const each of wanted) came.push({ ...each, id: this.#next++ });
    if (this.#known.length > 0) for (const piece of came) this.moved.add(piece.id); // at first nothing has moved
    this.#known = [...stayed, ...came];
    return this.#known;
  }

  /** What has moved until now has been seen. */
  settle(): void {
    this.moved.clear();
  }
}
