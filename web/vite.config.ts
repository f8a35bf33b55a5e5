import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { pictures } from "./pictures.ts";

// The server's pages are built into the package, which ships them.
export default defineConfig({
  plugins: [pictures(), svelte()],
  build: {
    outDir: "../src/tiergarten/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // What every table needs comes in one file: browsers ask for six at once, and each further round takes its time.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: "table", test: /src\/table\/(?!Sheet|SettingsBar|Drawing|options)/ }],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8642", ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["test/**/*.test.ts"], setupFiles: ["test/setup.ts"] },
});
