/** The rules pages: Markdown with numbered statements, as far as these pages use it. */
export type Part =
  | { kind: "heading"; text: string }
  | { kind: "statement"; number: number; text: string }
  | { kind: "words"; text: string }
  | { kind: "table"; rows: string[][] };

const plain = (line: string): string => line.replace(/\*\*?([^*]+)\*\*?/g, "$1").replace(/`([^`]+)`/g, "$1");

function cells(line: string): string[] {
  return line
    .slice(1, -1)
    .split("|")
    .map((cell) => plain(cell.trim()));
}

/** The statements of some numbers, with their headings and with the tables right before or after them. */
export function excerptOf(parts: Part[], numbers: number[]): Part[] {
  const isChosen = (part: Part | undefined): boolean => part?.kind === "statement" && numbers.includes(part.number);
  const found: Part[] = [];
  let heading: Part | null = null;
  parts.forEach((part, i) => {
    if (part.kind === "heading") heading = part;
    const isNear = part.kind === "table" && (isChosen(parts[i - 1]) || isChosen(parts[i + 1]));
    if (!isChosen(part) && !isNear) return;
    if (heading) found.push(heading);
    heading = null;
    found.push(part);
  });
  return found;
}

/** The page in parts. */
export function partsOf(page: string): Part[] {
  const parts: Part[] = [];
  for (const line of page.split("\n")) {
    const heading = /^#{2,} (.+)$/.exec(line);
    const statement = /^(\d+)\. (.+)$/.exec(line);
    const last = parts.at(-1);
    if (heading?.[1]) parts.push({ kind: "heading", text: plain(heading[1]) });
    else if (statement?.[1] && statement[2]) {
      parts.push({ kind: "statement", number: Number(statement[1]), text: plain(statement[2]) });
    } else if (line.startsWith("|")) {
      if (/^\|[\s:|-]+\|$/.test(line)) continue;
      if (last?.kind === "table") last.rows.push(cells(line));
      else parts.push({ kind: "table", rows: [cells(line)] });
    } else if (line.trim() && !line.startsWith("# ")) parts.push({ kind: "words", text: plain(line.trim()) });
  }
  return parts;
}
