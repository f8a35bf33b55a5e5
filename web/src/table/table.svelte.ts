/** A table as its pieces on the screen need it: what the server said, whose eyes, what is chosen, what can be done. */
import { getContext, setContext } from "svelte";
import { getPast } from "../core/api.ts";
import { Line, OrderRefused, type Order } from "../core/line.svelte.ts";
import { announce, hush, tell } from "../core/live.svelte.ts";
import { settings } from "../core/settings.svelte.ts";
import { Catalogue, text, type Values } from "../core/words.svelte.ts";
import type { GameTable } from "../games/game.ts";
import type { Done, HintMove, Move, Past, Said, SeatShown } from "../wire.ts";
import { isAbout } from "./scoring.ts";
import { Tracker, type Piece } from "./tracker.ts";

const KEY = Symbol("table");

/** Part of a move, made in this browser alone: the moves that it may become, what it is called, what pressing it does. */
export interface Step {
  actions: string[];
  label: string;
  press: () => void;
}

/** A button that a board puts into the action bar. */
export interface BarButton extends Step {
  /** Its place in the bar, for the keyboard and for tests. */
  id: string;
  key?: string;
  /** It makes no move, but chooses for one or takes part of one back. */
  isAside?: boolean;
  /** Why it cannot be pressed now. */
  whyNot?: string | null;
}

