import giraffe from "noto:giraffe";
import rhinoceros from "noto:rhinoceros";
import wolf from "noto:wolf";
import type { Cover } from "../game.ts";

const cover: Cover = { drawings: [giraffe, rhinoceros, wolf], ground: "meadow" };
export default cover;
