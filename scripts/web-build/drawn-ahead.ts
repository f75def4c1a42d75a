import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';

const PAGES = ['/login'];

/** The server puts these into the page in place of `<!--drawn-ahead-->`, by its address; '' is any other. */
export function drawnAhead(): Plugin {
  return {
    name: 'muster:drawn-ahead',
    apply: 'build',
    async generateBundle() {
      const server = await createServer({
        configFile: false,
        root: 'src/web',
        plugins: [react()],
        appType: 'custom',
        logLevel: 'error',
        server: { middlewareMode: true, hmr: false, watch: null },
        optimizeDeps: { noDiscovery: true },
      });
      try {
        const { drawPage, drawWaiting } = await server.ssrLoadModule('/draw-ahead.tsx');
        const pages = [['', drawWaiting()]];
        for (const path of PAGES) pages.push([path, await drawPage(path)]);
        const source = JSON.stringify(Object.fromEntries(pages));
        this.emitFile({ type: 'asset', fileName: 'drawn-ahead.json', source });
      } finally {
        await server.close();
      }
    },
  };
}
