import camel from "noto:camel";
import tent from "noto:tent";
import leopard from "noto:leopard";
import type { Cover } from "../game.ts";

const cover: Cover = { drawings: [camel, tent, leopard], ground: "sand" };
export default cover;
