/** From one place on a board to the next, by arrow keys. */
export type Way = [x: number, y: number];

export interface Middle {
  x: number;
  y: number;
}

/** Which of some places is the next one that way; -1: none. What is straight ahead is nearer than what is aside. */
export function nextThatWay(from: Middle, places: Middle[], [x, y]: Way): number {
  let nearest = -1;
  let least = Infinity;
  places.forEach((place, i) => {
    const ahead = (place.x - from.x) * x + (place.y - from.y) * y;
    const aside = Math.abs((place.x - from.x) * y) + Math.abs((place.y - from.y) * x);
    const far = ahead + 2 * aside;
    if (ahead > 1 && far < least) {
      nearest = i;
      least = far;
    }
  });
  return nearest;
}

/** The next element that way from the one that has the focus, of those within that fit the selector. */
export function nearestThatWay(within: HTMLElement, selector: string, way: Way): HTMLElement | null {
  const now = document.activeElement;
  if (!(now instanceof HTMLElement) || !now.matches(selector) || !within.contains(now)) return null;
  const all = [...within.querySelectorAll<HTMLElement>(selector)];
  return all[nextThatWay(middleOf(now), all.map(middleOf), way)] ?? null;
}

function middleOf(element: HTMLElement): Middle {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
