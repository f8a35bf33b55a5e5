import kangaroo from "noto:kangaroo";
import orca from "noto:orca";
import polarBear from "noto:polar-bear";
import type { Cover } from "../game.ts";

const cover: Cover = { drawings: [kangaroo, orca, polarBear], ground: "water" };
export default cover;
