// The messages of the table server, made from its models: do not edit.
// `make wire` writes this file anew; a test fails while it is stale.

export const WIRE = 1;

export type Command = Play | Confirm | Undo | Restart | Join | Rename | Leave | Arrange | Start | HandOver | TakeBack | Resign | Pause | Resume | Hint | Share | Sit | Rematch | React;

export type SocketMessage = Play | Confirm | Undo | Restart | Join | Rename | Leave | Arrange | Start | HandOver | TakeBack | Resign | Pause | Resume | Hint | Share | Sit | Rematch | React | Hello | Look | Whole | Ping;

export type ServerMessage = Table | Moved | Done | Refusal | Reacted | Compiling | Pong;

/** Before the game starts the host puts a bot at a seat, or opens it for somebody else. */
export interface Arrange {
  /** The version of this language. */
  wire?: 1;
  /** Made by the client. */
  id: string;
  kind: "arrange";
  seat: number;
  /** The bot; none opens the seat. */
  level?: "random" | "greedy" | "easy" | "medium" | "hard" | "expert" | null;
}

/** A seat for a bot. */
export interface BotSeat {
  kind: "bot";
  level?: "random" | "greedy" | "easy" | "medium" | "hard" | "expert";
}

/** Time to think, in seconds. */
export interface Clock {
  allowance: number;
  increment: number;
}

/** The game's rules are being compiled; the table comes when they are. */
export interface Compiling {
  kind: "compiling";
  /** The version of this language. */
  wire: 1;
  /** Always none: there is no table yet. */
  version: number | null;
  /** 0 to 1. */
  done: number;
}

/** End a turn that was held. */
export interface Confirm {
  /** The version of this language. */
  wire?: 1;
  /** Made by the client. */
  id: string;
  /** Needed only by who holds several seats. */
  seat?: number | null;
  kind: "confirm";
}

/** What the commitment was made of, told when the game is over. */
export interface Deal {
  seed: string;
  salt: string;
}

/** A command was carried out, and is kept for good. */
export interface Done {
  kind: "done";
  /** The version of this language. */
  wire: 1;
  /** The version that the command made. */
  version: number;
  /** The command's. */
  id: string;
  /** The pass, in answer to `share`; not told twice. */
  key: string | null;
  /** The new table's id, in answer to `rematch`. */
  table: string | null;
  /** Good moves, best first, in answer to `hint`. */
  hints: HintMove[] | null;
}

/** What a move would cause. */
export interface Effects {
  /** The change of every seat's points. */
  points: number[];
  /** What would be told of it. */
  told: Said[];
  /** Chance answers then: the rest nobody can know yet. */
  chance_follows: boolean;
  /** The move leaves something unfinished, so its points say little. */
  half_done: boolean;
}

/** A game that can be played. */
export interface GameShown {
  id: string;
  /** By language. */
  titles: Record<string, string>;
  fewest: number;
  most: number;
  minutes: number;
  options: OptionShown[];
  /** How much of it is compiled, 0 to 1: at 1 it can be played. */
  compiled: number;
  /** The catalogues that its sentences are in, see `words`. */
  catalogues: string[];
}

/** Let a bot play for somebody who is away, or whose clock has run out. */
export interface HandOver {
  /** The version of this language. */
  wire?: 1;
  /** Made by the client. */
  id: string;
  kind: "hand_over";
  seat: number;
  level?: "random" | "greedy" | "easy" | "medium" | "hard" | "expert";
}

/** Is the server well? */
export interface Health {
  status: "ok" | "store-unavailable";
  version: string;
}

/** The first thing that a client says on a socket. */
export interface Hello {
  /** The version of this language. */
  wire?: 1;
  kind: "hello";
  /** From the watch link, for who holds no seat. */
  key?: string | null;
  /** Whose eyes; see `look`. */
  seat?: number | null;
}

/** The seat of whoever sets the table up; several of them pass one device around. */
export interface Here {
  kind: "here";
  name: string;
}

/** Ask a bot what it would do; everybody sees that a hint was asked for. */
export interface Hint {
  /** The version of this language. */
  wire?: 1;
  /** Made by the client. */
  id: string;
  /** Needed only by who holds several seats. */
  seat?: number | null;
  kind: "hint";
}

/** A move that a bot would think of. */
export interface HintMove {
  action: string;
  label: Said;
  /** The chance to win with it, 0 to 1. */
  win: number;
  reasons: Said[];
}

