/** The games that have a folder here, found by their folders' names; each is loaded when somebody comes to its table. */
import type { Cover, GameTable, Lesson } from "./game.ts";

const COVERS = import.meta.glob<Cover>("./*/cover.ts", { import: "default" });
const TABLES = import.meta.glob<GameTable>("./*/index.ts", { import: "default" });
const LESSONS = import.meta.glob<Lesson>("./*/lesson.ts", { import: "default" });
const WORDS = import.meta.glob<string>("./*/*.ftl", { query: "?raw", import: "default" });

/** What the lobby shows of a game; null: nothing is drawn yet. */
export async function coverOf(id: string): Promise<Cover | null> {
  return (await COVERS[`./${id}/cover.ts`]?.()) ?? null;
}

/** The table of a game; null: there is only the plain one yet, which knows every game. */
export async function tableOf(id: string): Promise<GameTable | null> {
  return (await TABLES[`./${id}/index.ts`]?.()) ?? null;
}

/**
 * The sentences that a game's table adds to those of its rules. Where its catalogues name other games, it is made of
 * these: their sentences come first.
 */
export async function ownWords(id: string, language: string, catalogues: string[]): Promise<string> {
  const games = catalogues.map((name) => name.replace(/^.*\./, "").replaceAll("_", "-"));
  const folders = [...games.filter((game) => game !== id), id];
  const texts = await Promise.all(folders.map((folder) => WORDS[`./${folder}/${language}.ftl`]?.() ?? ""));
  return texts.join("\n");
}

/** Can the game be learned by playing it? */
export const hasLesson = (id: string): boolean => `./${id}/lesson.ts` in LESSONS;

/** The lesson of a game; null: there is none. */
export async function lessonOf(id: string): Promise<Lesson | null> {
  return (await LESSONS[`./${id}/lesson.ts`]?.()) ?? null;
}
