/** Drawings of our own, in the manner of Noto, that more than one game has. 128 × 128. */
export const ostrich = `
<path d="M60 96l-4 24h-9c-2 0-2 4 0 4h16l6-26zM82 96l4 24h-6c-2 0-2 4 0 4h16l-4-28z" fill="#d99a8b"/>
<path d="M42 66C36 44 30 36 32 22l11-1c0 14 8 24 14 40z" fill="#e8b1a2"/>
<path d="M38 72c6-18 26-22 44-18 22 4 32 18 30 30-2 14-18 20-38 20S32 90 38 72z" fill="#3a3433"/>
<path d="M96 58c10-8 20-6 24 2-6 0-7 2-4 7 5 2 8 6 8 12-6-3-9-2-12 2-4-12-8-18-16-23z" fill="#f5f0ea"/>
<path d="M58 72c8 16 28 20 42 12-6 12-34 14-44 0-3-4-2-10 2-12z" fill="#5a5250"/>
<path d="M40 70c8-6 14-8 20-8l-4-10c-8 2-14 6-18 12z" fill="#f5f0ea"/>
<path d="M24 20C22 10 30 4 37 5c8 1 12 8 9 15-2 6-8 8-13 7-5 0-8-2-9-7z" fill="#e8b1a2"/>
<path d="M26 15L8 20c-2 1-2 4 0 4l20 1z" fill="#e9a13b"/><path d="M28 21L9 22" stroke="#a96c17" stroke-width="1.500"/>
<ellipse cx="34" cy="14" rx="4.500" ry="5" fill="#fff"/><circle cx="33" cy="14.500" r="3" fill="#1e1614"/>
<path d="M36 5c1-4 4-5 6-4-1 2-1 3 0 5 3-2 5-1 6 1-3 0-5 2-6 3z" fill="#5a5250"/>`;
