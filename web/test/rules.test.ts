import { expect, test } from "vitest";
import { partsOf } from "../src/table/rules.ts";

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
