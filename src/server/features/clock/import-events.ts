// Stores what another clock recorded, all rows or none: half a file would leave people clocked in who went home.
import { sql } from 'kysely';
import type * as api from '#contract/api/clock-import';
import type { BodyOf, ResponseOf } from '#contract/endpoint';
import { dateAt } from '#engine/time/instants';
import type { Instant, Zone } from '#engine/time/kinds';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publishTo, publishToManagers } from '../../db/publish';
import { rebuildSheets } from '../timesheets/rebuild-sheets';
import {
  holdPerson,
  insertClockEvents,
  listClosedPeriods,
  listKnownEvents,
  type NewClockEvent,
} from './clock.queries';
import { type KnownNames, type ReadRow, readClockRows } from './read-clock-rows';

export async function importEvents(
  scope: TenantScope,
  user: { id: string; name: string },
  { rows, dryRun }: BodyOf<typeof api.importClockEvents>,
  now: Instant,
): Promise<ResponseOf<typeof api.importClockEvents>> {
  const { events: read, problems } = readClockRows(scope.orgId, rows, await readNames(scope), now);
  const people = [...new Set(read.map(({ employeeId }) => employeeId))].sort();
  if (!dryRun) for (const employeeId of people) await holdPerson(scope, employeeId);
  const once = [...new Map(read.map((event) => [event.id, event])).values()];
  const known = new Set(
    (
      await listKnownEvents(
        scope,
        once.map(({ id }) => id),
      )
    ).map(({ id }) => id),
  );
  const events = once.filter(({ id }) => !known.has(id));
  const periods = await listClosedPeriods(scope);
  const isClosed = ({ at, site }: ReadRow) => {
    const date = dateAt(at, site.zone);
    return periods.some(({ first, last }) => first <= date && date <= last);
  };
  const newPeople = new Set(events.map(({ employeeId }) => employeeId));
  const counts = {
    events: events.length,
    people: newPeople.size,
    known: read.length - events.length,
    closed: events.filter(isClosed).length,
  };
  if (dryRun || problems.length > 0 || events.length === 0) return { ...counts, problems };
  for (const employeeId of people.filter((id) => newPeople.has(id))) {
    const own = events.filter((event) => event.employeeId === employeeId);
    await insertClockEvents(
      scope,
      employeeId,
      own.map((event) => eventOf(event, user, now)),
    );
    await rebuildSheets(scope, employeeId, Math.min(...own.map(({ at }) => at)) as Instant);
  }
  await audit(scope, {
    orgId: scope.orgId,
    actorUserId: user.id,
    action: 'clock_events.imported',
    targetType: 'organization',
    targetId: scope.orgId,
    metadata: { events: events.length },
  });
  await publishToManagers(scope, 'time');
  await publishTo(scope, await listAccounts(scope, [...newPeople]), 'time');
  return { ...counts, problems };
}

function eventOf(row: ReadRow, { name }: { name: string }, now: Instant): NewClockEvent {
  return {
    id: row.id,
    kind: row.kind,
    at: row.at,
    siteId: row.site.id,
    zone: row.site.zone,
    stated: false,
    breakAnswer: row.breakAnswer,
    flags: [],
    voids: null,
    fence: 'off',
    distanceM: null,
    capturedAt: row.at,
    receivedAt: now,
    offsetMs: 0,
    counter: 0,
    source: 'import',
    reason: null,
    enteredByName: name,
  };
}

/** People by the number of their latest contract and by their email. */
async function readNames({ db, orgId }: TenantScope): Promise<KnownNames> {
  const { rows: people } = await sql<{ id: string; email: string | null; number: string | null }>`
    select e.id, lower(e.email) as email,
           (select lower(c.employee_number) from contracts c where c.org_id = e.org_id and c.employee_id = e.id
             order by c.valid_from desc limit 1) as number
      from employees e where e.org_id = ${orgId} and e.deleted_at is null`.execute(db);
  const sites = await db
    .selectFrom('locations')
    .select(['id', sql<string>`lower(name)`.as('name'), sql<Zone>`timezone`.as('zone')])
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null)
    .execute();
  return {
    people: grouped(
      people.flatMap(({ id, email, number }) =>
        [...new Set([email, number])].flatMap((key) => (key ? [[key, id] as const] : [])),
      ),
    ),
    sites: grouped(sites.map(({ id, name, zone }) => [name, { id, zone }] as const)),
  };
}

function grouped<T>(pairs: readonly (readonly [string, T])[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}

async function listAccounts({ db, orgId }: TenantScope, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('employees')
    .select('user_id')
    .where('org_id', '=', orgId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return rows.flatMap(({ user_id }) => user_id ?? []);
}
