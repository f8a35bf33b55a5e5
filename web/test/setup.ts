// jsdom has no matchMedia.
globalThis.matchMedia ??= () => new EventTarget() as MediaQueryList;
