// Which files the front end's code is put into. Left to itself the bundler makes one of every icon: a screen
// would be a hundred requests.
interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

export function chunkGroups() {
  const startNeeds = neededBy(/\/main\.tsx$/);
  const kioskNeeds = neededBy(/\/kiosk\.tsx$/);
  return [
    // React, mostly: the app and the kiosk are two pages.
    {
      name: (id: string, graph: ModuleGraph) =>
        startNeeds(id, graph) && kioskNeeds(id, graph) ? 'core' : null,
      priority: 3,
    },
    {
      name: (id: string, graph: ModuleGraph) => (startNeeds(id, graph) ? 'start' : null),
      priority: 2,
    },
    // A screen that shares a part with the kiosk must not run the kiosk's page.
    {
      name: (id: string, graph: ModuleGraph) =>
        kioskNeeds(id, graph) && !ENTRY.test(id) ? 'kiosk-parts' : null,
      priority: 1,
    },
    { name: 'shared', minShareCount: 3 },
  ];
}

const ENTRY = /\.html$|\/(main|kiosk)\.tsx$/;

/** Whether this entry imports it, by whatever way, and not on demand. */
function neededBy(entry: RegExp) {
  const known = new Map<string, boolean>();
  return function isNeeded(id: string, graph: ModuleGraph): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Modules may import each other in a circle.
    known.set(id, false);
    const module = graph.getModuleInfo(id);
    const needed = entry.test(id) || module?.importers.some((each) => isNeeded(each, graph));
    known.set(id, needed ?? false);
    return needed ?? false;
  };
}
