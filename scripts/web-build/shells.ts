import { type Plugin, runnerImport } from 'vite';

/** Writes the first look of pages beside the front end, for the server to send with a page. */
export function shells(): Plugin {
  return {
    name: 'muster:shells',
    apply: 'build',
    async generateBundle() {
      const { module } = await runnerImport<{ makeShells: () => Promise<unknown> }>(
        './src/web/shells.tsx',
      );
      const source = JSON.stringify(await module.makeShells());
      this.emitFile({ type: 'asset', fileName: 'shells.json', source });
    },
  };
}
