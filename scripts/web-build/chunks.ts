// Which files the front end's code is put into. Left to itself the bundler makes one of every icon: a
// screen would be a hundred requests.
interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { importers: readonly string[]; importedIds: readonly string[] } | null;
}

/** What checks and holds what is typed: no screen needs it before a form is opened. */
const FORMS =
  /node_modules[\\/](zod|react-hook-form|@hookform)[\\/]|contract[\\/](fields|session-user|api[\\/](auth|me))\.ts$|ui[\\/]FormField\.tsx/;

/** What the pages before signing in stand on: they must not wait for the rest. */
const FRONT_DOOR =
  /contract[\\/]limits|week-start|mail-check|platform[\\/]failure|components[\\/](FrontDoor|OpenPage|LoadFailure)|ui[\\/](Field|PasswordInput|Input|Textarea|Card|Alert|Skeleton)\.tsx/;

export function chunkGroups() {
  const isNeededAtStart = reaches(/web[\\/]main\.tsx$/, 'importers');
  const needsForms = reaches(FORMS, 'importedIds');
  return [
    // By itself: the first file has it, and must not wait for the others.
    { name: 'loader', test: /vite[\\/]preload-helper/, priority: 7 },
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 6 },
    {
      name: (id: string, graph: ModuleGraph) => (isNeededAtStart(id, graph) ? 'start' : null),
      priority: 5,
    },
    { name: 'forms', test: FORMS, priority: 4, includeDependenciesRecursively: false },
    { name: 'front-door', test: FRONT_DOOR, priority: 3 },
    { name: 'signed-in', test: /components[\\/](SignedInFrame|Page)\.tsx/, priority: 2 },
    {
      // A screen without a form must not load what forms need, only because small files are put together.
      name: (id: string, graph: ModuleGraph) => (needsForms(id, graph) ? 'form-parts' : 'parts'),
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 5_000,
      includeDependenciesRecursively: false,
      priority: 1,
    },
  ];
}

/** Whether one comes from a module to such a one, going by what is imported at once and not on demand. */
function reaches(goal: RegExp, direction: 'importers' | 'importedIds') {
  const known = new Map<string, boolean>();
  return function isReached(id: string, graph: ModuleGraph): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Modules may import each other in a circle.
    known.set(id, false);
    const next = graph.getModuleInfo(id)?.[direction] ?? [];
    const reached = goal.test(id) || next.some((each) => isReached(each, graph));
    known.set(id, reached);
    return reached;
  };
}
