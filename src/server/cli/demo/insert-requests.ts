import { sql } from 'kysely';
import { addDays } from '#engine/time/dates';
import { startOfDate } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { createRequest, moveRequest } from '../../features/requests/move-request';
import { readSnapshots, updateParty } from '../../features/requests/requests.queries';
import { loadWorld, onDates, simulate } from '../../features/requests/simulate';
import { demoId } from './demo-organization';
import { EMPLOYEE } from './wattle-staff';

const HOUR_MS = 3_600_000;

/**
 * Yesterday a colleague accepted a swap with the employee's account. It breaks a rule that warns, so it waits for a manager
 * although swaps without a finding are done straight away.
 */
export async function insertRequests(scope: TenantScope, today: CalendarDate): Promise<void> {
  const employeeId = demoId(scope.orgId, 'employee', EMPLOYEE.email);
  const at = (startOfDate(addDays(today, -1), 'Australia/Sydney' as Zone) +
    10 * HOUR_MS) as Instant;
  const { pair, findings } = await findPair(scope, employeeId, today, at);
  const snapshots = await readSnapshots(scope, [pair.own_id, pair.other_id]);
  const [own, other] = [snapshots.get(pair.own_id), snapshots.get(pair.other_id)];
  if (!own || !other) throw new Error('The shifts of the swap are missing');
  const told = { newsOf: () => [] };
  const asked = await createRequest(
    scope,
    { id: null, name: pair.own_name },
    {
      kind: 'swap',
      state: 'asked',
      employeeId,
      reason: 'My daughter has a swimming carnival that day.',
      startsAt: new Date(own.start),
      expiresAt: new Date(own.start),
      shifts: [
        { shiftId: pair.own_id, side: 'given', snapshot: own, chosen: true },
        { shiftId: pair.other_id, side: 'wanted', snapshot: other, chosen: true },
      ],
      parties: [
        { employeeId, part: 'asker' },
        { employeeId: other.employeeId, part: 'candidate' },
      ],
    },
    { at, ...told },
  );
  // Without a finding it would be done as soon as it is accepted, so nobody has answered yet.
  if (findings.length === 0) return;
  await updateParty(scope, asked.id, other.employeeId, {
    part: 'partner',
    answer: 'accepted',
    answered_at: new Date(at + HOUR_MS),
  });
  const by = { id: null, name: pair.other_name };
  const answered = (at + HOUR_MS) as Instant;
  await moveRequest(scope, asked, { to: 'waiting', by, findings, at: answered, ...told });
}

interface Pair {
  own_id: string;
  own_name: string;
  own_date: CalendarDate;
  other_id: string;
  other_name: string;
  other_date: CalendarDate;
  other_employee_id: string;
}

/** The first swap that is possible and of which a rule warns, or else the first that is possible. */
async function findPair(
  scope: TenantScope,
  employeeId: string,
  today: CalendarDate,
  at: Instant,
): Promise<{ pair: Pair; findings: string[] }> {
  const pairs = await listPairs(scope, employeeId, today);
  const people = [employeeId, ...new Set(pairs.map((pair) => pair.other_employee_id))];
  const dates = [...new Set(pairs.flatMap(({ own_date, other_date }) => [own_date, other_date]))];
  const world = await loadWorld(scope, onDates(people, dates), at);
  const possible = pairs.flatMap((pair) => {
    const { own_id, other_id, other_employee_id: otherId } = pair;
    const simulated = simulate(world, [
      { shiftId: own_id, from: employeeId, to: otherId },
      { shiftId: other_id, from: otherId, to: employeeId },
    ]);
    if (simulated?.blocks.length !== 0) return [];
    return [{ pair, findings: simulated.warnings.map(({ text }) => text) }];
  });
  const found = possible.find(({ findings }) => findings.length > 0) ?? possible[0];
  if (!found) throw new Error('The employee of the demo has no shift to swap');
  return found;
}

/** Two people at the same site in the same role, each free at the time of the other's shift, the earliest first. */
async function listPairs(
  { db, orgId }: TenantScope,
  employeeId: string,
  today: CalendarDate,
): Promise<Pair[]> {
  const free = (person: string, shift: string) => sql`not exists (
    select from shifts x where x.org_id = ${orgId} and x.employee_id = ${sql.ref(`${person}.employee_id`)}
      and x.id <> ${sql.ref(`${person}.id`)} and x.start_at < ${sql.ref(`${shift}.end_at`)}
      and x.end_at > ${sql.ref(`${shift}.start_at`)})
    and not exists (select from day_statuses d where d.org_id = ${orgId}
      and d.employee_id = ${sql.ref(`${person}.employee_id`)} and d.date = ${sql.ref(`${shift}.local_date`)})`;
  const { rows } = await sql<Pair>`
    select own.id as own_id, a.name as own_name, own.local_date as own_date, other.id as other_id,
      b.name as other_name, other.local_date as other_date, b.id as other_employee_id
    from shifts own join shifts other on other.org_id = own.org_id and other.location_id = own.location_id
      and other.employee_id <> own.employee_id and other.local_date <> own.local_date
      and other.role_label is not distinct from own.role_label
    join employees a on a.org_id = own.org_id and a.id = own.employee_id
    join employees b on b.org_id = own.org_id and b.id = other.employee_id and b.user_id is not null
    where own.org_id = ${orgId} and own.employee_id = ${employeeId} and own.published and other.published
      and own.local_date between ${addDays(today, 4)} and ${addDays(today, 9)}
      and other.local_date between ${addDays(today, 4)} and ${addDays(today, 12)}
      and ${free('own', 'other')} and ${free('other', 'own')}
    order by own.start_at, other.start_at, other.id limit 100`.execute(db);
  return rows;
}
