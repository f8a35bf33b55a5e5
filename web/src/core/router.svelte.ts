/** Places within the page, by the browser's address. */
export type Place =
  | { kind: "lobby" }
  | { kind: "table"; id: string }
  | { kind: "replay"; id: string; ply: number | null }
  | { kind: "review"; id: string }
  | { kind: "verify"; id: string | null }
  | { kind: "nowhere" };

/** The place that an address names. */
export function placeOf(path: string, search = ""): Place {
  const parts = path.split("/").filter(Boolean);
  const [first, id, third] = parts;
  if (!first) return { kind: "lobby" };
  if (first === "verify") return { kind: "verify", id: id ?? null };
  if (first !== "t" || !id) return { kind: "nowhere" };
  if (!third) return { kind: "table", id };
  if (third === "review") return { kind: "review", id };
  if (third !== "replay") return { kind: "nowhere" };
  const ply = Number.parseInt(new URLSearchParams(search).get("ply") ?? "", 10);
  return { kind: "replay", id, ply: Number.isNaN(ply) ? null : ply };
}

const here = (): Place => placeOf(location.pathname, location.search);
let place = $state.raw(here());

/** Where we are. */
export const current = (): Place => place;

/** Go to another place, without loading the page anew. */
export function go(path: string): void {
  history.pushState(null, "", path);
  place = here();
  scrollTo(0, 0);
}

addEventListener("popstate", () => (place = here()));

/** For links: go there, unless the browser is to open it elsewhere. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.getAttribute("href") ?? "/");
}

/** The key of a link to join, to watch, or to bring a seat to another device; it stands behind the `#`, so that no server sees it. */
export function keyInLink(name: "join" | "watch" | "seat"): string | null {
  return new URLSearchParams(location.hash.slice(1)).get(name);
}