/** Sit down at an open seat. */
export interface Join {
  /** The version of this language. */
  wire?: 1;
  /** Made by the client. */
  id: string;
  kind: "join";
  name: string;
  /** From the invite link; not needed at a public table. */
  key?: string | null;
  /** Which one; the first that is open. */
  seat?: number | null;
}

/** Stand up before the game has started. */
export interface Leave {
  /** The version of this language. */
  wire?: 1;
  /** Made by the client. */
  id: string;
  /** Needed only by who holds several seats. */
  seat?: number | null;
  kind: "leave";
}

/** What can be played, and where. */
export interface Lobby {
  /** The version of this language. */
  wire: 1;
  games: GameShown[];
  levels: ("random" | "greedy" | "easy" | "medium" | "hard" | "expert")[];
  languages: string[];
  /** Public tables with an open seat, or to watch. */
  tables: TableListed[];
  /** Seconds until a bot may play for somebody who has gone. */
  away: number;
}

/** See through the eyes of one of several own seats; none follows whichever of them is to move. */
export interface Look {
  /** The version of this language. */
  wire?: 1;
  kind: "look";
  seat?: number | null;
}

/** A legal move. */
export interface Move {
  /** Its fixed name: what a `play` command says, and what records have. */
  action: string;
  label: Said;
  /** What it is about, as `truck-2`, `tile-wolf`, `seat-1`: the label's values. */
  targets: string[];
  /** None at a strict table. */
  effects: Effects | null;
}

/** Moves were made or taken back. If `since` is not the version that you have, ask for the whole. */
export interface Moved {
  kind: "moved";
  /** The version of this language. */
  wire: 1;
  /** The table's version: one more with everything that happens there. */
  version: number;
  /** The version that this follows. */
  since: number;
  play: Seen;
  /** Seconds left, by seat. */
  clocks: (number | null)[];
}

/** Time to think, in seconds: for the whole game, and what each turn adds. */
export interface NewClock {
  allowance: number;
  increment?: number;
}

/** How the new token is kept: in a cookie that scripts cannot read, or by the client itself. */
export interface NewSession {
  kind?: "cookie" | "bearer";
}

/** A table to be set up. */
export interface NewTable {
  game: string;
  seats: (Here | Open | BotSeat)[];
  /** The game's own, as the lobby lists them. */
  options?: Record<string, string | number | string[]>;
  strict?: boolean;
  hints?: boolean;
  public?: boolean;
  watching?: boolean;
  clock?: NewClock | null;
  /** Seconds that a bot takes for a move at least. */
  pace?: number;
}

/** A seat for somebody who is invited. */
export interface Open {
  kind: "open";
}

/** An option of a game. */
export interface OptionShown {
  name: string;
  meaning: Said;
  default: unknown;
  /** What to offer, by the number of players. */
  choices: Record<string, unknown>;
}

/** The tables where one sits. */
export interface OwnTables {
  /** The version of this language. */
  wire: 1;
  tables: TableListed[];
}

/** The game as it was after so many moves. */
export interface Past {
  /** The version of this language. */
  wire: 1;
  ply: number;
  /** How many there are to look at. */
  plies: number;
  eyes: number | null;
  view: unknown;
  /** How many sentences of the log had been told by then. */
  log: number;
  /** Who made the move that led here; none: chance, or nobody. */
  mover: number | null;
  /** The move that led here; none while it is a secret. */
  action: string | null;
}

/** Stop clocks, bots and moves. */
export interface Pause {
  /** The version of this language. */
  wire?: 1;
  /** Made by the client. */
  id: string;
  kind: "pause";
}

/** Ask whether anybody is there. */
export interface Ping {
  /** The version of this language. */
  wire?: 1;
  kind: "ping";
}

/** Make a move. */
export interface Play {
  /** The version of this language. */
  wire?: 1;
  /** Made by the client. */
  id: string;
  /** Needed only by who holds several seats. */
  seat?: number | null;
  kind: "play";
  /** The name of a legal move. */
  action: string;
  /** As it came with the legal moves: tells which choice is meant. */
  choice: number;
  /** If this ends the turn, wait for `confirm` before the others go on. */
  hold?: boolean;
}

/** The answer to `ping`. */
export interface Pong {
  kind: "pong";
  /** The version of this language. */
  wire: 1;
  /** The table's version: one more with everything that happens there. */
  version: number;
}

