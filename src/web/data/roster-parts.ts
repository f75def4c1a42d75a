// Whose cells are read together. A roster of a few hundred people is read at once; a larger one by its groups, as they
// come into view, so that a view costs what is in it.

/** Some groups, which people are listed by. */
export interface RosterPart {
  /** Their ids, as the call names them. */
  groups: string;
  /** Who is in them: someone new has no row in what was read before. */
  members: string;
}

interface Person {
  id: string;
  shift_group: { id: string } | null;
}

const FEW_PEOPLE = 500;
/** The address of a call has room for so many. */
const MOST_GROUPS = 50;
const NO_GROUP = 'none';

export function groupKeyOf({ shift_group: group }: Pick<Person, 'shift_group'>): string {
  return group?.id ?? NO_GROUP;
}

/** The part of each group; undefined when everyone is read at once. People come sorted by group. */
export function partsOfGroups(
  people: readonly Person[],
): ReadonlyMap<string, RosterPart> | undefined {
  if (people.length <= FEW_PEOPLE) return undefined;
  const members = new Map<string, string[]>();
  for (const person of people) {
    const key = groupKeyOf(person);
    const known = members.get(key);
    if (known) known.push(person.id);
    else members.set(key, [person.id]);
  }
  const parts = new Map<string, RosterPart>();
  let together: string[] = [];
  let count = 0;
  const close = () => {
    const ids = together.flatMap((group) => members.get(group) ?? []);
    const part = { groups: together.join(','), members: ids.join(',') };
    for (const group of together) parts.set(group, part);
    together = [];
    count = 0;
  };
  for (const [group, { length }] of members) {
    const full = count + length > FEW_PEOPLE || together.length === MOST_GROUPS;
    if (full && together.length > 0) close();
    together.push(group);
    count += length;
  }
  close();
  return parts.size > 1 ? parts : undefined;
}
