/**
 * The line to a table: a socket that comes back by itself, and what the server said on it.
 *
 * A command has an id of our own making and is sent again after a broken line, until it is answered; the server
 * carries it out once.
 */
import { ensureSession } from "./api.ts";
import { Pace } from "./pace.svelte.ts";
import { botGap } from "./settings.svelte.ts";
import type { Command, Done, Moved, Said, Seen, ServerMessage, SocketMessage, Table, TableShown } from "../wire.ts";

type WithoutId<Each> = Each extends { id: string } ? Omit<Each, "id"> : never;
export type Order = WithoutId<Command>;
export type LineState = "connecting" | "open" | "lost" | "refused";

interface Pending {
  command: Command;
  settle: (done: Done) => void;
  refuse: (fault: OrderRefused) => void;
}

export class OrderRefused extends Error {
  constructor(
    readonly code: string,
    readonly said: Said,
    text: string,
  ) {
    super(text);
  }
}

export interface Shown {
  seat: number;
  reaction: string;
  id: number;
}

const FIRST_WAIT = 500; // milliseconds until the first try to come back; each further one waits twice as long
const LONGEST_WAIT = 30_000;
const HEARTBEAT = 15_000; // milliseconds between two looks whether the line is alive
const POLICY = 1008; // the server's code for a line that it does not want
const REACTION_SHOWN = 4000;

/** An id that nobody has had before. (`randomUUID` is not there on a page without TLS.) */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Line {
  state = $state<LineState>("connecting");
  refusal = $state.raw<{ code: string; text: string } | null>(null);
  compiling = $state<number | null>(null);
  table = $state.raw<TableShown | null>(null);
  own = $state.raw<number[]>([]);
  keys = $state.raw<Record<string, string>>({});
  play = $state.raw<Seen | null>(null);
  log = $state.raw<Said[]>([]);
  reactions = $state.raw<Shown[]>([]);
  heardAt = $state(0);
  /** What bots have done and is not shown yet. A clock that runs is not made to wait. */
  readonly pace = new Pace(() => (this.table?.settings.clock ? 0 : botGap()));
  /** How long the log was after which move, as far as we were there. */
  readonly plies = new Map<number, number>();

  #socket: WebSocket | null = null;
  #version = -1;
  #latest: Seen | null = null; // the game as we know it, which may be further than what is shown
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #heard = true;
  #closed = false;
  readonly #pending = new Map<string, Pending>();

  constructor(
    readonly id: string,
    readonly key: string | null,
  ) {}

  /** Open the line; it stays open until `close`. */
  open(): void {
    if (this.#closed) return;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    void this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#retry);
    clearInterval(this.#heart);
    this.pace.clear();
    this.#socket?.close();
  }

  /** Give an order; settled when the server has answered, however often the line breaks meanwhile. */
  order(order: Order): Promise<Done> {
    const command = { ...order, id: newId() } as Command;
    return new Promise((settle, refuse) => {
      this.#pending.set(command.id, { command, settle, refuse });
      this.#send(command);
    });
  }

  /** See through the eyes of one of several own seats. */
  look(seat: number | null): void {
    this.#send({ kind: "look", seat });
  }

  #hurry = (): void => {
    if (document.visibilityState === "hidden" || this.state === "refused") return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#beat();
    else if (this.state === "lost") this.#again(0);
  };

  async #connect(): Promise<void> {
    try {
      await ensureSession();
    } catch {
      this.#lose();
      return;
    }
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.id}/socket`);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ kind: "hello", key: this.key }));
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#closed) return;
      if (event.code === POLICY && this.refusal) this.state = "refused";
      else this.#lose();
    };
  }

  #lose(): void {
    clearInterval(this.#heart);
    if (this.#closed) return;
    this.state = "lost";
    this.#again(this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #again(wait: number): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#connect(), wait);
  }

  #beat(): void {
    if (!this.#heard) {
      const dead = this.#socket;
      this.#socket = null;
      dead?.close();
      this.#lose();
      return;
    }
    this.#heard = false;
    this.#send({ kind: "ping" });
  }

  #send(message: SocketMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    this.#heard = true;
    switch (message.kind) {
      case "table":
        this.#hearTable(message);
        break;
      case "moved":
        this.#hearMove(message);
        break;
      case "done":
        this.#pending.get(message.id)?.settle(message);
        this.#pending.delete(message.id);
        break;
      case "error":
        this.#refused(message.id, message.code, message.message, message.text);
        break;
      case "reacted":
        this.#show(message.seat, message.reaction);
        break;
      case "compiling":
        this.compiling = message.done;
        break;
      case "pong":
        if (message.version > this.#version) this.#send({ kind: "whole" });
        break;
    }
  }

  #hearTable(message: Table): void {
    if (message.version < this.#version) return;
    const isBack = this.state !== "open";
    this.#version = message.version;
    this.#latest = message.play;
    if (isBack) this.pace.clear();
    this.pace.add(() => this.#take(message), false);
    if (!isBack) return;
    this.state = "open";
    this.#wait = FIRST_WAIT;
    clearInterval(this.#heart);
    this.#heart = setInterval(() => this.#beat(), HEARTBEAT);
    for (const { command } of this.#pending.values()) this.#send(command);
  }

  #hearMove(message: Moved): void {
    if (message.version <= this.#version) return;
    if (message.since !== this.#version) {
      this.#send({ kind: "whole" });
      return;
    }
    const isBots = this.#isBotsTurn();
    this.#version = message.version;
    this.#latest = message.play;
    this.pace.add(() => {
      if (this.table) {
        const seats = this.table.seats.map((seat, i) => ({ ...seat, left: message.clocks[i] ?? seat.left }));
        this.table = { ...this.table, seats };
      }
      this.heardAt = Date.now();
      this.#see(message.play);
    }, isBots);
  }

  /** Are only bots to move, as far as we know? */
  #isBotsTurn(): boolean {
    const actors = (this.#latest?.view as { actors?: number[] } | null)?.actors ?? [];
    return actors.length > 0 && actors.every((seat) => this.table?.seats[seat]?.level != null);
  }

  #take(message: Table): void {
    this.compiling = null;
    this.refusal = null;
    this.table = message.table;
    this.own = message.own;
    this.keys = message.keys;
    this.heardAt = Date.now();
    if (message.play) this.#see(message.play);
  }

  #see(play: Seen): void {
    this.log = [...this.log.slice(0, play.log_from), ...play.log];
    this.plies.set(play.ply, this.log.length);
    this.play = play;
  }

  #refused(id: string | null, code: string, said: Said, text: string): void {
    const pending = id === null ? undefined : this.#pending.get(id);
    if (pending && id !== null) {
      this.#pending.delete(id);
      pending.refuse(new OrderRefused(code, said, text));
    } else {
      this.refusal = { code, text };
    }
  }

  #show(seat: number, reaction: string): void {
    const shown = { seat, reaction, id: Date.now() + Math.random() };
    this.reactions = [...this.reactions, shown];
    setTimeout(() => (this.reactions = this.reactions.filter((each) => each !== shown)), REACTION_SHOWN);
  }
}
