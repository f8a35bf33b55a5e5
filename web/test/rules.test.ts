import { expect, test } from "vitest";
import { excerptOf, partsOf } from "../src/table/rules.ts";

test("a rules page has headings, numbered statements, words and tables", () => {
  const page =
    "# Title\n\nFor 2 players.\n\n## A turn\n\n1. Draw *(our ruling)*.\n\n| A | 0 |\n| --- | --- |\n| B | 1 |\n";
  expect(partsOf(page)).toEqual([
    { kind: "words", text: "For 2 players." },
    { kind: "heading", text: "A turn" },
    { kind: "statement", number: 1, text: "Draw (our ruling)." },
    {
      kind: "table",
      rows: [
        ["A", "0"],
        ["B", "1"],
      ],
    },
  ]);
});

test("an excerpt has the headings of its statements, and the tables beside them", () => {
  const page =
    "## First\n\n1. One.\n\n| A | 0 |\n\n2. Two.\n3. Three.\n\n## Second\n\n4. Four.\n\n## Third\n\nWords.\n\n| B | 1 |\n\n5. Five.\n";
  const shown = excerptOf(partsOf(page), [3, 5]).map((part) => ("text" in part ? part.text : part.rows[0]?.[0]));
  expect(shown).toEqual(["First", "Three.", "Third", "B", "Five."]);
  expect(excerptOf(partsOf(page), [1]).map(({ kind }) => kind)).toEqual(["heading", "statement", "table"]);
});
