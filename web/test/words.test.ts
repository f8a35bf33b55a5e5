import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse } from "@fluent/syntax";
import { describe, expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

function keys(catalogue: string): string[] {
  const found = parse(readFileSync(catalogue, "utf8"), {}).body;
  expect(found.filter((entry) => entry.type === "Junk")).toEqual([]);
  return found.flatMap((entry) => (entry.type === "Message" ? [entry.id.name] : []));
}

const all = files(SOURCES);
const english = all.filter((path) => path.endsWith("/en.ftl"));

describe.each(english)("%s", (path) => {
  test("has the same sentences in German, in the same order", () => {
    expect(keys(path.replace(/en\.ftl$/, "de.ftl"))).toEqual(keys(path));
  });
});

describe("the page's own sentences", () => {
  const page = new Set(keys(join(SOURCES, "words/en.ftl")));
  const sources = all
    .filter((path) => /\.(ts|svelte)$/.test(path))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");

  test("are there wherever one is said", () => {
    const said = [...sources.matchAll(/(?<![.\w])text\("([a-z-]+)"/g)].map((match) => match[1] ?? "");
    expect(said.filter((key) => !page.has(key))).toEqual([]);
  });

  test("are all said somewhere", () => {
    const begun = [...sources.matchAll(/text\(`([a-z-]+)\$\{/g)].map((match) => match[1] ?? "");
    const left = [...page].filter(
      (key) => !sources.includes(`"${key}"`) && !begun.some((start) => key.startsWith(start)),
    );
    expect(left).toEqual([]);
  });
});

test("the lobby has a sentence about every game", () => {
  const page = keys(join(SOURCES, "words/en.ftl"));
  const games = readdirSync(join(SOURCES, "games"), { withFileTypes: true }).filter((each) => each.isDirectory());
  expect(games.filter(({ name }) => !page.includes(`about-${name}`))).toEqual([]);
});

test.each(["en", "de"])("bots are called alike by the page and by the server (%s)", (language) => {
  const [page, server] = ["words", "../../src/tiergarten/words"].map((folder) => {
    const { body } = parse(readFileSync(join(SOURCES, folder, `${language}.ftl`), "utf8"), { withSpans: false });
    return body.find((entry) => entry.type === "Message" && entry.id.name === "bot-name");
  });
  expect(page).toBeDefined();
  expect(page?.equals(server as NonNullable<typeof server>)).toBe(true);
});
