/** The one polite line for screen readers, and the short notes that everybody sees. */
import { untrack } from "svelte";

let line = $state("");
let note = $state<{ text: string; id: number } | null>(null);
let id = 0;
const SHOWN = 6000; // milliseconds

/** What is to be read out. */
export const spoken = (): string => line;

/** The note that is shown. */
export const noted = (): { text: string; id: number } | null => note;

/** Read something out, politely. */
export function announce(words: string): void {
  const before = untrack(() => line);
  line = before === words ? `${words}\u00a0` : words; // the same words again are read again
}

/** Show a short note, and read it out. */
export function tell(words: string): void {
  const mine = ++id;
  note = { text: words, id: mine };
  announce(words);
  setTimeout(() => {
    if (note?.id === mine) note = null;
  }, SHOWN);
}

/** Put the note away. */
export function hush(): void {
  note = null;
}
