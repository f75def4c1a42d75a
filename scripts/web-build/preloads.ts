// What a page names in its head, because the browser would learn of it only from files that it has read.
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** Where people begin, and the code that is drawn there. */
const STARTS = {
  '/login': ['LoginScreen'],
  '/dashboard': ['SignedInLayout', 'DashboardScreen'],
  '/roster': ['SignedInLayout', 'RosterScreen', 'RosterGrid'],
  '/my-shifts': ['SignedInLayout', 'MyShiftsScreen'],
};

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((each) => each.type === 'chunk');
}

/** The files, and all that they import at once. */
function withImports(chunks: Rolldown.OutputChunk[], files: string[], found = new Set<string>()) {
  for (const file of files) {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (!chunk || found.has(file)) continue;
    found.add(file);
    withImports(chunks, chunk.imports, found);
  }
  return found;
}

/** What every page loads: the first file, and those that it loads one after the other. */
function startFiles(chunks: Rolldown.OutputChunk[]): Set<string> {
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const files = entries.flatMap(({ fileName, dynamicImports }) => [fileName, ...dynamicImports]);
  return withImports(chunks, files);
}

/** After the first paint (`start.ts`): what is drawn ahead needs the style sheet only. */
export function preloadStart(): Plugin {
  return {
    name: 'muster:preload-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const steps = [...startFiles(chunksOf(bundle))].filter((file) => !html.includes(file));
        const code = steps.map((file) =>
          link({ 'data-after-first-paint': 'modulepreload', href: `/${file}` }),
        );
        // Left to the style sheet, the font would be loaded before everything else.
        const font = Object.keys(bundle).find((file) => /inter-latin-wght-normal.*2$/.test(file));
        const text = { rel: 'preload', as: 'font', fetchpriority: 'low', href: `/${font}` };
        return { html: withLowPriority(html), tags: [...code, link(text)] };
      },
    },
  };
}

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: '' }, injectTo: 'head' };
}

/** For the first script and what it imports: the style sheet goes before them. */
function withLowPriority(html: string): string {
  return html.replaceAll(/(?=crossorigin (src|href)="[^"]*\.js")/g, 'fetchpriority="low" ');
}

/** The server puts these into the head of the page, by its address. */
export function preloadScreens(): Plugin {
  return {
    name: 'muster:preload-screens',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = chunksOf(bundle);
      const start = startFiles(chunks);
      const preloads = Object.entries(STARTS).map(([path, names]) => {
        const own = names.map((name) => {
          const chunk = chunks.find((each) => each.isDynamicEntry && each.name === name);
          if (!chunk) throw new Error(`There is no ${name} to preload for ${path}`);
          return chunk.fileName;
        });
        return [path, [...withImports(chunks, own)].filter((file) => !start.has(file))];
      });
      const source = JSON.stringify(Object.fromEntries(preloads));
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source });
    },
  };
}
