import { defineConfig } from 'vite';

/** Bundles the front end for the server, which draws the first look of a page with it. */
export default defineConfig({
  root: 'src/web',
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'draw-ahead.tsx',
    outDir: '../../dist/drawing',
    target: 'node20',
    emptyOutDir: true,
    minify: false,
    // Public files are served with the front end.
    copyPublicDir: false,
  },
});
