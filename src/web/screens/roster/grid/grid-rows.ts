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
  const members = new Map<string, string[]>();
  const colors = new Map<string, string | undefined>();
  const rows: GridRow[] = [];
  const grouped = employees.some((employee) => employee.shift_group !== null);
  for (const employee of employees) {
    const group = employee.shift_group;
    const key = groupKeyOf(employee);
    const id = `group:${key}`;
    const known = members.get(id);
    if (known) known.push(employee.id);
    else {
      members.set(id, [employee.id]);
      colors.set(key, colorOf(employee));
    }
    const isFolded = grouped && folded.has(key);
    if (grouped && !known) {
      rows.push({
        id,
        name: group?.name ?? 'Unassigned',
        role: '',
        color: colors.get(key),
        heading: { folded: isFolded },
      });
    }
    if (!isFolded) {
      rows.push(personRow(employee, colors.get(key), hoursOf.get(employee.id)));
    }
  }
  for (const row of rows) {
    if (row.heading) row.role = counted(members.get(row.id)?.length ?? 0, 'person', 'people');
  }
  return { rows, members };
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
