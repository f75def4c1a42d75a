import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// Without the preload the browser learns of the font only after the stylesheet, and text is drawn twice.
function preloadLatinFont(): Plugin {
  return {
    name: 'muster:preload-latin-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) =>
          /inter-latin-wght-normal.*\.woff2$/.test(file),
        );
        if (!font) return [];
        const attrs = {
          rel: 'preload',
          href: `/${font}`,
          as: 'font',
          crossorigin: '',
          // Nothing can be written before the code is there.
          fetchpriority: 'low',
        };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}

// The worker carries the build's fingerprint: a browser takes over a new one only when its bytes differ.
function serviceWorker(): Plugin {
  return {
    name: 'muster:service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const build = createHash('sha256').update(Object.keys(bundle).sort().join());
        for (const entry of readdirSync('src/web/public', { withFileTypes: true })) {
          if (entry.isFile()) build.update(readFileSync(join('src/web/public', entry.name)));
        }
        const source = readFileSync('src/web/offline/service-worker.js', 'utf8');
        const id = build.digest('hex').slice(0, 12);
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: source.replace('__BUILD__', id),
        });
      },
    },
  };
}

/** Where people begin, and the code that is drawn there. */
const STARTS = {
  '/login': ['LoginScreen'],
  '/dashboard': ['SignedInLayout', 'DashboardScreen'],
  '/roster': ['SignedInLayout', 'RosterScreen', 'GridView'],
  '/my-shifts': ['SignedInLayout', 'MyShiftsScreen'],
};

// The server names these files in the page: the browser would learn of them only from code that it has run.
function pagePreloads(): Plugin {
  return {
    name: 'muster:page-preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const entry = chunks.filter((chunk) => chunk.isEntry).map(({ fileName }) => fileName);
      function withImports(files: string[], found = new Set<string>()): Set<string> {
        for (const file of files) {
          const chunk = chunks.find(({ fileName }) => fileName === file);
          if (!chunk || found.has(file)) continue;
          found.add(file);
          withImports(chunk.imports, found);
        }
        return found;
      }
      const known = withImports(entry);
      const preloads = Object.entries(STARTS).map(([path, names]) => {
        const own = names.map((name) => {
          const chunk = chunks.find((each) => each.isDynamicEntry && each.name === name);
          if (!chunk) throw new Error(`There is no ${name} to preload for ${path}`);
          return chunk.fileName;
        });
        return [path, [...withImports(own)].filter((file) => !known.has(file))];
      });
      const source = JSON.stringify(Object.fromEntries(preloads));
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source });
    },
  };
}

/** What the pages before signing in stand on: they must not wait for the rest. */
const FRONT_DOOR =
  /hookform|react-hook-form|mail-check|platform[\\/]failure|components[\\/](FrontDoor|front-door-styles|OpenPage|LoadFailure)|ui[\\/](FormField|PasswordInput|EmailInput|Input|Textarea|Card|CardBody|Alert|Skeleton)\.tsx/;

export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss(), preloadLatinFont(), pagePreloads(), serviceWorker()],
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
        // Left to itself the bundler makes a file of every icon: a screen would be a hundred requests.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 4 },
            { name: 'front-door', test: FRONT_DOOR, priority: 3 },
            { name: 'signed-in', test: /components[\\/](SignedInFrame|Page)\.tsx/, priority: 2 },
            {
              name: 'parts',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 10_000,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': 'http://localhost:3000' },
  },
});
