/** Where on the table the moves of Aquaretto are made. */
import type { Move } from "../../wire.ts";
import { OFFICES, type Doing, type View } from "./view.ts";

export const cellSpot = (cell: string): string => `sea-cell-${cell}`;
/** Where an expansion can be built: 2 × 2 cells, called by the upper left one. */
export const siteSpot = (box: string): string => `sea-site-${box}`;
export const officeSpot = (office: string): string => `sea-office-${office}`;
export const buySpot = (seat: number): string => `sea-buy-${seat}`;
export const boxSpot = (box: number): string => `sea-box-${box}`;

const LEAVE_OUT = /^leave-out-((?:top|bottom)-(?:left|right))$/;
const COWORKER = /^(place|move)-(cashier|keeper|manager|trainer-(.+))$/;

/** The 2 × 2 cells that a move builds on, by the upper left one; null: it does not build. */
export function siteOf(action: string, doing: Doing): string | null {
  if (LEAVE_OUT.test(action)) return doing.box;
  return /^build-(\w+)$/.exec(action)?.[1] ?? null;
}

/** The spot of a move that is made in a water zoo; undefined: it is another move. */
export function seaSpotOf(action: string, doing: Doing, eyes: number, players: number): string | undefined {
  if (action === "store" || action === "move-tile") return "sea-depot";
  if (action === "discard") return "sea-discard";
  if (action.startsWith("expand-")) return `sea-${action}`;
  const site = siteOf(action, doing);
  if (site !== null) return siteSpot(site);
  const coworker = COWORKER.exec(action);
  if (coworker) return coworker[3] ? cellSpot(coworker[3]) : officeSpot(coworker[2] ?? "");
  const buy = /^buy-from-left-(\d)$/.exec(action);
  if (buy) return buySpot((eyes + Number(buy[1])) % players);
  const pick = /^pick-box-(\d)$/.exec(action);
  if (pick) return boxSpot(Number(pick[1]));
  const put = /^put-(\w+)$/.exec(action);
  return put?.[1] ? cellSpot(put[1]) : undefined;
}

/** The spot of a move; null: it is made nowhere. */
export function spotOf(move: Move, shown: unknown, eyes: number): string | null {
  const view = shown as View;
  if (move.action === "draw") return "pile";
  const truck = /^(?:load|take)-(truck-\d)$/.exec(move.action);
  return truck?.[1] ?? seaSpotOf(move.action, view, eyes, view.zoos.length) ?? null;
}

/** How a small expansion can be turned: the corner that it leaves out, clockwise. */
export const TURNS = ["turned-top-left", "turned-top-right", "turned-bottom-right", "turned-bottom-left"];

/** The turn of a small expansion that has to be chosen for a move. */
export function pieceOf(move: Move): string | null {
  const corner = LEAVE_OUT.exec(move.action);
  return corner ? `turned-${corner[1]}` : null;
}

/** Coworkers stand where animals and others go as well, so who wants to move one says so first. */
export function intentOf(move: Move): string | null {
  return COWORKER.exec(move.action)?.[1] === "move" ? "move-coworker" : null;
}

/** Places, as `lying` has them. */
export const cellPlace = (seat: number, cell: string): string => `seat-${seat}-cell-${cell}`;
export const depotPlace = (seat: number, height: number): string => `seat-${seat}-depot-${height}`;
export const officePlace = (seat: number, office: string): string => `seat-${seat}-${office}`;
export const pursePlace = (seat: number): string => `seat-${seat}-purse`;
export const boxPlace = (truck: number, box: number): string => `truck-${truck}-box-${box}`;

export const isOffice = (spot: string): boolean => OFFICES.some((office) => spot === officeSpot(office));
