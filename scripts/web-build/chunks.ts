// Which files the front end's code is put into. Left to itself the bundler makes one of every icon: a screen
// would be a hundred requests.
interface ModuleGraph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

export function chunkGroups() {
  const isNeededAtStart = neededAtStart();
  return [
    {
      name: (id: string, graph: ModuleGraph) => (isNeededAtStart(id, graph) ? 'start' : null),
      priority: 1,
    },
    { name: 'shared', minShareCount: 3 },
  ];
}

/** Whether the entry imports it, by whatever way, and not on demand. */
function neededAtStart() {
  const known = new Map<string, boolean>();
  return function isNeeded(id: string, graph: ModuleGraph): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Modules may import each other in a circle.
    known.set(id, false);
    const module = graph.getModuleInfo(id);
    const needed = module?.isEntry || module?.importers.some((each) => isNeeded(each, graph));
    known.set(id, needed ?? false);
    return needed ?? false;
  };
}
