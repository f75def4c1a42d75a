// A message as an SMS, to the mobile number in the person's profile. The number may be mistyped, so the text is the short one.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { LIMITS } from '#contract/limits';
import { counted } from '#engine/counted';
import { mobileNumberOf } from '#engine/notices/mobile-number';
import type { Database, TenantScope } from '../../db/database';
import { takeFromBudgets } from '../../http/rate-limit';
import type { Sms } from '../../integrations/sms/sms';
import type { Message } from './message';
import { shortText } from './short-text';

interface SmsParts {
  database: Database;
  /** Undefined when the operator hasn't set it up. */
  sms?: Sms | undefined;
  publicUrl: URL;
  onFailure: (error: unknown, orgId: string) => void;
}

export async function sendSms(
  { database, sms, publicUrl, onFailure }: SmsParts,
  message: Message,
): Promise<'sent' | 'failed'> {
  const { orgId, userId } = message;
  const numbers = await database.transact({ orgId }, (db) => listNumbers({ db, orgId }, [userId]));
  const phone = numbers.get(userId);
  // The number was removed, or the operator turned SMS off, since the notice was made.
  if (!sms || !phone) return 'failed';
  const { title, body } = shortText(message);
  const text = `${title}: ${body}. ${new URL('/inbox', publicUrl).href}`;
  if ((await sms.send({ id: idOf(message), phone, text })) === 'sent') return 'sent';
  onFailure(new Error('The SMS webhook refused a message'), orgId);
  return 'failed';
}

/** The same for the same notices of the same person, whichever process sends them and whenever. */
function idOf({ userId, noticeIds }: Message): string {
  const named = [userId, ...[...noticeIds].sort()].join(' ');
  return createHash('sha256').update(named).digest('hex').slice(0, 32);
}

/** Nobody when the operator hasn't set up SMS. */
export async function listPeopleWithMobile(scope: TenantScope, userIds: readonly string[]) {
  const { rows } = await sql<{ on: boolean }>`
    select coalesce((select sms from installation_settings), false) as on`.execute(scope.db);
  return rows[0]?.on ? [...(await listNumbers(scope, userIds)).keys()] : [];
}

async function listNumbers({ db, orgId }: TenantScope, userIds: readonly string[]) {
  const { rows } = await sql<{ user_id: string; phone: string | null }>`
    select u.id as user_id, coalesce(e.phone, u.phone) as phone
    from users u left join employees e on e.org_id = ${orgId} and e.user_id = u.id and e.deleted_at is null
    where u.id = any(${userIds}::uuid[])`.execute(db);
  const numbers = new Map<string, string>();
  for (const { user_id, phone } of rows) {
    const number = mobileNumberOf(phone);
    if (number) numbers.set(user_id, number);
  }
  return numbers;
}

/** Each SMS costs the operator money, and anyone who signs up can cause some. */
export function takeSms({ db, orgId }: TenantScope, count: number): Promise<void> {
  const limit = LIMITS.smsPerDay;
  return takeFromBudgets(
    db,
    { name: 'sms', of: [orgId], count, limit, minutes: 24 * 60 },
    `Your organisation can send ${counted(limit, 'SMS', 'SMS')} a day.`,
  );
}

/** Notices are made in many places, which can't know the configuration, so the database holds it. */
export async function noteWhetherSmsIsOn(database: Database, isOn: boolean): Promise<void> {
  await database.transact({}, (db) =>
    sql`
      insert into installation_settings (sms) values (${isOn})
      on conflict (only_row) do update set sms = excluded.sms`.execute(db),
  );
}
