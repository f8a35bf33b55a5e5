import elephant from "noto:elephant";
import panda from "noto:panda";
import flamingo from "noto:flamingo";
import type { Cover } from "../game.ts";

const cover: Cover = { drawings: [elephant, panda, flamingo], ground: "meadow" };
export default cover;
