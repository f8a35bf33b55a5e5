/** What somebody has chosen for this browser; kept in it, and told to nobody. */
export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "slow" | "normal" | "off";
export type BotPace = "calm" | "brisk" | "instant";
export type Sound = "turn" | "tile" | "end";

export interface Settings {
  name: string;
  language: string;
  theme: Theme;
  motion: Motion;
  pace: BotPace;
  /** The one switch that mutes all, and which sounds there are otherwise. */
  sound: boolean;
  sounds: Sound[];
  notify: boolean;
  confirm: boolean;
  forced: boolean;
  /** Has this browser been told that what is drawn cannot be taken back? */
  warned: boolean;
}

const KEY = "tiergarten.settings";
const LANGUAGES = ["en", "de"];

function first(): Settings {
  const spoken = navigator.languages.map((each) => each.slice(0, 2)).find((each) => LANGUAGES.includes(each));
  return {
    name: "",
    language: spoken ?? "en",
    theme: "system",
    motion: "system",
    pace: "calm",
    sound: false,
    sounds: ["turn", "tile", "end"],
    notify: false,
    confirm: true,
    forced: true,
    warned: false,
  };
}

function kept(): Settings {
  try {
    return { ...first(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return first();
  }
}

export const settings = $state(kept());

const dark = matchMedia("(prefers-color-scheme: dark)");
let isDark = $state(dark.matches);
dark.addEventListener("change", () => (isDark = dark.matches));
const systemTheme = (): string => (isDark ? "dark" : "light");

/** Keep the settings in the browser, and show the theme that they name. */
export function keepSettings(): void {
  const now = JSON.stringify(settings);
  try {
    localStorage.setItem(KEY, now);
  } catch {
    // a browser that keeps nothing still plays
  }
  document.documentElement.dataset.theme = settings.theme === "system" ? systemTheme() : settings.theme;
  document.documentElement.dataset.motion = isStill() ? "off" : "on";
}

/** Are things to stay where they are, instead of gliding? */
export function isStill(): boolean {
  if (settings.motion !== "system") return settings.motion === "off";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long a tile takes to glide to its new place, in milliseconds. */
export function glide(): number {
  if (isStill()) return 0;
  return settings.motion === "slow" ? 600 : 280;
}

const BOT_GAPS: Record<BotPace, number> = { calm: 900, brisk: 300, instant: 0 };

/** How long what a bot does stays alone on the table, in milliseconds. */
export const botGap = (): number => BOT_GAPS[settings.pace];
