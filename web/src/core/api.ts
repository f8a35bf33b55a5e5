/** The server over HTTP. Whatever goes wrong is a `Refused` with a sentence for people. */
import { settings } from "./settings.svelte.ts";
import type { Lobby, NewTable, OwnTables, Past, Refusal, ReviewShown, Scores, TableMade } from "../wire.ts";

export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

const UNAUTHORIZED = 401;

async function ask<Answer>(path: string, options: RequestInit = {}, speaks = true): Promise<Answer> {
  const headers = new Headers(options.headers);
  if (speaks) headers.set("Accept-Language", settings.language);
  let answer: Response;
  try {
    answer = await fetch(path, { ...options, headers });
  } catch {
    throw new Refused("offline", "", 0);
  }
  if (answer.ok) return (await answer.json()) as Answer;
  const told = (await answer.json().catch(() => null)) as Refusal | null;
  throw new Refused(told?.code ?? "unknown", told?.text ?? answer.statusText, answer.status);
}

function post<Answer>(path: string, body: unknown): Promise<Answer> {
  const headers = { "Content-Type": "application/json" };
  return ask(path, { method: "POST", body: JSON.stringify(body), headers });
}

let session: Promise<unknown> | null = null;

async function begin(): Promise<unknown> {
  try {
    return await ask<OwnTables>("/api/tables");
  } catch (fault) {
    if (!(fault instanceof Refused) || fault.status !== UNAUTHORIZED) throw fault;
    return post("/api/session", { kind: "cookie" });
  }
}

/** Make sure that this browser can hold seats. */
export async function ensureSession(): Promise<void> {
  session ??= begin();
  try {
    await session;
  } catch (fault) {
    session = null;
    throw fault;
  }
}

// Without headers of our own, so that the first answer is the one that the page has preloaded.
export const getLobby = (): Promise<Lobby> => ask("/api/lobby", {}, false);

export async function getOwnTables(): Promise<OwnTables> {
  await ensureSession();
  return ask("/api/tables");
}

export async function newTable(wanted: NewTable): Promise<TableMade> {
  await ensureSession();
  return post("/api/tables", wanted);
}

/** Start the game at a table that this browser has set up. */
export const startTable = (id: string): Promise<unknown> =>
  post(`/api/tables/${id}/commands`, { kind: "start", id: `start-${id}` });

/** Hold the seat of a pass in this browser too. */
export async function sitWith(id: string, key: string): Promise<void> {
  await ensureSession();
  await post(`/api/tables/${id}/commands`, { kind: "sit", id: `sit-${key.slice(0, 12)}`, key });
}

export async function newReplay(record: unknown): Promise<TableMade> {
  await ensureSession();
  return post("/api/replays", { record });
}

function keyed(key: string | null): RequestInit {
  return key ? { headers: { "Table-Key": key } } : {};
}

export const getScores = (id: string, key: string | null): Promise<Scores> =>
  ask(`/api/tables/${id}/scores`, keyed(key));

export const getPast = (id: string, ply: number, seat: number | null, key: string | null): Promise<Past> =>
  ask(`/api/tables/${id}/plies/${ply}${seat === null ? "" : `?seat=${seat}`}`, keyed(key));

export const getRecord = (id: string, key: string | null): Promise<Record<string, unknown>> =>
  ask(`/api/tables/${id}/record`, keyed(key));

export const getReview = (id: string, key: string | null): Promise<ReviewShown> =>
  ask(`/api/tables/${id}/review`, keyed(key));

/** Let the browser save the record of a game that is over. */
export async function saveRecord(id: string, game: string, key: string | null): Promise<void> {
  const record = JSON.stringify(await getRecord(id, key), null, 1);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record], { type: "application/json" }));
  link.download = `${game}-${id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The rules of a game, as Markdown. */
export async function getRules(game: string, language: string): Promise<string> {
  const answer = await fetch(`/api/rules/${game}?language=${language}`).catch(() => {
    throw new Refused("offline", "", 0);
  });
  if (!answer.ok) throw new Refused("unknown", answer.statusText, answer.status);
  return answer.text();
}

const AGAIN = 1000; // milliseconds until something is tried once more

/** Do what must be done before anything can be seen, however often it takes. */
export async function insist<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await work();
    } catch {
      await new Promise((again) => setTimeout(again, AGAIN));
    }
  }
}