/** Show a reaction. */
export interface React {
  /** The version of this language. */
  wire?: 1;
  /** Made by the client. */
  id: string;
  /** Needed only by who holds several seats. */
  seat?: number | null;
  kind: "react";
  reaction: "smile" | "applause" | "wow" | "oops" | "thinking" | "thanks" | "hurry" | "good-game";
}

/** Somebody shows a reaction. */
export interface Reacted {
  kind: "reacted";
  /** The version of this language. */
  wire: 1;
  /** The table's version: one more with everything that happens there. */
  version: number;
  seat: number;
  reaction: "smile" | "applause" | "wow" | "oops" | "thinking" | "thanks" | "hurry" | "good-game";
}

/** Something was not done; nothing has changed. */
export interface Refusal {
  kind: "error";
  /** The version of this language. */
  wire: 1;
  /** The table's version, where it is about a table. */
  version: number | null;
  /** The command's, if it could be read. */
  id: string | null;
  /** The kind of mistake, such as `moved-on`. */
  code: string;
  message: Said;
  /** The sentence, in the language that was asked for. */
  text: string;
}

/** Play again: the same people, each one seat further. */
export interface Rematch {
  /** The version of this language. */
  wire?: 1;
  /** Made by the client. */
  id: string;
  kind: "rematch";
}

/** Change the own name. */
export interface Rename {
  /** The version of this language. */
  wire?: 1;
  /** Made by the client. */
  id: string;
  /** Needed only by who holds several seats. */
  seat?: number | null;
  kind: "rename";
  name: string;
}

/** Leave the seat to a bot for the rest of the game. */
export interface Resign {
  /** The version of this language. */
  wire?: 1;
  /** Made by the client. */
  id: string;
  /** Needed only by who holds several seats. */
  seat?: number | null;
  kind: "resign";
  level?: "random" | "greedy" | "easy" | "medium" | "hard" | "expert";
}

/** Take back all of the own moves since somebody else moved or chance answered. */
export interface Restart {
  /** The version of this language. */
  wire?: 1;
  /** Made by the client. */
  id: string;
  /** Needed only by who holds several seats. */
  seat?: number | null;
  kind: "restart";
}

/** How a game ended. */
export interface Result {
  scores: number[];
  /** 1 for the best; all 0 if a limit has cut the game off. */
  places: number[];
  winners: number[];
}

/** Go on. */
export interface Resume {
  /** The version of this language. */
  wire?: 1;
  /** Made by the client. */
  id: string;
  kind: "resume";
}

/** What the lab says about a game that is over. */
export interface ReviewShown {
  /** The version of this language. */
  wire: 1;
  /** 0 to 1; the review is there at 1. */
  done: number;
  review: unknown;
}

/**
 * A sentence in no language yet: a key of the catalogue and its values.
 *
 * A value is a number, a text, `{"name": key}` for a thing of the catalogue, `{"seat": number}` for whoever sits
 * there, a sentence within the sentence, or a list of such.
 */
export interface Said {
  key: string;
  values: Record<string, unknown>;
}

/** Where points come from. */
export interface ScoreRow {
  row: Said;
  points: number;
}

/** Everybody's points and where they come from, as if the game ended now. */
export interface Scores {
  /** The version of this language. */
  wire: 1;
  version: number;
  scores: number[];
  breakdown: ScoreRow[][];
}

/** A seat, as everybody sees it. */
export interface SeatShown {
  seat: number;
  kind: "open" | "person" | "bot";
  /** As its owner wrote it: escape it. */
  name: string | null;
  /** The bot that plays here now. */
  level: "random" | "greedy" | "easy" | "medium" | "hard" | "expert" | null;
  /** The bot plays for a person who may take the seat back. */
  stands_in: boolean;
  resigned: boolean;
  /** Whoever sits here set the table up and may start the game. */
  host: boolean;
  /** Has the table open now. */
  present: boolean;
  /** Seconds since the person was last here, if not now. */
  away: number | null;
  /** How often the seat has asked for a hint. */
  hints: number;
  /** Seconds on its clock; below 0 the others may hand it to a bot. */
  left: number | null;
  ticking: boolean;
}

