/** What bots do is shown one thing after the other, so that people can follow; whoever is in a hurry skips it. */
export class Pace {
  /** How many things are still to be shown. */
  waiting = $state(0);
  #queue: { show: () => void; isSlow: boolean }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = 0;

  /** `gap` is the time in milliseconds before something slow is shown. */
  constructor(readonly gap: () => number) {}

  /** Show something: at once, or in its turn. */
  add(show: () => void, isSlow: boolean): void {
    this.#queue.push({ show, isSlow });
    this.#next();
  }

  /** Show everything now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const all = this.#queue;
    this.#queue = [];
    this.waiting = 0;
    for (const { show } of all) show();
  }

  /** Forget what is still to be shown: something newer comes instead of it. */
  clear(): void {
    this.#queue = [];
    this.skip();
  }

  #next(): void {
    this.waiting = this.#queue.length;
    const first = this.#queue[0];
    if (!first || this.#timer !== undefined) return;
    const wait = first.isSlow ? this.#shownAt + this.gap() - performance.now() : 0;
    if (wait <= 0) this.#show();
    else {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#show();
      }, wait);
    }
  }

  #show(): void {
    this.#shownAt = performance.now();
    this.#queue.shift()?.show();
    this.#next();
  }
}
