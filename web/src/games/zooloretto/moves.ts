/** Where on the table the moves of Zooloretto are made. */
import type { Move } from "../../wire.ts";
import type { SeatHalf } from "./view.ts";

const HOME = "((?:enclosure|expansion)-\\d)";
const PLACE = /^place-box-(\d)-(.+)$/;
const MOVE_STALL = new RegExp(`^move-(.+)-${HOME}-${HOME}$`);
const MOVE = new RegExp(`^move-(.+)-${HOME}$`);
const EXCHANGE = new RegExp(`^exchange-${HOME}-${HOME}$`);
const EXCHANGE_BARN = new RegExp(`^exchange-${HOME}-barn-(.+)$`);
const BUY = /^buy-(.+)-from-left-(\d)$/;
const DISCARD = /^discard-(.+)$/;
const INTENT = /^(move|exchange|buy|discard)-/;

/** The tiles of a kind in somebody's barn, as a spot and as a piece. */
export const barnHeap = (seat: number, kind: string): string => `seat-${seat}-barn-${kind}`;

/** All animals of a species in somebody's barn. */
export const barnSpecies = (seat: number, species: string): string => `seat-${seat}-barn-all-${species}`;

/** A stall beside an enclosure, as a piece. */
export const stallAt = (home: string, kind: string): string => `${home}-${kind}`;

/** What an exchange is between. */
function exchanged(action: string, eyes: number): [string, string] | null {
  const barn = EXCHANGE_BARN.exec(action);
  if (barn) return [barn[1] ?? "", barnSpecies(eyes, barn[2] ?? "")];
  const homes = EXCHANGE.exec(action);
  return homes ? [homes[1] ?? "", homes[2] ?? ""] : null;
}

/** The spot of a move; null: it is made nowhere. An exchange is made at the other one of its two places. */
export function spotOf({ action }: Move, view: unknown, eyes: number, piece: string | null): string | null {
  const truck = /^(?:load|take)-(truck-\d)$/.exec(action);
  if (truck?.[1]) return truck[1];
  if (action === "draw") return "pile";
  if (action === "expand") return "plot";
  const pair = exchanged(action, eyes);
  if (pair) return pair[0] === piece ? pair[1] : pair[0];
  const buy = BUY.exec(action);
  if (buy) {
    const { zoos } = view as { zoos: unknown[] };
    return barnHeap((eyes + Number(buy[2])) % zoos.length, buy[1] ?? "");
  }
  const discard = DISCARD.exec(action);
  if (discard) return barnHeap(eyes, discard[1] ?? "");
  const home = MOVE_STALL.exec(action)?.[3] ?? MOVE.exec(action)?.[2] ?? PLACE.exec(action)?.[2];
  return home ?? action.replace(/^settle-/, "");
}

/** What has to be chosen for a move: a tile of the truck, of the barn, or a stall; for an exchange either side. */
export function pieceOf({ action }: Move, view: unknown, eyes: number): string | string[] | null {
  const place = PLACE.exec(action);
  if (place) {
    const { zoos } = view as { zoos: SeatHalf[] };
    return `truck-${zoos[eyes]?.truck ?? 0}-box-${place[1]}`;
  }
  const stall = MOVE_STALL.exec(action);
  if (stall) return stallAt(stall[2] ?? "", stall[1] ?? "");
  const move = MOVE.exec(action);
  if (move) return barnHeap(eyes, move[1] ?? "");
  return exchanged(action, eyes);
}

/** The money action that a move belongs to; an expansion has a place of its own and needs no saying. */
export const intentOf = ({ action }: Move): string | null => INTENT.exec(action)?.[1] ?? null;

/** The kind of tile that a move is about; null: none. */
export function tileOf(move: Move | null): string | null {
  const found = move?.targets.find((target) => target.startsWith("tile-"));
  return found ? found.slice("tile-".length) : null;
}
