import type { Rolldown } from 'vite';

/** The addresses of the file that holds this module, of all that it cannot start without, and of their styles. */
export function filesWith(module: string, bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== 'chunk') return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const each of chunk.imports) add(each);
  };
  for (const [name, chunk] of Object.entries(bundle)) {
    if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith(`/${module}`)))
      add(name);
  }
  if (files.size === 0) throw new Error(`No file of the build holds ${module}`);
  return [...files].map((name) => `/${name}`);
}
