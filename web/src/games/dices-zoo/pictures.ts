/** The drawings of Dice's Zoo: Noto's; X2, bag and cup are our own. */
import bear from "noto:bear";
import boar from "noto:boar";
import box from "noto:package";
import chipmunk from "noto:chipmunk";
import elephant from "noto:elephant";
import fox from "noto:fox";
import trap from "noto:mouse-trap";
import worm from "noto:worm";

const x2 = `
<circle cx="64" cy="64" r="54" fill="#c8372d"/><circle cx="64" cy="64" r="46" fill="none" stroke="#ffd9a0" stroke-width="4"/>
<path d="M27 49l25 30M52 49L27 79" stroke="#fff" stroke-width="11" stroke-linecap="round"/>
<path d="M68 55c1-11 9-17 18-17 10 0 17 7 17 16 0 12-12 19-34 35h36" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>`;

const bag = `
<path d="M42 40C18 58 8 84 14 104c3 10 12 16 50 16s47-6 50-16c6-20-4-46-28-64z" fill="#a5713f"/>
<path d="M42 40C30 50 22 61 17 73c4 26 12 40 47 47-38 0-47-6-50-16-6-20 4-46 28-64z" fill="#8a5a2f"/>
<path d="M36 12c-6 0-8 5-5 10l11 18h44l11-18c3-5 1-10-5-10-8 0-9 6-14 6s-7-8-14-8-9 8-14 8-6-6-14-6z" fill="#bd8850"/>
<path d="M39 38h50c4 0 4 8 0 8H39c-4 0-4-8 0-8z" fill="#e9c46a"/>
<path d="M84 44c6 8 8 18 6 26" fill="none" stroke="#e9c46a" stroke-width="5" stroke-linecap="round"/>`;

const cup = `
<path d="M22 30h84l-9 76c-1 9-8 14-33 14s-32-5-33-14z" fill="#7a4a2a"/>
<path d="M22 30h22l6 88c-12-2-18-6-19-12z" fill="#63391e"/>
<ellipse cx="64" cy="30" rx="42" ry="14" fill="#93603a"/><ellipse cx="64" cy="31" rx="34" ry="10" fill="#2f1b0e"/>
<path d="M27 66c20 9 54 9 74 0M29 84c18 8 52 8 70 0" fill="none" stroke="#d9a05b" stroke-width="4"/>
<path d="M44 12l18-6 6 17-18 6z" fill="#fff6df" stroke="#8a7350" stroke-width="2"/><circle cx="56" cy="17" r="3" fill="#3a2c18"/>
<path d="M74 8l17 6-5 16-17-5z" fill="#fff6df" stroke="#8a7350" stroke-width="2"/><circle cx="79" cy="14" r="2.500" fill="#3a2c18"/><circle cx="82" cy="23" r="2.500" fill="#3a2c18"/>`;

export const pictures: Record<string, string> = {
  elephant,
  bear,
  "wild-boar": boar,
  fox,
  squirrel: chipmunk,
  earthworm: worm,
  trap,
  x2,
  bag,
  box,
  cup,
};
