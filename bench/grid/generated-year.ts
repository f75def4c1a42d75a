// A year of a roster as the server would answer it: four teams on two days, two nights and four off.
import type { RosterAvailability } from '#contract/api/availability';
import type { Employee } from '#contract/api/employees';
import type { FillProposal } from '#contract/api/fill';
import type { Place } from '#contract/api/locations';
import type { CellContent, RosterWindow } from '#contract/api/roster-window';
import type { RosterAnswers } from '#contract/api/shift-answers';
import type { RosterActual } from '#contract/api/timesheets';
import { cellCode } from '#contract/cell-codes';
import { letterOf } from '#engine/cover/light';
import type { CalendarDate } from '#engine/time/kinds';
import type { Mark, Marks } from '../../src/web/screens/roster/checks/marks';

export const YEAR = 2027;
const FROM = `${YEAR}-01-01` as CalendarDate;
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
    from: FROM,
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
    cover: {
      from: FROM,
      sites: COVERED.map((location_id, site) => ({ location_id, days: lettersOf(site) })),
    },
  };
}

const COVERED = [1, 2, 3, 4].map(idOf);
export const generatedSites = (): Place[] =>
  COVERED.map((id, site) => ({
    id,
    name: `Site ${site + 1}`,
    address: null,
    street_number: null,
    street_name: null,
    town: null,
    state: null,
    postcode: null,
    country: null,
    latitude: null,
    longitude: null,
    timezone: 'Australia/Sydney',
  }));

const ENOUGH = letterOf({
  published: 'enough',
  withDrafts: 'enough',
  publishedBy: 0,
  withDraftsBy: 0,
});
const SHORT = letterOf({
  published: 'below-minimum',
  withDrafts: 'below-target',
  publishedBy: 2,
  withDraftsBy: 1,
});

/** One day in five is short. */
function lettersOf(site: number): string {
  return Array.from({ length: DAYS }, (_, day) => ((day + site) % 5 === 0 ? SHORT : ENOUGH)).join(
    '',
  );
}

const WARNING: Mark = { severity: 'warn', label: 'Warning: Rest of 8 h; 10 h needed' };
const BLOCK: Mark = { severity: 'block', label: 'Block: Two shifts at once' };

/** One cell in eight carries a mark. */
export function generatedMarks(count: number): Marks {
  return new Map(
    Array.from({ length: count }, (_, person) => [
      idOf(person),
      new Map(
        Array.from({ length: Math.floor(DAYS / 8) }, (_mark, at) => [
          at * 8 + (person % 8),
          at % 4 === 0 ? BLOCK : WARNING,
        ]),
      ),
    ]),
  );
}

const rowsOf = (count: number, letters: string) =>
  Array.from({ length: count }, (_, person) => ({
    employee_id: idOf(person),
    days: Array.from(
      { length: DAYS },
      (_day, day) => letters[(day + person) % letters.length],
    ).join(''),
  }));

/** Half of the days are answered. */
export const generatedAnswers = (count: number): RosterAnswers => ({
  from: FROM,
  rows: rowsOf(count, 'ccsx    '),
});

/** Every day up to the middle of the year is clocked, one in three not as rostered. */
export const generatedActual = (count: number): RosterActual => ({
  from: FROM,
  rows: Array.from({ length: count }, (_, person) => ({
    employee_id: idOf(person),
    days: Array.from({ length: 180 }, (_day, day) => ['19', '19', '3a'][(day + person) % 3]).join(
      '',
    ),
  })),
});

/** One day in ten is wished for, or wished free. */
export const generatedWishes = (count: number): RosterAvailability => ({
  from: FROM,
  rows: rowsOf(count, '    x         l     '),
});

/** A month in which every fourth person gets a shift every fourth day. */
export function generatedProposal(count: number): FillProposal {
  const people = Array.from({ length: Math.ceil(count / 4) }, (_, at) => at * 4);
  const added = people.flatMap((person) =>
    [0, 4, 8, 12, 16, 20, 24].map((day) => {
      const date = `${YEAR}-01-${String(day + 1).padStart(2, '0')}` as CalendarDate;
      return {
        employee_id: idOf(person),
        employee_name: `Employee ${person + 1}`,
        location_id: idOf(0),
        location_name: 'Site',
        timezone: 'Australia/Sydney',
        date,
        start_at: `${date}T00:00:00.000Z`,
        end_at: `${date}T08:00:00.000Z`,
        role_label: null,
      };
    }),
  );
  const none = { places: 0, below_minimum: 0 };
  const same = { before: 0, after: 0 };
  const rest = { removed: [], open: [], hours: [], refused: 0, findings: same, unfair: same };
  return { added, before: none, after: none, ...rest };
}
