import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { filesWith } from './files-with.ts';
import { FIRST_SCREENS } from './first-screens.ts';

type Maker = { makeShells: () => Promise<{ headings: Record<string, string> }> };

/** Writes the first look of pages beside the front end, for the server to send with a page. */
export function shells(): Plugin {
  return {
    name: 'muster:shells',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { module } = await runnerImport<Maker>('./src/web/shells.tsx');
        const shells = await module.makeShells();
        const code = codeOf(Object.keys(shells.headings), bundle);
        const source = JSON.stringify({ ...shells, code });
        this.emitFile({ type: 'asset', fileName: 'shells.json', source });
      },
    },
  };
}

function codeOf(framed: string[], bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const app = filesWith('main.tsx', bundle);
  const more = (...modules: string[]) => {
    const files = modules.flatMap((module) => filesWith(module, bundle));
    return [...new Set(files)].filter((file) => !app.includes(file));
  };
  const first: Record<string, string[]> = FIRST_SCREENS;
  const frames = framed.map((path) => [path, more('SignedInLayout.tsx', ...(first[path] ?? []))]);
  return { '/login': more(...FIRST_SCREENS['/login']), ...Object.fromEntries(frames) };
}
