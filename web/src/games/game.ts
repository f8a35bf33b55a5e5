/** What every game's folder exports, so that the shared table can show any of them. */
import type { Component } from "svelte";
import type { Move, Said } from "../wire.ts";

/** A picture for the lobby: up to three drawings on a ground. */
export interface Cover {
  drawings: string[];
  ground: "meadow" | "water" | "sand" | "dusk";
}

/** Something that lies on the table, at a place with a name of the game's choice. */
export interface Lying {
  place: string;
  kind: string;
}

/** What the board of a game is given; everything else it asks of `useTable()`. */
export interface BoardProps {
  /** The game's view as the server sent it; the board knows its type. */
  view: unknown;
}

/** What `index.ts` of a game's folder exports. */
export interface GameTable {
  /** The table itself. */
  Board: Component<BoardProps>;
  /** What the game itself adds to the action bar, where moves need more than a press: a bid, a tile to be turned. */
  Actions?: Component;
  /** Keys of the game, as keys of its catalogue, for the list of keys. */
  keys?: string[];
  /** Drawings by name, for `<Picture name>`; loaded with the table. */
  pictures: Record<string, string>;
  /** The one sentence that says what is to be done, by whoever is to do it. */
  task: (view: unknown, own: boolean) => Said;
  /** Points of every seat as the view tells them; null where it does not. */
  points: (view: unknown) => number[] | null;
  /** Is this the last round? */
  isLastRound: (view: unknown) => boolean;
  /** Why nothing can be done at a spot now, as a key of the catalogue; null: no better reason than whose turn it is. */
  whyNot: (view: unknown, spot: string, intent: string | null) => Said | null;
  /** Everything that lies on the table: what goes from one place to another is seen to move. */
  lying: (view: unknown) => Lying[];
  /** Where on the table a move is made; null: nowhere, it is a button of the action bar. */
  spotOf: (move: Move, view: unknown, eyes: number, piece: string | null) => string | null;
  /** The place of what has to be chosen before the spot; null: nothing. Where either of two can be: both. */
  pieceOf: (move: Move, view: unknown, eyes: number) => string | string[] | null;
  /**
   * What has to be meant before anything of a move is shown, as `exchange`; null or not there: nothing. The sentence
   * `mean-exchange` then says what to choose, `mean-exchange-to` what to do with it.
   */
  intentOf?: (move: Move) => string | null;
  /** Is the move also a button of the action bar? */
  isInBar: (move: Move) => boolean;
  /** Is anything hidden from others, so that a device that is passed around needs a curtain? */
  hasSecrets: boolean;
  /** The table in sentences, for the "read the table" key. */
  read: (view: unknown) => Said[];
}

/** Points of a game whose view has them by zoo; null at a strict table. */
export function pointsOfZoos(view: unknown): number[] | null {
  const points = (view as { zoos: { points?: number }[] }).zoos.map((zoo) => zoo.points);
  return points.every((each) => each !== undefined) ? points : null;
}

/** How things stand for whoever takes a lesson. */
export interface Moment {
  view: unknown;
  eyes: number;
  legal: Move[];
  /** Does the turn wait to be confirmed? */
  isHeld: boolean;
}

/** One word of a lesson: what `lesson-<name>` of the game's catalogue says; `$name` is the rival's. */
export interface Step {
  name: string;
  /** The spot to point at. */
  spot?: (now: Moment) => string | null;
  /** Is what it asks for done? Without it, the reader goes on. */
  isDone?: (now: Moment) => boolean;
  /** Is it about what others do? Then the reader may go on before it is done. */
  isWatching?: boolean;
  /** Another word, where that one fits better for a moment. */
  says?: (now: Moment) => string | null;
}

/** What `lesson.ts` of a game's folder exports, where there is a first game to learn by playing. */
export type Lesson = Step[];
