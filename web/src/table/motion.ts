/** Pieces glide from where they were to where they are, and new ones turn up; nothing waits for them. */
import { glide } from "../core/settings.svelte.ts";

const PIECE = "data-piece";
const LONGEST_TUMBLE = 600; // milliseconds: nobody wants to wait for dice

/** Where every piece is now. */
export function measure(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const each of root.querySelectorAll<HTMLElement>(`[${PIECE}]`)) {
    found.set(each.getAttribute(PIECE) ?? "", each.getBoundingClientRect());
  }
  return found;
}

/** Let every piece glide from where it was; those that were nowhere come from the pile, or turn up. */
export function animate(root: HTMLElement, before: Map<string, DOMRect>): void {
  const duration = glide();
  if (duration === 0 || before.size === 0) return;
  const pile = root.querySelector("[data-source]")?.getBoundingClientRect();
  for (const each of root.querySelectorAll<HTMLElement>(`[${PIECE}]`)) {
    const now = each.getBoundingClientRect();
    const was = before.get(each.getAttribute(PIECE) ?? "");
    if (each.hasAttribute("data-rolled")) tumble(each, duration);
    else if (was) slide(each, was, now, duration);
    else if (each.hasAttribute("data-drawn") && pile) flip(each, pile, now, duration);
    else turnUp(each, duration);
  }
}

function slide(element: HTMLElement, was: DOMRect, now: DOMRect, duration: number): void {
  const x = was.left - now.left;
  const y = was.top - now.top;
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  const scale = now.width > 0 ? was.width / now.width : 1;
  const from = `translate(${x}px, ${y}px) scale(${scale})`;
  element.animate(
    [
      { transform: from, transformOrigin: "0 0", zIndex: 5 },
      { transform: "none", transformOrigin: "0 0", zIndex: 5 },
    ],
    { duration, easing: "cubic-bezier(.3,.8,.4,1)" },
  );
}

function flip(element: HTMLElement, pile: DOMRect, now: DOMRect, duration: number): void {
  const from = `translate(${pile.left - now.left}px, ${pile.top - now.top}px)`;
  element.animate(
    [
      { transform: `${from} perspective(400px) rotateY(180deg)`, filter: "brightness(0.6)" },
      { transform: "perspective(400px) rotateY(0deg)", filter: "none" },
    ],
    { duration: duration * 1.4, easing: "ease-out" },
  );
}

function turnUp(element: HTMLElement, duration: number): void {
  element.animate(
    [
      { transform: "scale(0)", opacity: 0 },
      { transform: "scale(1.25)", opacity: 1, offset: 0.7 },
      { transform: "none", opacity: 1 },
    ],
    { duration: duration * 1.6, easing: "ease-out" },
  );
}

/** A birth: its parents are seen. */
export function pulse(element: HTMLElement): void {
  const duration = glide();
  if (duration === 0) return;
  const beat = [{ transform: "none" }, { transform: "scale(1.25)" }, { transform: "none" }];
  element.querySelector("svg")?.animate(beat, { duration: 2 * duration, iterations: 2 });
}

/** A die hops and turns; other sides flash past before the one that it shows. */
function tumble(element: HTMLElement, duration: number): void {
  const time = Math.min(2 * duration, LONGEST_TUMBLE);
  element.animate(
    [
      { transform: "translate(-70%, -90%) rotate(-400deg) scale(1.15)", zIndex: 5 },
      { transform: "translate(-30%, 0) rotate(-190deg)", offset: 0.4 },
      { transform: "translate(-12%, -32%) rotate(-80deg)", offset: 0.62 },
      { transform: "translate(0, 0) rotate(8deg)", offset: 0.85 },
      { transform: "none", zIndex: 5 },
    ],
    { duration: time, easing: "ease-out" },
  );
  const spares = [...element.querySelectorAll<HTMLElement>("[data-spare]")];
  spares.forEach((spare, i) => {
    const gone = ((spares.length - i) * 0.7) / spares.length; // the topmost goes first
    spare.animate(
      [
        { opacity: 1, offset: 0 },
        { opacity: 1, offset: gone },
        { opacity: 0, offset: gone },
        { opacity: 0, offset: 1 },
      ],
      { duration: time },
    );
  });
}
