// A roster for tests of its screens: people, job sites and cells, with the engine's own rules for each change.
import { type Employee, listEmployees } from '#contract/api/employees';
import { type Location, listLocations, listPlaces } from '#contract/api/locations';
import * as api from '#contract/api/roster';
import type { RosterWindow } from '#contract/api/roster-window';
import { listShiftGroups } from '#contract/api/shift-groups';
import { createShift, listShifts } from '#contract/api/shifts';
import { cellCode } from '#contract/cell-codes';
import { applyToCells } from '#engine/cells/apply-to-cells';
import type { Cell, CellShift } from '#engine/cells/cell';
import type { CellChange } from '#engine/cells/change';
import { eachDay } from '#engine/time/dates';
import type { CalendarDate, Zone } from '#engine/time/kinds';
import { groupKeyOf } from '../../../data/roster-parts';
import type { FakeServer } from '../../../testing/fake-server';
import { idOf, ORG_ID } from '../../../testing/screen-test';

/** On the browser's own clock, so that no zone is named. */
export const DEPOT = site('Depot', Intl.DateTimeFormat().resolvedOptions().timeZone);
export const WHARF = site('Fremantle Wharf', 'Australia/Perth');

export function site(name: string, timezone: string): Location {
  return {
    id: idOf(name),
    org_id: ORG_ID,
    name,
    address: `1 Main Street, ${name}`,
    street_number: '1',
    street_name: 'Main Street',
    town: name,
    state: 'NSW',
    postcode: '2000',
    country: 'Australia',
    phone: null,
    email: null,
    latitude: -33,
    longitude: 151,
    timezone,
    notes: null,
    holiday_regions: [],
  };
}

export const GROUPS = ['Early', 'Late'].map((name, position) => ({
  id: idOf(name),
  org_id: ORG_ID,
  name,
  color_hex: '#3B82F6',
  position,
  member_count: 1,
}));

