/** How reactions look. */
import type { React } from "../wire.ts";

export const REACTIONS: Record<React["reaction"], string> = {
  smile: "😊",
  applause: "👏",
  wow: "😮",
  oops: "😅",
  thinking: "🤔",
  thanks: "🙏",
  hurry: "⏳",
  "good-game": "🤝",
};
