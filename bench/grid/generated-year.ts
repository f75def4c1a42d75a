// A year of a roster as the server would answer it: four teams on two days, two nights and four off.
import type { Employee } from '#contract/api/employees';
import type { CellContent, RosterWindow } from '#contract/api/roster-window';
import { cellCode } from '#contract/cell-codes';
import type { CalendarDate } from '#engine/time/kinds';

export const YEAR = 2027;
const DAYS = 365;
const GROUPS = ['#3B82F6', '#10B981', '#EF4444', '#8B5CF6'];
const CYCLE = [1, 1, 2, 2, 0, 0, 0, 0];

function shift(start: number, end: number, code: string | null, published: boolean) {
  return { start, end, site: 0, published, auto: code !== null, code };
}

const CONTENTS: CellContent[] = [
  { status: null, shifts: [] },
  { status: null, shifts: [shift(420, 1140, 'D', true)] },
  { status: null, shifts: [shift(1140, 420, 'N', true)] },
  { status: null, shifts: [shift(420, 1140, 'D', false)] },
  { status: null, shifts: [shift(540, 1020, null, true)] },
  { status: null, shifts: [shift(540, 720, null, true), shift(780, 1020, 'E', false)] },
  { status: 'off', shifts: [] },
  { status: 'sick', shifts: [] },
  { status: 'holiday', shifts: [] },
];

function contentOn(person: number, day: number): number {
  // One day in nine is something else than the rotation says.
  const chance = ((person * 7919 + day * 104_729) >>> 3) % 9;
  if (chance === 0) return 3 + ((person + day) % (CONTENTS.length - 3));
  return CYCLE[(day + person * 2) % CYCLE.length] ?? 0;
}

const idOf = (person: number) => `00000000-0000-4000-8000-${String(person).padStart(12, '0')}`;

export function generatedEmployees(count: number): Employee[] {
  const employees = Array.from(
    { length: count },
    (_, person): Employee => ({
      id: idOf(person),
      org_id: idOf(0),
      user_id: null,
      name: `Employee ${person + 1}`,
      email: null,
      phone: null,
      role: 'employee',
      created_at: null,
      shift_group: {
        id: idOf(person % GROUPS.length),
        name: 'Team',
        color_hex: GROUPS[person % GROUPS.length] ?? null,
        position: person % GROUPS.length,
      },
    }),
  );
  // The server lists people by group.
  const place = ({ shift_group: group }: Employee) => group?.position ?? 0;
  return employees.toSorted((one, other) => place(one) - place(other));
}

export function generatedWindow(count: number): RosterWindow {
  return {
    from: `${YEAR}-01-01` as CalendarDate,
    to: `${YEAR}-12-31` as CalendarDate,
    revision: 1,
    sites: [idOf(0)],
    contents: CONTENTS,
    rows: Array.from({ length: count }, (_, person) => ({
      employee_id: idOf(person),
      cells: String.fromCharCode(
        ...Array.from({ length: DAYS }, (_cell, day) => cellCode(contentOn(person, day))),
      ),
    })),
  };
}
