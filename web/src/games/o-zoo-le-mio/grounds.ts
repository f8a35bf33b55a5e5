/** Landscapes of ours, 128 × 128; a path runs through the middle of each, so that what is drawn keeps to the corners. */

const jungle = `
<path d="M0 0h128v128H0z" fill="#6fa85c"/>
<g fill="#5b944b"><path d="M0 30c14-4 24-16 24-30H0zM128 34c-16-2-28-16-30-34h30zM0 96c18 0 32 14 34 32H0zM128 92c-16 2-30 18-32 36h32z"/></g>
<g fill="#4c8340"><path d="M4 58c8-10 20-8 26 0-10 6-20 6-26 0zM98 62c8-10 20-8 26 0-10 6-20 6-26 0zM52 8c8-8 18-8 24 0-8 7-18 7-24 0zM50 120c8-8 20-8 26 0-8 7-18 7-26 0z"/></g>
<g fill="none" stroke="#8cc374" stroke-width="2.500" stroke-linecap="round"><path d="M7 12c6 2 10 6 12 12M121 12c-6 2-10 6-12 12M8 118c6-2 10-6 12-12M120 118c-6-2-10-6-12-12"/></g>`;

const savanna = `
<path d="M0 0h128v128H0z" fill="#e2c674"/>
<path d="M0 20c18-8 34 6 50-2 24-12 44 4 78-6V0H0zM0 112c24 8 40-8 64 0s44 2 64-6v22H0z" fill="#d6b45c"/>
<g fill="none" stroke="#9a8434" stroke-width="2.500" stroke-linecap="round"><path d="M12 40l-4-10M14 40V27M16 40l5-9M110 38l-4-10M112 38V25M114 38l5-9M14 98l-4-10M16 98V85M18 98l5-9M108 102l-4-10M110 102V89M112 102l5-9"/></g>
<g fill="#c19c48"><circle cx="30" cy="14" r="2.500"/><circle cx="98" cy="12" r="2"/><circle cx="32" cy="118" r="2.500"/><circle cx="90" cy="116" r="2"/><circle cx="6" cy="70" r="2"/><circle cx="122" cy="62" r="2"/></g>`;

const aviary = `
<path d="M0 0h128v128H0z" fill="#e6d5ee"/>
<g fill="#f3e9f7"><path d="M6 26c0-8 8-12 14-8 3-8 16-8 18 1 7 0 9 9 3 11H10c-3 0-4-2-4-4zM90 112c0-7 7-11 13-7 3-7 14-7 16 1 6 0 8 8 3 10H94c-3 0-4-2-4-4zM92 22c0-6 6-9 11-6 3-6 12-6 14 1 5 0 6 7 2 8H95c-2 0-3-1-3-3z"/></g>
<g fill="none" stroke="#c9aed6" stroke-width="2" stroke-linecap="round"><path d="M10 92c4-5 7-5 10 0 3-5 6-5 10 0M104 60c3-4 6-4 8 0 2-4 5-4 8 0M16 58c2-3 5-3 7 0 2-3 5-3 7 0M30 112c3-4 6-4 8 0 2-4 5-4 8 0"/></g>`;

const desert = `
<path d="M0 0h128v128H0z" fill="#cf9668"/>
<path d="M0 24c20-10 36 4 60-4s40 0 68-8V0H0zM0 108c20-6 44 8 70 0s38 2 58-4v24H0z" fill="#c2855a"/>
<g fill="#a66a44"><path d="M6 46c2-8 12-10 18-2 4 6 0 9-6 9H10c-3 0-5-3-4-7zM102 44c3-7 14-8 19 0 3 6 0 8-5 8h-9c-4 0-6-4-5-8zM100 96c3-8 16-8 20 0 3 6-1 9-6 9h-9c-4 0-6-4-5-9z"/></g>
<g fill="#e0ae84"><path d="M9 43c2-3 7-4 10-2-4 0-7 1-10 2zM105 41c3-3 8-3 11-1-4 0-8 0-11 1zM103 93c3-3 8-3 11-1-4 0-8 0-11 1z"/></g>
<path d="M12 100c0-6 8-6 8 0v12h-8zM6 96c0-3 4-3 4 0v5h4v4h-5c-2 0-3-1-3-3z" fill="#6f8f4a"/>`;

const water = `
<path d="M0 0h128v128H0z" fill="#63b3d8"/>
<path d="M0 36c20-10 40 8 64 0s44-8 64 0V0H0zM0 100c20-8 40 8 64 0s44-8 64 0v28H0z" fill="#4fa3cc"/>
<g fill="none" stroke="#b9e2f2" stroke-width="3" stroke-linecap="round"><path d="M8 18c6-5 10 5 16 0s10 5 16 0M88 16c6-5 10 5 16 0s10 5 16 0M8 62c5-4 8 4 13 0s8 4 13 0M94 64c5-4 8 4 13 0s8 4 13 0M10 112c6-5 10 5 16 0s10 5 16 0M86 112c6-5 10 5 16 0s10 5 16 0"/></g>`;

const lawn = `
<path d="M0 0h128v128H0z" fill="#a6cf80"/>
<path d="M0 0h64v64H0zM64 64h64v64H64z" fill="#9dc776"/>
<g fill="#fff"><circle cx="18" cy="26" r="4"/><circle cx="106" cy="34" r="4"/><circle cx="22" cy="104" r="4"/><circle cx="104" cy="102" r="4"/></g>
<g fill="#e9b93a"><circle cx="18" cy="26" r="1.800"/><circle cx="106" cy="34" r="1.800"/><circle cx="22" cy="104" r="1.800"/><circle cx="104" cy="102" r="1.800"/></g>`;

/** By type of animal; the starting tile has lawn. */
export const grounds: Record<string, string> = {
  "ground-ape": jungle,
  "ground-mammal": savanna,
  "ground-bird": aviary,
  "ground-reptile": desert,
  "ground-sea": water,
  "ground-start": lawn,
};
