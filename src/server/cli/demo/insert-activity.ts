// The audit log of a demo organisation: what happened since it registered, and who signed in.
import { type AuditAction, kindOf } from '#contract/audit-actions';
import { addDays } from '#engine/time/dates';
import { instantOf } from '#engine/time/instants';
import type { CalendarDate, WallTime, Zone } from '#engine/time/kinds';
import type { Db } from '../../db/database';
import type { Rows } from './rows';

interface Happening {
  at: string;
  by: string;
  action: AuditAction;
  /** The organisation when left out. */
  target?: { type: string; id: string };
  metadata?: Record<string, string | number>;
}

export async function insertActivity(db: Db, rows: Rows, today: CalendarDate): Promise<void> {
  const { id } = rows.organization;
  const entries = [...beginnings(rows), ...lately(rows, today)].map((happening) => ({
    org_id: id,
    actor_user_id: happening.by,
    action: happening.action,
    kind: kindOf(happening.action),
    target_type: happening.target?.type ?? 'organization',
    target_id: happening.target?.id ?? id,
    metadata: JSON.stringify({ ...happening.metadata, demo: true }),
    created_at: happening.at,
  }));
  await db.insertInto('audit_log').values(entries).execute();
}

/** The first day of the organisation, and the newest person. */
function beginnings({ organization, shiftGroups, locations, employees }: Rows): Happening[] {
  const by = organization.owner_user_id;
  const first = { at: organization.created_at, by };
  const made = (action: AuditAction, type: string, { id, name }: { id: string; name: string }) => ({
    ...first,
    action,
    target: { type, id },
    metadata: { name },
  });
  const newest = employees
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at))
    .slice(-1);
  return [
    { ...first, action: 'organization.created', metadata: { name: organization.name } },
    ...shiftGroups.map((group) => made('shift_group.created', 'shift_group', group)),
    ...locations.map((site) => made('location.created', 'location', site)),
    ...newest.map((person) => ({
      ...made('employee.created', 'employee', person),
      at: person.created_at,
    })),
  ];
}

/** The last days, so that the log shows at first sight what it is for. */
function lately(rows: Rows, today: CalendarDate): Happening[] {
  const { organization, memberships, employees } = rows;
  const owner = organization.owner_user_id;
  const admin = memberships.find(({ role }) => role === 'admin')?.user_id ?? owner;
  const at = (daysAgo: number, time: string) =>
    new Date(
      instantOf(addDays(today, -daysAgo), time as WallTime, organization.timezone as Zone),
    ).toISOString();
  const nextWeek = { people: 6, from: addDays(today, 7), to: addDays(today, 13), shifts: 24 };
  const sick = { date: addDays(today, -3), status: 'sick' };
  const account = (by: string) => ({ by, target: { type: 'user', id: by } });
  return [
    { at: at(4, '11:29'), ...account(admin), action: 'user.signed_in' },
    { at: at(4, '11:32'), by: admin, action: 'roster.copied', metadata: nextWeek },
    { at: at(3, '08:45'), ...account(admin), action: 'user.signed_in' },
    ...employees.slice(-1).map((person) => ({
      at: at(3, '08:47'),
      by: admin,
      action: 'day-status.set' as const,
      target: { type: 'day-status', id: person.id },
      metadata: sick,
    })),
    { at: at(2, '16:01'), ...account(owner), action: 'user.sign_in_failed' },
    { at: at(2, '16:02'), ...account(owner), action: 'user.signed_in' },
    {
      at: at(2, '16:05'),
      by: owner,
      action: 'organization.updated',
      metadata: { changed: 'default_shift_start, timezone' },
    },
    { at: at(2, '16:40'), ...account(owner), action: 'user.signed_out' },
    { at: at(1, '15:17'), ...account(admin), action: 'user.signed_in' },
    { at: at(1, '15:20'), by: admin, action: 'roster.publish', metadata: nextWeek },
  ];
}