/** The game as one seat sees it, or a watcher. */
export interface Seen {
  /** Whose view this is; none: a watcher's. */
  eyes: number | null;
  /** Moves made so far, chance's answers counted too. */
  ply: number;
  /** What that seat may know; each game has its own view. */
  view: unknown;
  /** Goes back with a `play` command; none if there is no choice. */
  choice: number | null;
  /** What the seat may do now. */
  legal: Move[];
  can_undo: boolean;
  /** The seat that has to confirm its turn before the game goes on. */
  held: number | null;
  /** Cut your log to this length, then append `log`. */
  log_from: number;
  log: Said[];
  result: Result | null;
  deal: Deal | null;
}

/** The token that seats will be held by. */
export interface Session {
  /** For `Authorization: Bearer`; none if it is in the cookie. */
  token: string | null;
}

/** What the host has chosen for the table. */
export interface Settings {
  /** No aids: no effects, hints, points before the end, or counts of tiles. */
  strict: boolean;
  /** Bots may be asked for hints. */
  hints: boolean;
  /** The lobby lists it; whoever comes may join and watch. */
  public: boolean;
  /** Who has the watch link may watch. */
  watching: boolean;
  clock: Clock | null;
  /** Seconds that a bot takes for a move at least. */
  pace: number;
}

/** Ask for a pass that brings the seat to a second device; it works once. */
export interface Share {
  /** The version of this language. */
  wire?: 1;
  /** Made by the client. */
  id: string;
  /** Needed only by who holds several seats. */
  seat?: number | null;
  kind: "share";
}

/** Hold the seat of a pass on this device too. */
export interface Sit {
  /** The version of this language. */
  wire?: 1;
  /** Made by the client. */
  id: string;
  kind: "sit";
  /** The pass. */
  key: string;
}

/** Start the game; bots of this level sit down at open seats. */
export interface Start {
  /** The version of this language. */
  wire?: 1;
  /** Made by the client. */
  id: string;
  kind: "start";
  level?: "random" | "greedy" | "easy" | "medium" | "hard" | "expert";
}

/** Everything: the answer to `hello` and `whole`, and sent whenever more than a move has changed. */
export interface Table {
  kind: "table";
  /** The version of this language. */
  wire: 1;
  /** The table's version: one more with everything that happens there. */
  version: number;
  table: TableShown;
  /** The seats that are yours. */
  own: number[];
  /** For links: `invite` and `watch`, to who sits here. */
  keys: Record<string, string>;
  /** None before the game has started. */
  play: Seen | null;
}

/** A table in a list. */
export interface TableListed {
  id: string;
  game: string;
  status: "open" | "playing" | "over" | "closed";
  /** Who sits there; none: an open seat. */
  names: (string | null)[];
  /** The seats that are yours. */
  own: number[];
  /** Is it your turn? None where that is not known at once. */
  to_move: boolean | null;
  /** Milliseconds since 1970. */
  changed: number;
}

/** Where the new table is; what is behind the `#` never leaves the browser by itself. */
export interface TableMade {
  /** The version of this language. */
  wire: 1;
  id: string;
  own: number[];
  /** Path of the link for friends. */
  invite: string;
  /** Path of the link for watchers. */
  watch: string;
}

/** What everybody may know about a table, beside the game that is played at it. */
export interface TableShown {
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  settings: Settings;
  status: "open" | "playing" | "over" | "closed";
  paused: boolean;
  seats: SeatShown[];
  watchers: number;
  /** SHA-256 of `seed:salt`, shown when the game starts. */
  commitment: string | null;
  /** The id of the table where the same people play again. */
  rematch: string | null;
  /** A record that somebody has uploaded: nobody sits here. */
  replay: boolean;
}

/** Play again instead of the bot that stands in. */
export interface TakeBack {
  /** The version of this language. */
  wire?: 1;
  /** Made by the client. */
  id: string;
  /** Needed only by who holds several seats. */
  seat?: number | null;
  kind: "take_back";
}

/** Take back the own last move, if nobody has moved and chance has not answered since. */
export interface Undo {
  /** The version of this language. */
  wire?: 1;
  /** Made by the client. */
  id: string;
  /** Needed only by who holds several seats. */
  seat?: number | null;
  kind: "undo";
}

/** A record to replay. */
export interface Upload {
  /** As `tiergarten play --record` writes it. */
  record: Record<string, unknown>;
}

/** Ask for everything, after a gap in the versions. */
export interface Whole {
  /** The version of this language. */
  wire?: 1;
  kind: "whole";
}
