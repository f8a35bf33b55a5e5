import dolphin from "noto:dolphin";
import penguin from "noto:penguin";
import crocodile from "noto:crocodile";
import type { Cover } from "../game.ts";

const cover: Cover = { drawings: [dolphin, penguin, crocodile], ground: "water" };
export default cover;
