import type { Rolldown } from 'vite';
import { FIRST_SCREENS } from './first-screens.ts';

/** What every page needs, or what the screens share that people open first. */
const SHARED = ['core', 'start', 'frame', 'pages', 'kiosk-parts', 'roster-parts', 'forms'];

/**
 * Has Chromium compile the files with which pages begin while it fetches them, in a thread of its own. It would compile
 * each function when that is first called: a fifth of what the page's own thread does while a page starts.
 */
export function compileHint({ name, moduleIds }: Rolldown.RenderedChunk): string {
  const screens = Object.values<string[]>(FIRST_SCREENS).flat();
  const isFirst = screens.some((screen) => moduleIds.some((id) => id.endsWith(`/${screen}`)));
  return SHARED.includes(name) || isFirst ? '//# allFunctionsCalledOnLoad' : '';
}
