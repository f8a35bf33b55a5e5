/** The drawings of Zooloretto: Noto's animals, and stalls of our own that sell what Noto has drawn. */
import camel from "noto:two-hump-camel";
import drinks from "noto:cup-with-straw";
import elephant from "noto:elephant";
import flamingo from "noto:flamingo";
import iceCream from "noto:soft-ice-cream";
import kangaroo from "noto:kangaroo";
import leopard from "noto:leopard";
import chimpanzee from "noto:monkey";
import panda from "noto:panda";
import popcorn from "noto:popcorn";
import snack from "noto:hot-dog";
import zebra from "noto:zebra";

/** A stall with an awning of a colour; each has an edge of its own, so that colour is not all. */
function stall(goods: string, colour: string, edge: string): string {
  const stripes = [8, 36, 64, 92].map((x) => `<path d="M${x + 14} 12h14l4 30h-18z" fill="#fff"/>`).join("");
  return `
<path d="M16 40h96v74H16z" fill="#f7ecd8"/><path d="M16 92h96v24H16z" fill="#9a6c3a"/>
<path d="M16 98h96M16 108h96" stroke="#7a5230" stroke-width="2"/>
<path d="M12 38h8v82h-8zM108 38h8v82h-8z" fill="#7a5230"/>
<g transform="translate(31 36) scale(.52)">${goods}</g>
<path d="M14 12h100l10 32H4z" fill="${colour}"/><g opacity=".85">${stripes}</g>
<path d="${edge}" fill="${colour}" stroke="#00000033"/>`;
}

const SCALLOPS = "M4 44h120c0 14-24 14-24 0 0 14-24 14-24 0 0 14-24 14-24 0 0 14-24 14-24 0 0 14-24 14-24 0z";
const POINTS = "M4 44h120l-12 13-12-13-12 13-12-13-12 13-12-13-12 13-12-13-12 13-12-13z";
const BLOCKS = "M4 44h120v9h-15v-9H94v9H79v-9H64v9H49v-9H34v9H19v-9H4z";
const STRAIGHT = "M4 44h120v7H4z";

export const coin = `
<circle cx="64" cy="68" r="52" fill="#a8741a"/><circle cx="64" cy="62" r="52" fill="#f2bd3d"/>
<circle cx="64" cy="62" r="43" fill="#ffd766" stroke="#cf9523" stroke-width="3"/>
<g fill="#b27c18"><ellipse cx="64" cy="77" rx="17" ry="13"/><ellipse cx="42" cy="60" rx="7" ry="9"/>
<ellipse cx="55" cy="46" rx="7" ry="10"/><ellipse cx="73" cy="46" rx="7" ry="10"/><ellipse cx="86" cy="60" rx="7" ry="9"/></g>`;

export const pictures: Record<string, string> = {
  camel,
  chimpanzee,
  elephant,
  flamingo,
  kangaroo,
  leopard,
  panda,
  zebra,
  coin,
  "drinks-stall": stall(drinks, "#2f77b5", SCALLOPS),
  "ice-cream-stall": stall(iceCream, "#c94f86", POINTS),
  "popcorn-stall": stall(popcorn, "#c2321f", BLOCKS),
  "snack-stall": stall(snack, "#2f7d4f", STRAIGHT),
};
