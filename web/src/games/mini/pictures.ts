/** The drawings of Mini: Noto's where it has them, our own in its manner where it has not. */
import giraffe from "noto:giraffe";
import llama from "noto:llama";
import rhinoceros from "noto:rhinoceros";
import rock from "noto:rock";
import wolf from "noto:wolf";
import { ostrich } from "../../table/drawings.ts";

const impala = `
<path d="M47 46C34 38 33 24 43 10c-2 13 1 22 12 30zM81 46c13-8 14-22 4-36 2 13-1 22-12 30z" fill="#5d4037"/>
<path d="M45 52C31 44 18 45 10 51c7 10 20 14 34 12zM83 52c14-8 27-7 35-1-7 10-20 14-34 12z" fill="#a5673a"/>
<path d="M40 55c-11-4-18-4-23-2 6 5 13 7 22 6zM88 55c11-4 18-4 23-2-6 5-13 7-22 6z" fill="#f3c9b0"/>
<path d="M64 36c-16 0-24 12-22 28 2 14 8 26 10 38 1 10 5 18 12 18s11-8 12-18c2-12 8-24 10-38 2-16-6-28-22-28z" fill="#c98449"/>
<path d="M64 68c-7 0-10 10-10 22 0 16 3 30 10 30s10-14 10-30c0-12-3-22-10-22z" fill="#f7e3cd"/>
<path d="M64 37l-8 6 5 24h6l5-24z" fill="#a5673a"/>
<path d="M54 101c0-6 4-8 10-8s10 2 10 8-5 10-10 10-10-4-10-10z" fill="#4e342e"/>
<ellipse cx="50" cy="66" rx="5" ry="6" fill="#2b1c17"/><ellipse cx="78" cy="66" rx="5" ry="6" fill="#2b1c17"/>
<circle cx="48.500" cy="64" r="1.800" fill="#fff"/><circle cx="76.500" cy="64" r="1.800" fill="#fff"/>`;

const meerkat = `
<path d="M88 112c16 0 26-6 30-20 1-4-4-5-6-2-5 9-12 12-24 12z" fill="#b58a56"/>
<path d="M64 50c-20 0-28 26-28 44 0 16 10 26 28 26s28-10 28-26c0-18-8-44-28-44z" fill="#c99d66"/>
<path d="M64 62c-11 0-16 18-16 32s6 20 16 20 16-6 16-20-5-32-16-32z" fill="#f2dfbd"/>
<path d="M42 74c-4 8-3 18 6 22 3 1 5-2 3-4-5-4-5-9-4-14zM86 74c4 8 3 18-6 22-3 1-5-2-3-4 5-4 5-9 4-14z" fill="#8d6a3f"/>
<ellipse cx="50" cy="119" rx="11" ry="5" fill="#8d6a3f"/><ellipse cx="78" cy="119" rx="11" ry="5" fill="#8d6a3f"/>
<circle cx="40" cy="32" r="7" fill="#6d4c2f"/><circle cx="88" cy="32" r="7" fill="#6d4c2f"/>
<path d="M64 8C46 8 38 20 38 32c0 16 12 28 26 28s26-12 26-28C90 20 82 8 64 8z" fill="#d4aa74"/>
<path d="M64 34c-8 0-13 8-13 15s5 11 13 11 13-4 13-11-5-15-13-15z" fill="#f7e9cf"/>
<ellipse cx="51" cy="32" rx="9" ry="8" fill="#5a3d26"/><ellipse cx="77" cy="32" rx="9" ry="8" fill="#5a3d26"/>
<circle cx="52" cy="32" r="4.500" fill="#1c120b"/><circle cx="76" cy="32" r="4.500" fill="#1c120b"/>
<circle cx="50.500" cy="30.500" r="1.500" fill="#fff"/><circle cx="74.500" cy="30.500" r="1.500" fill="#fff"/>
<path d="M58 44c0-3 3-4 6-4s6 1 6 4-3 6-6 6-6-3-6-6z" fill="#2b1c12"/>
<path d="M57 54c4 3 10 3 14 0" fill="none" stroke="#6d4c2f" stroke-width="2" stroke-linecap="round"/>`;

const pond = `
<path d="M10 74c0-24 22-38 52-38 34 0 56 14 56 36 0 24-24 38-56 38S10 98 10 74z" fill="#8d9f57"/>
<path d="M18 72c0-18 20-29 46-29 28 0 46 11 46 28 0 19-20 31-48 31S18 91 18 72z" fill="#3f9fd0"/>
<path d="M30 66c2-10 16-16 34-16 14 0 24 3 31 8-10-3-20-4-31-4-16 0-28 4-34 12z" fill="#9bd7f0"/>
<path d="M40 80c8-4 14 4 22 0s14 4 22 0M52 92c6-3 10 3 16 0s10 3 16 0" fill="none" stroke="#d8f2fc" stroke-width="4" stroke-linecap="round"/>
<path d="M88 76a11 6 0 1 1 10-8l-10 2z" fill="#4d8f3a"/>
<path d="M22 58V28M28 60V20M34 56V34" stroke="#5c7a2e" stroke-width="3.500" stroke-linecap="round"/>
<path d="M20 20h4v14h-4zM26 10h4v16h-4z" fill="#7a4a24" stroke="#7a4a24" stroke-width="3" stroke-linejoin="round"/>`;

const shrub = `
<path d="M58 84h12v32H58z" fill="#7a5230"/>
<circle cx="38" cy="76" r="26" fill="#4d8f3a"/><circle cx="90" cy="76" r="26" fill="#4d8f3a"/>
<circle cx="64" cy="50" r="34" fill="#5ca545"/><circle cx="64" cy="82" r="26" fill="#5ca545"/>
<path d="M40 40c6-10 16-14 26-14-8 6-10 12-12 20-6-2-10-4-14-6zM26 72c4-8 10-10 16-10-4 4-5 8-5 14zM82 66c6-6 12-6 20-3-6 2-8 6-9 11z" fill="#86c767"/>
<g fill="#d84a3a"><circle cx="48" cy="66" r="5"/><circle cx="80" cy="46" r="5"/><circle cx="74" cy="82" r="5"/><circle cx="30" cy="86" r="5"/><circle cx="98" cy="84" r="5"/><circle cx="60" cy="34" r="5"/></g>`;

export const pictures: Record<string, string> = {
  giraffe,
  impala,
  llama,
  meerkat,
  ostrich,
  rhinoceros,
  wolf,
  pond,
  shrub,
  rock,
};
