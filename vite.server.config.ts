import { defineConfig } from 'vite';

/** Bundles the server into one file that Node 20 can run; packages stay in node_modules. */
export default defineConfig({
  build: {
    ssr: 'src/server/entry.ts',
    outDir: 'dist/server',
    target: 'node20',
    emptyOutDir: true,
    minify: false,
  },
});