export class TableState {
  game = $state.raw<GameTable | null>(null);
  words = $state.raw(new Catalogue("en", []));
  past = $state.raw<Past | null>(null);
  chosen = $state<string | null>(null);
  #meant = $state<string | null>(null);
  preview = $state.raw<Move | null>(null);
  hints = $state.raw<HintMove[] | null>(null);
  /** What the board itself has put into the action bar. */
  buttons = $state.raw<BarButton[]>([]);
  isThinking = $state(false);
  rules = $state.raw<number[] | null>(null);
  /** The game as it was shown when something was ordered that has no answer yet. */
  #asked = $state.raw<unknown>(null);
  /** Is the answer awaited to something ordered just here? When the game looks different, the next may be ordered. */
  readonly isBusy: boolean = $derived.by(() => this.#asked !== null && this.#asked === this.line.play);
  /** Seconds until the others may let a bot play for somebody who has gone. */
  away = $state(30);
  /** The row of somebody's points whose tiles are to be seen. */
  lit = $state.raw<{ seat: number; row: Said } | null>(null);
  /** The spot that a lesson points at. */
  pointed = $state<string | null>(null);
  /** Has the seat been back in this turn? Then nothing is done for it that it may just have taken back. */
  #wentBack = false;
  #began = false;
  /** Are several moves being made in a row? */
  isRunning = $state(false);
  readonly tracker = new Tracker();
  readonly #signs = new Map<number, string>();
  readonly #pasts = new Map<string, Past>();

  constructor(readonly line: Line) {}

  readonly seats: SeatShown[] = $derived.by(() => this.line.table?.seats ?? []);
  readonly names: string[] = $derived.by(() => this.seats.map((seat) => nameOf(seat)));
  readonly eyes: number | null = $derived.by(() => this.line.play?.eyes ?? null);
  readonly view: unknown = $derived.by(() => this.past?.view ?? this.line.play?.view ?? null);
  readonly isOver: boolean = $derived.by(() => this.line.play?.result != null);
  readonly isHeld: boolean = $derived.by(() => this.eyes !== null && this.line.play?.held === this.eyes);
  readonly actors: number[] = $derived.by(() => (this.line.play?.view as { actors?: number[] } | null)?.actors ?? []);
  readonly isOwnTurn: boolean = $derived.by(() => this.legal.length > 0 || this.isHeld);
  readonly legal: Move[] = $derived.by(() =>
    this.past || this.line.table?.paused || this.isHeld ? [] : (this.line.play?.legal ?? []),
  );
  /** Can the seat take something back? Not while others are still shown to move on from it. */
  readonly canUndo: boolean = $derived.by(() => (this.line.play?.can_undo ?? false) && this.line.pace.waiting === 0);
  /** What the seat can mean to do, and what it does mean; null: nothing in particular. */
  readonly intents: string[] = $derived.by(() => {
    const found = this.legal.map((move) => this.#intentOf(move));
    return [...new Set(found.filter((intent) => intent !== null))];
  });
  readonly intent: string | null = $derived.by(() =>
    this.#meant !== null && this.intents.includes(this.#meant) ? this.#meant : null,
  );
  /** The legal moves that fit what is meant. */
  readonly fitting: Move[] = $derived.by(() => this.legal.filter((move) => this.#intentOf(move) === this.intent));
  /** The places of what can be chosen, and the one that is. */
  readonly choosable: string[] = $derived.by(() => [...new Set(this.fitting.flatMap((move) => this.#piecesOf(move)))]);
  readonly piece: string | null = $derived.by(() => {
    if (this.chosen !== null && this.choosable.includes(this.chosen)) return this.chosen;
    // Who means something special chooses for themselves: what can be chosen may be a target as well.
    return this.intent === null || this.choosable.length === 1 ? (this.choosable[0] ?? null) : null;
  });
  readonly pieces: Piece[] = $derived.by(() =>
    this.game && this.view ? this.tracker.follow(this.game.lying(this.view)) : [],
  );
  /** The seats, own one first, then as they take their turns. */
  readonly order: SeatShown[] = $derived.by(() => {
    const first = this.eyes ?? this.line.own[0] ?? 0;
    return this.seats.map((_, i) => this.seats[(first + i) % this.seats.length] as SeatShown);
  });

  /** What lies at a place. */
  at(place: string): Piece[] {
    return this.pieces.filter((piece) => piece.place === place);
  }

  /** Has a piece that was shown with another sign got this one now? Asked once for each time that it is shown. */
  becomes(id: number, sign: string): boolean {
    const before = this.#signs.get(id);
    this.#signs.set(id, sign);
    return before !== undefined && before !== sign;
  }

  /** Is a piece one of those that the lit row of points is about? */
  isLit(id: number): boolean {
    if (!this.lit) return false;
    const piece = this.pieces.find((each) => each.id === id);
    return piece !== undefined && isAbout(this.lit.row, this.lit.seat, piece);
  }

  #piecesOf(move: Move): string[] {
    const found = this.game && this.eyes !== null ? this.game.pieceOf(move, this.line.play?.view, this.eyes) : null;
    return found === null ? [] : [found].flat();
  }

  #intentOf(move: Move): string | null {
    return this.game?.intentOf?.(move) ?? null;
  }

  /** Mean to do something, or nothing in particular. */
  mean(intent: string | null): void {
    this.#meant = intent;
    this.chosen = null;
    this.preview = null;
  }

  /** The moves that are made at a spot, with what is chosen. */
  movesAt(spot: string): Move[] {
    const { game, eyes } = this;
    if (!game || eyes === null) return [];
    return this.fitting.filter((move) => {
      const pieces = this.#piecesOf(move);
      if (pieces.length > 0 && (this.piece === null || !pieces.includes(this.piece))) return false;
      return game.spotOf(move, this.line.play?.view, eyes, this.piece) === spot;
    });
  }

  /** Can a move be made at some seat's zoo, by what is meant and chosen? */
  canPlayAt(seat: number): boolean {
    const { game, eyes } = this;
    if (!game || eyes === null) return false;
    const zoo = `seat-${seat}-`;
    return this.fitting.some(
      (move) => game.spotOf(move, this.line.play?.view, eyes, this.piece)?.startsWith(zoo) ?? false,
    );
  }

  /** The moves of the action bar. */
  readonly barMoves: Move[] = $derived.by(() => {
    const { game, eyes } = this;
    if (!game || eyes === null) return this.legal;
    return this.fitting.filter(
      (move) => game.isInBar(move) || game.spotOf(move, this.line.play?.view, eyes, this.piece) === null,
    );
  });

  /** A sentence of the game. */
  text(key: string, values: Values = {}): string {
    return this.words.text(key, values);
  }

  /** A sentence of the game where it has one of its own, else the page's. */
  ownOrShared(key: string, values: Values = {}): string {
    return this.words.has(key) ? this.words.text(key, values) : text(key, values);
  }

  /** A sentence that the server sent, in words. */
  say(said: Said): string {
    return this.words.say(said, this.names);
  }

  /** What would be told of a move beside the move itself: births, bonus actions, coins. */
  tells(move: Move): string {
    const told = move.effects?.told.filter((each) => each.key !== `told-${move.label.key}`) ?? [];
    return told.map((each) => this.say(each)).join(" ");
  }

  /** What a move would cause, points included; empty where nothing can be said. */
  effects(move: Move): string {
    const points = this.gain(move);
    if (points === null) return this.tells(move);
    const sign = points > 0 ? "plus" : "minus";
    return `${text("effect-points", { points: Math.abs(points), sign })} ${this.tells(move)}`;
  }

  /** The points that a move would bring at once, as a short sign; null where nobody can know, or nothing changes. */
  gain(move: Move): number | null {
    if (!move.effects || this.eyes === null || move.effects.half_done || move.effects.chance_follows) return null;
    return move.effects.points[this.eyes] || null;
  }

  /** Make a move. */
  async play(move: Move): Promise<void> {
    const choice = this.line.play?.choice;
    if (choice == null || this.isBusy) return;
    hush();
    this.tracker.settle();
    this.hints = null;
    this.mean(null);
    this.#began = true;
    if (move.effects?.chance_follows) settings.warned = true;
    await this.carryOut({ kind: "play", action: move.action, choice, hold: settings.confirm, seat: this.eyes });
  }

  /**
   * Make several moves in a row, which are one for whoever makes them; `restart` first where some were made before.
   *
   * The first answer tells the version, and each move of ours makes the next one: the others need not wait for answers.
   */
  async playAll(actions: string[], restart: boolean): Promise<void> {
    const choice = this.line.play?.choice;
    if (choice == null || this.isBusy) return;
    hush();
    this.tracker.settle();
    this.hints = null;
    this.#began = true;
    this.isRunning = true;
    const play = (action: string, choice: number): Promise<Done | null> =>
      this.carryOut({ kind: "play", action, choice, hold: settings.confirm, seat: this.eyes });
    try {
      const [first = "", ...others] = actions;
      const begun = await (restart ? this.carryOut({ kind: "restart", seat: this.eyes }) : play(first, choice));
      if (!begun) return;
      await Promise.all((restart ? actions : others).map((action, i) => play(action, begun.version + i)));
    } finally {
      this.isRunning = false;
    }
  }

  /** Finish what leaves no choice, if the seat has begun its turn; but nobody draws or rolls for somebody else. */
  async playForced(): Promise<void> {
    const [only, ...others] = this.legal;
    if (this.legal.length === 0 && !this.isHeld) {
      this.#began = false;
      this.#wentBack = false;
    }
    if (
      !only ||
      only.effects?.chance_follows ||
      others.length > 0 ||
      !settings.forced ||
      !this.#began ||
      this.#wentBack ||
      this.isBusy ||
      this.isRunning
    )
      return;
    const played = this.play(only);
    tell(text("forced", { move: this.say(only.label) }));
    await played;
  }

  /** End a turn that is held. */
  async confirm(): Promise<void> {
    if (this.isBusy) return;
    hush();
    await this.carryOut({ kind: "confirm", seat: this.eyes });
  }

  /** Take the last move back, or the whole turn. */
  async back(kind: "undo" | "restart"): Promise<void> {
    this.#wentBack = true;
    hush();
    await this.carryOut({ kind, seat: this.eyes });
  }

  /** Give an order; what is refused is told. */
  async carryOut(order: Order): Promise<Done | null> {
    const shown = this.line.play;
    this.#asked = shown;
    try {
      return await this.line.order(order);
    } catch (fault) {
      if (!(fault instanceof OrderRefused)) throw fault;
      tell(this.words.has(fault.said.key) ? this.say(fault.said) : fault.message);
      return null;
    } finally {
      if (this.#asked === shown) this.#asked = null;
    }
  }

  /** Ask a bot what it would do. */
  async hint(): Promise<void> {
    this.isThinking = true;
    try {
      const done = await this.line.order({ kind: "hint", seat: this.eyes });
      this.hints = done.hints;
      announce((done.hints ?? []).map((each) => this.say(each.label)).join(". "));
    } catch (fault) {
      tell((fault as Error).message);
    } finally {
      this.isThinking = false;
    }
  }

  /** Say why nothing can be done there. */
  whyNot(spot: string): void {
    const said = this.isOwnTurn && !this.isHeld && this.game?.whyNot(this.line.play?.view, spot, this.intent);
    if (said) tell(this.say(said));
    else if (this.isHeld) tell(text("why-held"));
    else if (this.past) tell(text("why-past"));
    else if (!this.isOwnTurn) tell(text("why-not-your-turn"));
    else tell(text("why-not-now"));
  }

  #wanted = 0;
  #backToNow: (() => void) | null = null;

  /** What was stays as it was: each move is asked for once. */
  async #pastAt(ply: number, eyes: number | null): Promise<Past> {
    const key = `${ply} ${eyes}`;
    const found = this.#pasts.get(key) ?? (await getPast(this.line.id, ply, eyes, this.line.key));
    this.#pasts.set(key, found);
    return found;
  }

  /** Look at the game as it was after so many moves; of several looks in a hurry the last one counts. */
  async lookBack(ply: number, eyes: number | null = this.isOver ? this.eyes : null): Promise<void> {
    const wanted = ++this.#wanted;
    const at = Math.max(0, Math.min(ply, this.line.play?.ply ?? 0));
    try {
      const [before, then] = await Promise.all([this.#pastAt(Math.max(0, at - 1), eyes), this.#pastAt(at, eyes)]);
      if (wanted === this.#wanted) this.#show(before, then);
    } catch (fault) {
      tell((fault as Error).message);
    }
  }

  /** Show what was; marked is what its move moved, however far away the look before was. */
  #show(before: Past, then: Past): void {
    this.#backToNow ??= this.tracker.keep();
    if (this.game) this.tracker.follow(this.game.lying(before.view));
    this.tracker.settle();
    this.past = then;
  }

  /** Look at the game as it was when a line of the log had just been told. */
  async lookAtLine(line: number): Promise<void> {
    let low = 0;
    let high = this.line.play?.ply ?? 0;
    while (low < high) {
      const middle = (low + high) >> 1;
      const told = this.line.plies.get(middle) ?? (await getPast(this.line.id, middle, null, this.line.key)).log;
      this.line.plies.set(middle, told);
      if (told > line) high = middle;
      else low = middle + 1;
    }
    await this.lookBack(low);
  }

  now(): void {
    this.#wanted += 1;
    this.#backToNow?.();
    this.#backToNow = null;
    this.past = null;
  }
}

/** The name of whoever sits there. */
export function nameOf(seat: SeatShown): string {
  if (seat.name) return seat.name;
  if (seat.level) return text("bot-name", { level: seat.level, number: seat.seat + 1 });
  return text("seat-number", { number: seat.seat + 1 });
}

export function provideTable(table: TableState): TableState {
  return setContext(KEY, table);
}

export function useTable(): TableState {
  return getContext<TableState>(KEY);
}
