// Which files the front end's code is put into. Left to itself the bundler makes one of every icon: a screen
// would be a hundred requests.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_SCREENS } from './first-screens.ts';

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

type Needs = (id: string, graph: ModuleGraph) => boolean;

/** The first group that fits takes the module. */
export function chunkGroups() {
  const [mainNeeds, kioskNeeds] = [neededBy('main.tsx'), neededBy('kiosk.tsx')];
  const frameNeeds = neededBy('SignedInLayout.tsx');
  const pagesNeed = neededBy(
    ...FIRST_SCREENS['/dashboard'],
    ...FIRST_SCREENS['/my-shifts'],
    ...FIRST_SCREENS['/inbox'],
    'components/SubscriptionBanner.tsx',
  );
  const loginNeeds = neededBy(...FIRST_SCREENS['/login']);
  const startNeeds: Needs = (...module) =>
    mainNeeds(...module) ||
    // Small parts, which would otherwise tie the login form to the frame.
    (loginNeeds(...module) && (frameNeeds(...module) || pagesNeed(...module)));
  const groups = [
    // React, mostly: the app and the kiosk are two pages.
    { name: named('core', (...module) => startNeeds(...module) && kioskNeeds(...module)) },
    { name: named('start', startNeeds) },
    // A screen that shares a part with the kiosk must not run the kiosk's page.
    { name: named('kiosk-parts', (...module) => !ENTRY.test(module[0]) && kioskNeeds(...module)) },
    // The header and its menus, around every page of someone signed in.
    { name: named('frame', frameNeeds) },
    // What the pages share that people open first. They show, and check nothing that was typed.
    { name: named('pages', pagesNeed), minShareCount: 2 },
    { name: named('roster-parts', neededBy(...FIRST_SCREENS['/roster'])), minShareCount: 2 },
    // The forms' library, mostly.
    { name: named('forms', loginNeeds), minShareCount: 2 },
    // Zod, mostly.
    { name: named('checks', neededBy('screens/login/check-credentials.ts')), minShareCount: 2 },
    // Temporal: which texts are time zones.
    { name: named('zones', neededBy('../engine/time/zones.ts')) },
    { name: 'shared', minShareCount: 3 },
  ];
  return groups.map((group, at) => ({ ...group, priority: groups.length - at }));
}

function named(name: string, needs: Needs) {
  return (id: string, graph: ModuleGraph) => (needs(id, graph) ? name : null);
}

const ENTRY = /\.html$|\/(main|kiosk)\.tsx$/;

const WEB = join(import.meta.dirname, '../../src/web');

/** Whether one of these modules of src/web imports it, by whatever way, and not on demand. */
function neededBy(...modules: string[]): Needs {
  const entries = modules.map((module) => join(WEB, module));
  const missing = entries.find((entry) => !existsSync(entry));
  if (missing) throw new Error(`There is no ${missing}`);
  const known = new Map<string, boolean>();
  return function isNeeded(id: string, graph: ModuleGraph): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Modules may import each other in a circle.
    known.set(id, false);
    const module = graph.getModuleInfo(id);
    const needed = entries.includes(id) || module?.importers.some((each) => isNeeded(each, graph));
    known.set(id, needed ?? false);
    return needed ?? false;
  };
}
