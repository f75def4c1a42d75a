// Reminders of what expires: one email for each person, with all that is due on a day.
import { sql } from 'kysely';
import { can } from '#contract/rights';
import { counted } from '#engine/counted';
import { dueReminder } from '#engine/rules/holding-state';
import { dayOfMonth, daysBetween, yearOf } from '#engine/time/dates';
import { monthName, weekdayName } from '#engine/time/day-text';
import { dateAt, wallClockAt } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { Database, TenantScope } from '../../db/database';
import { takeEmails } from '../../jobs/email-budget';
import { enqueueMail } from '../../jobs/enqueue-mail';
import { type Expiring, keepReminder, listExpiring, listReminded } from './reminders.queries';

const ANY_MEMBER = {
  platform_role: 'standard',
  must_change_password: false,
  must_set_up_two_step: false,
} as const;

/** Nobody wants an email at midnight. */
const FROM = '07:00';

interface ReminderParts {
  database: Database;
  publicUrl: URL;
  now: () => Instant;
  onFailure: (error: unknown, orgId: string) => void;
}

export async function remindOfExpiry(parts: ReminderParts): Promise<void> {
  const today = dateAt(parts.now(), 'UTC' as Zone);
  const { rows } = await parts.database.readEverything((db) =>
    sql<{ id: string; name: string; timezone: Zone }>`
      select id, name, timezone from organizations o
      where deletes_at is null and exists (
        select from holdings h where h.org_id = o.id and h.verified_at is not null
          and h.valid_to between ${today}::date - 1 and ${today}::date + 366)`.execute(db),
  );
  for (const organization of rows) {
    const { date, time } = wallClockAt(parts.now(), organization.timezone);
    if (time < FROM) continue;
    try {
      await parts.database.transact({ orgId: organization.id }, (db) =>
        remind({ db, orgId: organization.id }, organization.name, date, parts.publicUrl),
      );
    } catch (error) {
      parts.onFailure(error, organization.id);
    }
  }
}

/** In one transaction with the emails: without room for them today, the next run tries again. */
async function remind(scope: TenantScope, orgName: string, today: CalendarDate, publicUrl: URL) {
  const due: Expiring[] = [];
  for (const holding of await listExpiring(scope, today)) {
    const days = dueReminder(holding.reminder_days, daysBetween(today, holding.valid_to));
    if (days !== undefined && (await keepReminder(scope, holding, days))) due.push(holding);
  }
  if (due.length === 0) return;
  const emails = (await listReminded(scope)).flatMap((person) => {
    const own = due.filter(({ employee_id }) => employee_id === person.employee_id);
    const seesAll = can({ ...ANY_MEMBER, role: person.role }, 'verify skills');
    const others = seesAll ? due.filter((holding) => !own.includes(holding)) : [];
    return own.length + others.length > 0 ? [{ person, own, others }] : [];
  });
  await takeEmails(scope, emails.length);
  for (const { person, own, others } of emails) {
    const lines = [
      ...section(
        'Yours',
        own.map((each) => lineOf(each, today)),
      ),
      ...section(
        'Others',
        others.map((each) => `${each.employee}, ${lineOf(each, today)}`),
      ),
    ];
    const link = new URL(own.length > 0 ? '/account' : '/rules?tab=skills', publicUrl).href;
    const count = own.length + others.length;
    await enqueueMail(scope, {
      to: person.email,
      subject: `${counted(count, 'skill expires', 'skills expire')} soon at ${orgName}`,
      text: `Hi ${person.name},

${lines.join('\n')}
Once it is renewed, enter the new dates in Muster: ${link}
`,
    });
  }
}

function section(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `- ${line}`), ''];
}

/** 'First aid: Wed 10 Mar 2027, in 14 days' */
function lineOf({ skill, valid_to }: Expiring, today: CalendarDate): string {
  const left = daysBetween(today, valid_to);
  const day = `${weekdayName(valid_to)} ${dayOfMonth(valid_to)} ${monthName(valid_to)} ${yearOf(valid_to)}`;
  return `${skill}: ${day}, ${left === 0 ? 'today' : `in ${counted(left, 'day')}`}`;
}
