// The rows of the grid: people under the heading of their group, which can be folded.
import type { Employee } from '#contract/api/employees';
import { counted } from '#engine/counted';
import { hoursInWords, hoursLevel, hoursText } from '#engine/hours/hours-text';
import { ROLE_LABELS } from '../../../components/role-labels';
import type { PersonHours } from '../../../data/contracts';
import { groupKeyOf } from '../../../data/roster-parts';
import { isHexColor } from '../../../ui/readable-text';
import type { GridRow } from '../surface/grid-model';

export interface GridRows {
  rows: GridRow[];
  /** Who counts for each heading, folded or not. */
  members: ReadonlyMap<string, readonly string[]>;
}

/** Employees come sorted by group. Without any group there are no headings. */
export function gridRows(
  employees: readonly Employee[],
  folded: ReadonlySet<string>,
  hours: readonly PersonHours[] = [],
): GridRows {
  const hoursOf = new Map(hours.map((own) => [own.employeeId, own]));
  const groups = new Map<string, Group>();
  const rows: GridRow[] = [];
  const grouped = employees.some((employee) => employee.shift_group !== null);
  for (const employee of employees) {
    const key = groupKeyOf(employee);
    let group = groups.get(key);
    if (!group) {
      const heading = headingRow(key, employee, folded.has(key));
      group = { heading, people: [], hidden: grouped && folded.has(key) };
      groups.set(key, group);
      if (grouped) rows.push(heading);
    }
    group.people.push(employee.id);
    if (!group.hidden) {
      rows.push(personRow(employee, group.heading.color, hoursOf.get(employee.id)));
    }
  }
  const members = new Map<string, string[]>();
  for (const { heading, people } of groups.values()) {
    heading.role = counted(people.length, 'person', 'people');
    members.set(heading.id, people);
  }
  return { rows, members };
}

interface Group {
  heading: GridRow;
  people: string[];
  /** Whether only the heading is shown. */
  hidden: boolean;
}

function headingRow(key: string, employee: Employee, isFolded: boolean): GridRow {
  return {
    id: `group:${key}`,
    name: employee.shift_group?.name ?? 'Unassigned',
    role: '',
    color: colorOf(employee),
    heading: { folded: isFolded },
  };
}

/** The group in the address: the id of a group, or 'none'. */
export function groupOfHeading(id: string): string {
  return id.slice('group:'.length);
}

function personRow(
  { id, name, role }: Employee,
  color: string | undefined,
  hours: PersonHours | undefined,
): GridRow {
  return {
    id,
    name,
    role: role ? ROLE_LABELS[role] : '',
    color,
    hours: hours && {
      text: hoursText(hours),
      words: hoursInWords(hours),
      level: hoursLevel(hours),
    },
  };
}

function colorOf({ shift_group: group }: Employee): string | undefined {
  const color = group?.color_hex ?? undefined;
  return color && isHexColor(color) ? color : undefined;
}
