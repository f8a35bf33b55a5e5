import crocodile from "noto:crocodile";
import gorilla from "noto:gorilla";
import parrot from "noto:parrot";
import type { Cover } from "../game.ts";

const cover: Cover = { drawings: [gorilla, parrot, crocodile], ground: "sand" };
export default cover;
