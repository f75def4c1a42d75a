// Whose cells are read together. A roster of a few hundred people is read at once; a larger one in parts, as they come
// into view, so that a view costs what is in it.

/** Some groups, which people are listed by, some of one large group, or single people. */
export interface RosterPart {
  /** As the call names them. */
  groups: string;
  /** Who is in them: someone new has no row in what was read before. */
  members: string;
}

/** By the id of a person, and of a group as long as it is in one part. */
export type RosterParts = ReadonlyMap<string, RosterPart>;

interface Person {
  id: string;
  shift_group: { id: string } | null;
}

const MOST_IN_A_PART = 500;
/** The address of a call has room for so many. */
const MOST_GROUPS = 50;
const MOST_NAMES = 40;
const FEW_PARTS = 2;
const NO_GROUP = 'none';

export function groupKeyOf({ shift_group: group }: Pick<Person, 'shift_group'>): string {
  return group?.id ?? NO_GROUP;
}

/** Whether it is read in parts. */
export function isLargeRoster(people: readonly unknown[]): boolean {
  return people.length > MOST_IN_A_PART;
}

/** Undefined when everyone is read at once. People come sorted by group and name, as the server sorts them. */
export function partsOfPeople(people: readonly Person[]): RosterParts | undefined {
  if (!isLargeRoster(people)) return undefined;
  const parts = new Map<string, RosterPart>();
  function add(groups: string, ids: readonly string[]): RosterPart {
    const part = { groups, members: ids.join(',') };
    for (const id of ids) parts.set(id, part);
    return part;
  }
  let together = new Map<string, readonly string[]>();
  let count = 0;
  function close(): void {
    if (together.size === 0) return;
    const part = add([...together.keys()].join(','), [...together.values()].flat());
    for (const group of together.keys()) parts.set(group, part);
    together = new Map();
    count = 0;
  }
  for (const [group, ids] of membersOf(people)) {
    if (count + ids.length > MOST_IN_A_PART || together.size === MOST_GROUPS) close();
    if (ids.length > MOST_IN_A_PART) {
      for (const some of slices(ids, MOST_IN_A_PART))
        add(`${group}:${some[0]}:${some.at(-1)}`, some);
    } else {
      together.set(group, ids);
      count += ids.length;
    }
  }
  close();
  return parts;
}

/** For a list with a filter, of which each part would show a few: reading the parts would read nearly everyone. */
export function partsOfSome(all: RosterParts, people: readonly Person[]): RosterParts {
  const ids = people.map(({ id }) => id);
  if (partsWith(all, ids).length <= FEW_PARTS) return all;
  const parts = new Map<string, RosterPart>();
  for (const some of slices(ids, MOST_NAMES)) {
    const part = { groups: some.map((id) => `~${id}`).join(','), members: some.join(',') };
    for (const id of some) parts.set(id, part);
  }
  return parts;
}

/** Each once. */
export function partsWith(parts: RosterParts, ids: readonly string[]): RosterPart[] {
  return [...new Set(ids.flatMap((id) => parts.get(id) ?? []))];
}

function membersOf(people: readonly Person[]): Map<string, string[]> {
  const members = new Map<string, string[]>();
  for (const person of people) {
    const key = groupKeyOf(person);
    const known = members.get(key);
    if (known) known.push(person.id);
    else members.set(key, [person.id]);
  }
  return members;
}

function slices(ids: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, at) =>
    ids.slice(at * size, (at + 1) * size),
  );
}
