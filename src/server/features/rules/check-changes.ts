// What the rules would find after some changes, and not now. The dialogs ask before they save.
import { sql } from 'kysely';
import type { checkChanges as endpoint } from '#contract/api/rules';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import type { DayStatusName } from '#engine/cells/cell';
import { daysAround } from '#engine/rules/added-findings';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { requireEmployees } from '../roster/cells.queries';
import { timesByClock } from '../roster/shift-times';
import { addedTo } from './check-edit';
import { inWords } from './in-words';
import { type LoadedBook, loadBook } from './load-book';
import { type LoadedPerson, type LoadedShift, loadPeople } from './load-people';
import { listOverrides } from './overrides';

type Changes = BodyOf<typeof endpoint>;

export async function checkChanges(scope: TenantScope, changes: Changes) {
  const { shifts, removed, statuses } = changes;
  const going = [...removed, ...shifts.flatMap(({ id }) => id ?? [])];
  const gone = await listGoing(scope, going);
  const ids = [...new Set([...shifts, ...statuses].map(({ employeeId }) => employeeId))];
  await requireEmployees(scope, ids);
  await requireSites(
    scope,
    shifts.map(({ locationId }) => locationId),
  );
  const people = [...new Set([...ids, ...gone.map(({ employee_id }) => employee_id)])];
  const dates = [...shifts, ...statuses, ...gone].map(({ date }) => date);
  if (dates.length === 0) return { findings: [], blocked: false };
  const days = daysAround(dates);
  const book = await loadBook(scope, days);
  const added = new Map(
    people.map((id) => [id, shifts.filter(({ employeeId }) => employeeId === id)]),
  );
  const leaves = new Set(going);
  const overrides = await listOverrides(scope, people);
  const circumstances = { book, days, allowed: new Set(overrides.keys()), isNew };
  const found = (await loadPeople(scope, people, days, book)).map((person) => {
    const proposed = (added.get(person.id) ?? []).map((shift) => shiftOf(shift, book));
    const stays = person.shifts.filter(({ id }) => !leaves.has(id));
    const after = {
      ...person,
      shifts: [...stays, ...proposed],
      statuses: statusesAfter(person, statuses),
    };
    return addedTo(person, after, circumstances);
  });
  return {
    findings: found.flatMap(({ person, blocks, warnings }) =>
      [...blocks, ...warnings].map((finding) => inWords(finding, person.name, overrides)),
    ),
    blocked: found.some(({ blocks }) => blocks.length > 0),
  };
}

/** The shifts that go or change: all of them are there. */
async function listGoing({ db, orgId }: TenantScope, ids: readonly string[]) {
  const wanted = [...new Set(ids)];
  const { rows } = await sql<{ employee_id: string; date: CalendarDate }>`
    select employee_id, local_date as date from shifts
    where org_id = ${orgId} and id = any(${wanted}::uuid[])`.execute(db);
  if (rows.length !== wanted.length) throw new AppError('not_found');
  return rows;
}

async function requireSites({ db, orgId }: TenantScope, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  const { rows } = await sql`
    select from locations where org_id = ${orgId} and deleted_at is null and id = any(${wanted}::uuid[])
  `.execute(db);
  if (rows.length !== wanted.length) throw new AppError('not_found');
}

/** What is only proposed has no revision. */
const NOT_SAVED = -1;

function isNew({ version }: { version?: number }): boolean {
  return version === NOT_SAVED;
}

function shiftOf(shift: Changes['shifts'][number], { zones }: LoadedBook): LoadedShift {
  const zone = zones.get(shift.locationId) ?? ('UTC' as Zone);
  const { start_at, end_at } = timesByClock({ ...shift, zone });
  return {
    start: Date.parse(start_at) as Instant,
    end: Date.parse(end_at) as Instant,
    id: shift.id ?? `${shift.date} ${shift.startTime}`,
    siteId: shift.locationId,
    zone,
    date: shift.date,
    published: false,
    role: shift.roleLabel || null,
    code: null,
    toldAt: null,
    version: NOT_SAVED,
  };
}

function statusesAfter({ id, statuses }: LoadedPerson, changes: Changes['statuses']) {
  const after = new Map<CalendarDate, DayStatusName>(statuses);
  for (const { employeeId, date, status } of changes) {
    if (employeeId !== id) continue;
    if (status) after.set(date, status);
    else after.delete(date);
  }
  return after;
}
