// Reminders of what expires: one notice for each person, with all that is due on a day.
import { sql } from 'kysely';
import { type MemberRight, rolesWith } from '#contract/rights';
import { agree, counted } from '#engine/counted';
import { dueReminder } from '#engine/rules/holding-state';
import { dayOfMonth, daysBetween, yearOf } from '#engine/time/dates';
import { monthName, weekdayName } from '#engine/time/day-text';
import { dateAt, wallClockAt } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { Database, TenantScope } from '../../db/database';
import { tellPeople } from '../notices/tell-people';
import { type Expiring, keepReminder, listExpiring, listReminded } from './reminders.queries';

/** Nobody wants an email at midnight. */
const FROM = '07:00';
const SEES_ALL: MemberRight = 'verify skills';

interface ReminderParts {
  database: Database;
  now: () => Instant;
  onFailure: (error: unknown, orgId: string) => void;
}

export async function remindOfExpiry(parts: ReminderParts): Promise<void> {
  const now = parts.now();
  const today = dateAt(now, 'UTC' as Zone);
  const { rows } = await parts.database.readEverything((db) =>
    sql<{ id: string; timezone: Zone }>`
      select id, timezone from organizations o
      where deletes_at is null and exists (
        select from holdings h where h.org_id = o.id and h.verified_at is not null
          and h.valid_to between ${today}::date - 1 and ${today}::date + 366)`.execute(db),
  );
  for (const { id: orgId, timezone } of rows) {
    const { date, time } = wallClockAt(now, timezone);
    if (time < FROM) continue;
    try {
      await parts.database.transact({ orgId }, (db) => remind({ db, orgId }, date, now));
    } catch (error) {
      parts.onFailure(error, orgId);
    }
  }
}

async function remind(scope: TenantScope, today: CalendarDate, now: Instant): Promise<void> {
  const due: Expiring[] = [];
  for (const holding of await listExpiring(scope, today)) {
    const days = dueReminder(holding.reminder_days, daysBetween(today, holding.valid_to));
    if (days !== undefined && (await keepReminder(scope, holding, days))) due.push(holding);
  }
  if (due.length === 0) return;
  for (const { user_id, employee_id, role } of await listReminded(scope)) {
    const own = due.filter((holding) => holding.employee_id === employee_id);
    const seen = rolesWith(SEES_ALL).includes(role) ? due : own;
    if (seen.length === 0) continue;
    const subject = {
      title: `${agree(seen.length, 'A skill expires', 'Some skills expire')} soon`,
      lines: [...own, ...seen.filter((holding) => !own.includes(holding))].map((holding) => ({
        who: own.includes(holding) ? null : holding.employee,
        text: textOf(holding, today),
        about: holding.id,
      })),
      link: {
        label: 'Enter the new dates once it is renewed',
        path: own.length > 0 ? '/account' : '/rules?tab=skills',
      },
    };
    await tellPeople(scope, [user_id], { kind: 'licence_expiring', urgent: false, subject }, now);
  }
}

/** 'First aid, valid until Wed 10 Mar 2027 (14 days left)' */
function textOf({ skill, valid_to }: Expiring, today: CalendarDate): string {
  const left = daysBetween(today, valid_to);
  const day = `${weekdayName(valid_to)} ${dayOfMonth(valid_to)} ${monthName(valid_to)} ${yearOf(valid_to)}`;
  return `${skill}, valid until ${day} (${left === 0 ? 'last day' : `${counted(left, 'day')} left`})`;
}
