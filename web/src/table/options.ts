/** What the options of games and their choices are called. */
import { text, type Catalogue } from "../core/words.svelte.ts";

export type OptionValue = string | number | string[];

/** The name of an option. */
export const optionName = (option: string): string => text(`option-${option}`);

/** What a choice is called: chance, somebody's seat, things of the game, a word of ours, or a number as it is. */
export function choiceName(option: string, choice: OptionValue, names: string[], words: Catalogue): string {
  if (Array.isArray(choice)) return choice.map((each) => thingName(each, words)).join(", ") || "–";
  if (choice === "random") return text("choice-random");
  if (option === "starter") return names[Number(choice)] ?? "";
  const name = `${option}-${String(choice)}`;
  const called = text(`choice-${name}`);
  return called === `choice-${name}` ? String(choice) : called;
}

/** A thing of the game, by whichever name the game's words have for it. */
export function thingName(name: string, words: Catalogue): string {
  const key = ["species", "tile"].map((sort) => `${sort}-${name}`).find((each) => words.has(each));
  return key ? words.text(key) : name;
}
