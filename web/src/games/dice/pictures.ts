/** The drawings of the dice game: Noto's; the ostrich is our own. */
import coin from "noto:coin";
import crocodile from "noto:crocodile";
import elephant from "noto:elephant";
import lion from "noto:lion";
import monkey from "noto:monkey";
import ticket from "noto:admission-tickets";
import { ostrich } from "../../table/drawings.ts";

export const pictures: Record<string, string> = { crocodile, ostrich, monkey, elephant, lion, coin, ticket };
