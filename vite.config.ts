import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/web-build/chunks.ts';
import { preloadScreens, preloadStart } from './scripts/web-build/preloads.ts';
import { serviceWorker } from './scripts/web-build/service-worker.ts';

export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss(), preloadStart(), preloadScreens(), serviceWorker()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: ['chrome120', 'edge120', 'firefox121', 'safari17'],
    sourcemap: false,
    // An inlined font is a data: address, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The parts that screens share import each other: without it one could run before what it needs.
        strictExecutionOrder: true,
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': 'http://localhost:3000' },
  },
});
