// A note to the managers about something that someone clocked and the server couldn't read.
import { sql } from 'kysely';
import type { noteClockEvent } from '#contract/api/clock';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { listManagers } from '../notices/managers.queries';
import { tellPeople } from '../notices/tell-people';

const DAY_MS = 24 * 60 * 60 * 1000;
/** More would only fill the inbox of the managers. */
const NOTES_A_DAY = 20;

const WHAT = {
  in: 'clocked in',
  out: 'clocked out',
  'break-start': 'started a break',
  'break-end': 'ended a break',
};

export async function noteEvent(
  scope: TenantScope,
  user: { id: string },
  employeeId: string,
  { id, kind, when }: BodyOf<typeof noteClockEvent>,
  now: Instant,
): Promise<{ told: number }> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct once)::int as count from notices
    where org_id = ${scope.orgId} and kind = 'clocked' and created_at > ${new Date(now - DAY_MS)}
      and starts_with(once, ${`note ${user.id} `})`.execute(scope.db);
  if ((rows[0]?.count ?? 0) >= NOTES_A_DAY) throw new AppError('too_many_requests');
  // The name of their record: anonymising someone looks for it.
  const person = await scope.db
    .selectFrom('employees')
    .select('name')
    .where('org_id', '=', scope.orgId)
    .where('id', '=', employeeId)
    .executeTakeFirstOrThrow();
  const managers = (await listManagers(scope)).filter((manager) => manager !== user.id);
  const subject = {
    title: 'Someone clocked, and it could not be saved',
    lines: [{ who: person.name, text: `${WHAT[kind]} at ${when}. Enter the time if it is right.` }],
    link: { label: 'Go to Time', path: '/time' },
  };
  const once = `note ${user.id} ${id}`;
  await tellPeople(scope, managers, { kind: 'clocked', urgent: false, once, subject }, now);
  return { told: managers.length };
}
