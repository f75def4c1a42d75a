import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/web-build/chunks.ts';
import { compileHint } from './scripts/web-build/compile-hint.ts';
import { runAfterFirstPaint } from './scripts/web-build/run-after-first-paint.ts';
import { serviceWorker } from './scripts/web-build/service-worker.ts';
import { shells } from './scripts/web-build/shells.ts';

const page = (name: string) => join(import.meta.dirname, 'src/web', `${name}.html`);

export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss(), shells(), runAfterFirstPaint(), serviceWorker()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: ['chrome120', 'edge120', 'firefox121', 'safari17'],
    sourcemap: false,
    // An inlined font is a data: address, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: page('index'), kiosk: page('kiosk') },
      output: { codeSplitting: { groups: chunkGroups() }, postBanner: compileHint },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': 'http://localhost:3000' },
  },
});
