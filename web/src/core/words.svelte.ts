/** Sentences: Fluent catalogues, the page's own and those that the server shares with the games' rules. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Said } from "../wire.ts";

export type Values = Record<string, FluentVariable>;

// both languages at once: they are small, and another request would take longer
const PAGE = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default", eager: true });

/** A bundle of catalogues in one language. */
export class Catalogue {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    texts: string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  /** Is there a sentence of that key? */
  has(key: string): boolean {
    return this.#bundle.getMessage(key)?.value != null;
  }

  /** The sentence of a key and its values. */
  text(key: string, values: Values = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (pattern == null) return key;
    return this.#bundle.formatPattern(pattern, values, []).replace(/(?<!\w)-(?=\d)/g, "−");
  }

  /** The sentence that somebody said, with the names of who sits at seats 0, 1, … */
  say(said: Said, names: string[]): string {
    const values: Values = {};
    for (const [name, value] of Object.entries(said.values)) {
      if (isNamed(value)) {
        const forms = this.#bundle.getMessage(value.name)?.attributes ?? {};
        for (const [form, pattern] of Object.entries(forms)) {
          values[`${name}-${form}`] = this.#bundle.formatPattern(pattern);
        }
      }
      values[name] = Array.isArray(value)
        ? value.map((each) => this.#called(each, names)).join(", ")
        : typeof value === "number"
          ? value
          : this.#called(value, names);
    }
    return this.text(said.key, values);
  }

  #called(value: unknown, names: string[]): string {
    if (isNamed(value)) return this.text(value.name);
    if (isSeat(value)) return names[value.seat] ?? this.text("player", { number: value.seat + 1 });
    if (isSaid(value)) return this.say(value, names);
    return String(value);
  }
}

function isNamed(value: unknown): value is { name: string } {
  return typeof value === "object" && value !== null && "name" in value;
}

function isSeat(value: unknown): value is { seat: number } {
  return typeof value === "object" && value !== null && "seat" in value;
}

function isSaid(value: unknown): value is Said {
  return typeof value === "object" && value !== null && "key" in value && "values" in value;
}

let page = $state.raw(new Catalogue("en", []));

/** Speak a language from now on. */
export function speak(language: string): void {
  const words = PAGE[`../words/${language}.ftl`];
  if (!words) return;
  page = new Catalogue(language, [words]);
  document.documentElement.lang = language;
}

/** A sentence of the page itself. */
export function text(key: string, values: Values = {}): string {
  return page.text(key, values);
}

const fetched = new Map<string, Promise<string>>();

function fetchWords(language: string, name: string): Promise<string> {
  const path = `/api/words/${language}/${name}`;
  const found = fetched.get(path) ?? fetch(path).then((answer) => (answer.ok ? answer.text() : ""));
  fetched.set(path, found);
  found.catch(() => fetched.delete(path));
  return found;
}

/** The sentences of a game, as the server has them, and those of its table in the browser. */
export async function gameWords(
  language: string,
  names: string[],
  own: string | Promise<string> = "",
): Promise<Catalogue> {
  return new Catalogue(language, await Promise.all([...names.map((name) => fetchWords(language, name)), own]));
}
