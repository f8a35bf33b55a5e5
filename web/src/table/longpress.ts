/** A finger has no hover: held on a picture, it asks for its name. */
import { tell } from "../core/live.svelte.ts";

const LONG = 500; // milliseconds
const STEADY = 10; // pixels that a finger may slip

/** Tells the names of the pictures within an element to whoever keeps a finger on one; nothing is pressed then. */
export function namesPictures(root: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let hasTold = false;

  function down(event: PointerEvent): void {
    hasTold = false;
    clearTimeout(timer);
    if (event.pointerType !== "touch") return;
    start = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      const name = nameAt(start.x, start.y);
      if (name === null) return;
      hasTold = true;
      tell(name);
    }, LONG);
  }
  function move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STEADY) clearTimeout(timer);
  }
  const up = (): void => clearTimeout(timer);
  function swallow(event: Event): void {
    if (!hasTold) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === "click") hasTold = false;
  }

  const gone = new AbortController();
  const { signal } = gone;
  root.addEventListener("pointerdown", down, { signal });
  root.addEventListener("pointermove", move, { signal });
  for (const end of ["pointerup", "pointercancel"]) root.addEventListener(end, up, { signal });
  for (const kind of ["click", "contextmenu"]) root.addEventListener(kind, swallow, { capture: true, signal });
  return () => {
    clearTimeout(timer);
    gone.abort();
  };
}

/** The name of the picture there; buttons may lie on top of it. */
function nameAt(x: number, y: number): string | null {
  const found = document.elementsFromPoint(x, y).find((each) => each.matches("[role=img][aria-label], [title]"));
  return found?.getAttribute("aria-label") || found?.getAttribute("title") || null;
}
