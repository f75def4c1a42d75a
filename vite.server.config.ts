import { defineConfig } from 'vite';

/** Bundles the server for Node 20, with the workers that fill rosters and design patterns; most packages stay in node_modules. */
export default defineConfig({
  // These have hundreds of files, which took a quarter of the time of every start.
  ssr: { noExternal: ['kysely', 'stripe', 'zod'] },
  build: {
    ssr: true,
    rolldownOptions: {
      input: [
        'src/server/entry.ts',
        'src/server/features/fill/fill-worker.ts',
        'src/server/features/patterns/design-worker.ts',
      ],
      output: { entryFileNames: '[name].js' },
    },
    outDir: 'dist/server',
    target: 'node20',
    emptyOutDir: true,
    minify: false,
  },
});
