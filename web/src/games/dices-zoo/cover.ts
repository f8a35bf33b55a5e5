import tiger from "noto:tiger";
import gameDie from "noto:game-die";
import bear from "noto:bear";
import type { Cover } from "../game.ts";

const cover: Cover = { drawings: [tiger, gameDie, bear], ground: "dusk" };
export default cover;
