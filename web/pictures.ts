import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "noto:";

interface PictureSet {
  icons: Record<string, { body: string } | undefined>;
}

/** `import giraffe from "noto:giraffe"` is the drawing of that one picture; the set itself is not shipped. */
export function pictures(): Plugin {
  let set: PictureSet | null = null;
  return {
    name: "pictures",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const file = createRequire(import.meta.url).resolve("@iconify-json/noto/icons.json");
      set ??= JSON.parse(readFileSync(file, "utf8")) as PictureSet;
      const name = id.slice(PREFIX.length + 1);
      const picture = set.icons[name];
      if (!picture) this.error(`There is no picture "${name}" in the Noto set.`);
      return `export default ${JSON.stringify(picture.body)};`;
    },
  };
}
