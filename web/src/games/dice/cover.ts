import gameDie from "noto:game-die";
import lion from "noto:lion";
import monkeyFace from "noto:monkey-face";
import type { Cover } from "../game.ts";

const cover: Cover = { drawings: [gameDie, lion, monkeyFace], ground: "sand" };
export default cover;
