/** The drawings of O Zoo le Mio: Noto's where it has them, our own in its manner where it has not. */
import coin from "noto:coin";
import reptile from "noto:crocodile";
import sea from "noto:dolphin";
import mammal from "noto:elephant";
import bird from "noto:flamingo";
import ape from "noto:gorilla";
import leopard from "noto:leopard";
import lizard from "noto:lizard";
import monkey from "noto:monkey";
import orangutan from "noto:orangutan";
import parrot from "noto:parrot";
import peacock from "noto:peacock";
import seal from "noto:seal";
import tree from "noto:deciduous-tree";
import tropicalFish from "noto:tropical-fish";
import turtle from "noto:turtle";
import zebra from "noto:zebra";
import { grounds } from "./grounds.ts";

const bush = `
<ellipse cx="64" cy="108" rx="50" ry="10" fill="#2f5d27" opacity=".35"/>
<circle cx="34" cy="78" r="28" fill="#3f7f33"/><circle cx="94" cy="78" r="28" fill="#3f7f33"/>
<circle cx="64" cy="56" r="36" fill="#4d9440"/><circle cx="64" cy="86" r="26" fill="#4d9440"/>
<path d="M40 46c6-12 18-17 30-16-9 6-13 13-14 22-6-1-11-3-16-6zM22 74c3-9 10-12 17-12-4 5-5 10-5 16z" fill="#83c46a"/>
<g fill="#f3d34a"><circle cx="50" cy="68" r="5"/><circle cx="82" cy="52" r="5"/><circle cx="78" cy="88" r="5"/><circle cx="30" cy="90" r="5"/><circle cx="100" cy="82" r="5"/></g>`;

const visitor = `
<ellipse cx="64" cy="118" rx="30" ry="7" fill="#000" opacity=".25"/>
<path d="M64 46c-22 0-32 14-32 34v30c0 4 3 7 7 7h50c4 0 7-3 7-7V80c0-20-10-34-32-34z" fill="#c2321f" stroke="#fff" stroke-width="5"/>
<path d="M52 52l12 14 12-14z" fill="#f6e7c8"/>
<circle cx="64" cy="30" r="20" fill="#f0c19a" stroke="#fff" stroke-width="5"/>
<path d="M40 26c2-20 46-20 48 0 4 1 8 3 10 6H30c2-3 6-5 10-6z" fill="#e0b348"/><path d="M40 24h48v5H40z" fill="#8a4a1c"/>
<circle cx="56" cy="37" r="2.600" fill="#3a2416"/><circle cx="72" cy="37" r="2.600" fill="#3a2416"/>`;

const bench = `
<ellipse cx="64" cy="112" rx="54" ry="8" fill="#000" opacity=".2"/>
<path d="M20 50h8v62h-8zM100 50h8v62h-8zM14 78h100v8H14z" fill="#4a4440"/>
<path d="M8 28h112v14H8zM8 47h112v14H8z" fill="#b4773c"/><path d="M4 70h120v12H4z" fill="#c98a4b"/>
<path d="M8 28h112v4H8zM8 47h112v4H8zM4 70h120v3H4z" fill="#e0a868"/>`;

const hut = `
<path d="M20 52h88v66H20z" fill="#e9d3a6"/><path d="M20 52h88v10H20z" fill="#c9ad78"/>
<path d="M64 6l58 42c3 3 1 8-3 8H9c-4 0-6-5-3-8z" fill="#b4543f"/><path d="M64 6l58 42c2 2 2 5 0 7L64 15 6 55c-2-2-2-5 0-7z" fill="#8d3c2b"/>
<path d="M48 118V86c0-22 32-22 32 0v32z" fill="#5b3b1f"/><path d="M52 118V88c0-16 24-16 24 0v30z" fill="#7d5430"/>
<path d="M26 72h14v16H26zM88 72h14v16H88z" fill="#8fc7de" stroke="#fff" stroke-width="3"/>
<circle cx="72" cy="102" r="2.500" fill="#f3d34a"/><path d="M50 34h28v12H50z" fill="#fff7e0" stroke="#8d3c2b" stroke-width="2"/>
<path d="M56 40h16" stroke="#8d3c2b" stroke-width="3" stroke-linecap="round"/>`;

const envelope = `
<path d="M8 30h112v70a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8z" fill="#f6e7c8" stroke="#8a6238" stroke-width="5"/>
<path d="M8 30l56 44 56-44z" fill="#e7d0a0" stroke="#8a6238" stroke-width="5" stroke-linejoin="round"/>
<circle cx="64" cy="74" r="17" fill="#b4361f"/><circle cx="64" cy="74" r="11" fill="#d5553b"/><path d="M58 74l5 5 8-10" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;

const thinking = `
<path d="M8 30h112v70a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8z" fill="none" stroke="#8a7a62" stroke-width="5" stroke-dasharray="12 9"/>
<g fill="#8a7a62"><circle cx="36" cy="70" r="8"/><circle cx="64" cy="70" r="8"/><circle cx="92" cy="70" r="8"/></g>`;

const star = `<path d="M64 6l17 38 41 4-31 27 9 41-36-21-36 21 9-41L6 48l41-4z" fill="#ffcf3f" stroke="#9a6a00" stroke-width="5" stroke-linejoin="round"/>`;

export const pictures: Record<string, string> = {
  ...grounds,
  monkey,
  orangutan,
  ape,
  zebra,
  leopard,
  mammal,
  parrot,
  peacock,
  bird,
  lizard,
  turtle,
  reptile,
  "tropical-fish": tropicalFish,
  seal,
  sea,
  coin,
  tree,
  bush,
  visitor,
  bench,
  hut,
  envelope,
  thinking,
  star,
};