export function employee(name: string, changes: Partial<Employee> = {}): Employee {
  return {
    id: idOf(name),
    org_id: ORG_ID,
    user_id: null,
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}@example.com`,
    phone: null,
    role: 'employee',
    created_at: null,
    shift_group: null,
    ...changes,
  };
}

export function shift(start: number, end: number, changes: Partial<CellShift> = {}): CellShift {
  const more = { site: DEPOT.id, published: true, auto: false, code: null, ...changes };
  return { start: start * 60, end: end * 60, ...more };
}

type Cells = Record<string, Cell>;

/** Cells by 'Amy Able 2027-11-22'. */
export function fakeRoster(
  server: FakeServer,
  people: readonly Employee[],
  given: Record<string, CellShift[] | 'off' | 'sick' | 'holiday'> = {},
) {
  const zones = new Map([DEPOT, WHARF].map(({ id, timezone }) => [id, timezone as Zone]));
  let cells: Cells = {};
  let revision = 1;
  /** The cells before each step. */
  const history = new Map<string, Cells>();
  for (const [key, what] of Object.entries(given)) {
    const [date, name] = [key.slice(-10), key.slice(0, -11)];
    const [status, shifts] = Array.isArray(what) ? [null, what] : [what, []];
    cells[`${idOf(name)} ${date}`] = { status, shifts };
  }
  const read = (id: string, date: string) => cells[`${id} ${date}`] ?? { status: null, shifts: [] };

  /** Returns how many shifts the change added or took away. */
  function apply(change: CellChange): number {
    history.set(idOf(`step ${revision + 1}`), { ...cells });
    const before = countShifts(cells);
    const after = applyToCells([change], {
      read,
      zoneOf: (id) => zones.get(id) ?? ('UTC' as Zone),
    });
    for (const [id, row] of after) for (const [date, cell] of row) cells[`${id} ${date}`] = cell;
    revision += 1;
    return Math.abs(countShifts(cells) - before);
  }

  const done = (shifts: number) => ({
    shifts,
    statuses: 0,
    undo_id: idOf(`step ${revision}`),
    cells: null,
  });
  server.on(listEmployees).answer(() => [...people]);
  server.on(listLocations).answer(() => [DEPOT, WHARF]);
  server.on(listPlaces).answer(() => [DEPOT, WHARF]);
  server.on(listShiftGroups).answer(() => GROUPS);
  // Asked for when someone rests on a cell.
  server.on(listShifts).answer(() => []);
  server.on(api.getRosterWindow).answer(({ query: { from, to, groups } }) => {
    const listed = groups?.split(',').flatMap((group) => membersOf(people, group)) ?? people;
    return { ...windowOf(from, to, revision, listed, read), groups };
  });
  server.on(api.listPeopleAtSite).answer(({ params, query: { from, to } }) => {
    const works = ({ id }: Employee) =>
      eachDay(from, to).some((date) =>
        read(id, date).shifts.some(({ site }) => site === params.id),
      );
    return { employee_ids: people.filter(works).map(({ id }) => id) };
  });
  server.on(api.fillCells).answer(({ body }) => ({
    ...done(apply({ type: 'fill', body })),
    skipped: 0,
  }));
  server.on(api.addShifts).answer(({ body }) => ({
    ...done(apply({ type: 'add', body })),
    skipped: 0,
  }));
  server.on(api.changeCells).answer(({ body }) => done(apply({ type: 'cells', body })));
  server.on(api.transferCells).answer(({ body }) => {
    const conflicts = { conflicts: [], conflictCount: 0, skipped: 0, replaced: 0 };
    const warnings = { away: [], awayCount: 0, shortRest: [], shortRestCount: 0 };
    apply({ type: 'transfer', body });
    return { ...done(1), ...conflicts, ...warnings };
  });
  server.on(api.undoChange).answer(({ params }) => {
    cells = history.get(params.id) ?? cells;
    revision += 1;
    return { shifts: 1, statuses: 0, cells: null };
  });
  server.on(createShift).answer(({ body }) => {
    apply({ type: 'create', body });
    return { ...createdShift(body.employeeId, body.date), ...done(1) };
  });
  return {
    /** A change that a colleague made. */
    change(change: CellChange, dates: { from: CalendarDate; to: CalendarDate }) {
      apply(change);
      server.tell({ topic: 'shifts', roster: { revision, ...dates, tab: 'another' } });
    },
  };
}

/** A group, some of it from one person to another, or one person. */
function membersOf(people: readonly Employee[], named: string): Employee[] {
  if (named.startsWith('~')) return people.filter(({ id }) => id === named.slice(1));
  const [group, first, last] = named.split(':');
  const members = people.filter((person) => groupKeyOf(person) === group);
  const placeOf = (id: string) => members.findIndex((member) => member.id === id);
  return first && last ? members.slice(placeOf(first), placeOf(last) + 1) : members;
}

function countShifts(cells: Cells): number {
  return Object.values(cells).reduce((sum, { shifts }) => sum + shifts.length, 0);
}

function windowOf(
  from: CalendarDate,
  to: CalendarDate,
  revision: number,
  people: readonly Employee[],
  read: (id: string, date: string) => Cell,
): RosterWindow {
  const sites = [DEPOT.id, WHARF.id];
  const contents: RosterWindow['contents'] = [{ status: null, shifts: [] }];
  const rows = people.map(({ id }) => {
    const codes = eachDay(from, to).map((date) => {
      const { status, shifts } = read(id, date);
      if (!status && shifts.length === 0) return cellCode(0);
      contents.push({
        status,
        shifts: shifts.map((each) => ({ ...each, site: sites.indexOf(each.site) })),
      });
      return cellCode(contents.length - 1);
    });
    return { employee_id: id, cells: String.fromCharCode(...codes) };
  });
  return { from, to, revision, sites, contents, rows };
}

export function createdShift(employeeId: string, date: CalendarDate) {
  return {
    id: idOf(`shift of ${date}`),
    org_id: ORG_ID,
    employee_id: employeeId,
    employee_name: 'Amy Able',
    location_id: DEPOT.id,
    location_name: DEPOT.name,
    timezone: DEPOT.timezone,
    date,
    start_at: `${date}T00:00:00Z`,
    end_at: `${date}T08:00:00Z`,
    role_label: null,
    notes: null,
    published: false,
    source_rule_id: null,
    template_code: null,
    version: 1,
    updated_at: `${date}T00:00:00Z`,
    updated_by_name: null,
  };
}
