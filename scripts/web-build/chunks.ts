// Which files the front end's code is put into. Left to itself the bundler makes one of every icon: a
// screen would be a hundred requests.
interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** What the pages before signing in stand on: they must not wait for the rest. */
const FRONT_DOOR =
  /hookform|react-hook-form|mail-check|platform[\\/]failure|components[\\/](FrontDoor|front-door-styles|OpenPage|LoadFailure)|ui[\\/](FormField|PasswordInput|EmailInput|Input|Textarea|Card|CardBody|Alert|Skeleton)\.tsx/;

export function chunkGroups() {
  const isNeededAtStart = neededBy(/web[\\/]main\.tsx$/);
  return [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 5 },
    {
      name: (id: string, graph: ModuleGraph) => (isNeededAtStart(id, graph) ? 'start' : null),
      priority: 4,
    },
    { name: 'front-door', test: FRONT_DOOR, priority: 3 },
    { name: 'signed-in', test: /components[\\/](SignedInFrame|Page)\.tsx/, priority: 2 },
    {
      name: 'parts',
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 5_000,
      priority: 1,
    },
  ];
}

/** Whether a module is imported by another, at once and not on demand. */
function neededBy(root: RegExp) {
  const known = new Map<string, boolean>();
  return function isNeeded(id: string, graph: ModuleGraph): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Modules may import each other in a circle.
    known.set(id, false);
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    const needed = root.test(id) || importers.some((each) => isNeeded(each, graph));
    known.set(id, needed);
    return needed;
  };
}
