// How a person wants to be told. Someone who never chose has the defaults of the table.
import { type Selectable, sql } from 'kysely';
import {
  CHANNELS,
  type Channel,
  isOnByDefault,
  NOTICE_KINDS,
  type NoticeKind,
  type NoticePreferences,
  type NoticePreferencesInput,
} from '#contract/api/notices';
import type { WallTime, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import type { NoticePreferences as Table } from '../../db/tables.gen';

type Row = Omit<Selectable<Table>, 'org_id' | 'user_id'>;

const DEFAULTS: Row = {
  muted: [],
  added: [],
  quiet_from: '21:00',
  quiet_to: '07:00',
  sleep_aware: true,
  digest_at: null,
  reminder_hours: null,
  timezone: null,
};

/** `sms` says whether the operator has set it up. */
export async function getPreferences(
  scope: TenantScope,
  userId: string,
  sms: boolean,
): Promise<NoticePreferences> {
  return asPreferences(await findRow(scope, userId), sms);
}

/** Channels and kinds that aren't named stay as they are. */
export async function setPreferences(
  scope: TenantScope,
  userId: string,
  wanted: NoticePreferencesInput,
  sms: boolean,
): Promise<NoticePreferences> {
  const { db, orgId } = scope;
  const { quiet, sleep_aware, digest_at, reminder_hours, timezone } = wanted;
  const before = await findRow(scope, userId);
  const choices = CHANNELS.flatMap((channel) =>
    NOTICE_KINDS.map((kind) => ({
      text: choiceText(channel, kind),
      isOn: wanted[channel]?.[kind] ?? wants(before, channel, kind),
      byDefault: isOnByDefault(channel, kind),
    })),
  );
  const values = {
    muted: choices.filter((each) => each.byDefault && !each.isOn).map(({ text }) => text),
    added: choices.filter((each) => !each.byDefault && each.isOn).map(({ text }) => text),
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
    sleep_aware,
    digest_at,
    reminder_hours,
    timezone,
  };
  await db
    .insertInto('notice_preferences')
    .values({ org_id: orgId, user_id: userId, ...values })
    .onConflict((conflict) => conflict.columns(['org_id', 'user_id']).doUpdateSet(values))
    .execute();
  return asPreferences(values, sms);
}

async function findRow(scope: TenantScope, userId: string): Promise<Row> {
  return (await listPreferences(scope, [userId])).get(userId) ?? DEFAULTS;
}

/** Of everyone who is asked for, also of those who never chose. */
export async function listPreferences(
  { db, orgId }: TenantScope,
  userIds: readonly string[],
): Promise<Map<string, Row>> {
  const rows = await db
    .selectFrom('notice_preferences')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('user_id', '=', sql<string>`any(${userIds}::uuid[])`)
    .execute();
  const chosen = new Map(rows.map((row) => [row.user_id, row]));
  return new Map(userIds.map((id) => [id, chosen.get(id) ?? DEFAULTS]));
}

/** Adds to what isn't emailed, in one statement: two links may be opened together. */
export async function muteEmails(
  { db, orgId }: TenantScope,
  userId: string,
  kinds: readonly NoticeKind[],
): Promise<void> {
  const muted = kinds.map((kind) => choiceText('email', kind));
  await sql`
    insert into notice_preferences as p (org_id, user_id, muted) values (${orgId}, ${userId}, ${muted}::text[])
    on conflict (org_id, user_id) do update set
      muted = array(select distinct unnest(p.muted || excluded.muted) order by 1)`.execute(db);
}

export function wants(
  { muted, added }: Pick<Row, 'muted' | 'added'>,
  channel: Channel,
  kind: NoticeKind,
): boolean {
  const text = choiceText(channel, kind);
  return isOnByDefault(channel, kind) ? !muted.includes(text) : added.includes(text);
}

function choiceText(channel: Channel, kind: NoticeKind): string {
  return `${channel} ${kind}`;
}

function asPreferences(row: Row, sms: boolean): NoticePreferences {
  const { quiet_from, quiet_to, sleep_aware, digest_at, reminder_hours, timezone } = row;
  const kindsOf = (channel: Channel) =>
    Object.fromEntries(
      NOTICE_KINDS.map((kind) => [kind, wants(row, channel, kind)]),
    ) as NoticePreferences['email'];
  return {
    email: kindsOf('email'),
    push: kindsOf('push'),
    ...(sms && { sms: kindsOf('sms') }),
    quiet: quiet_from && quiet_to ? { from: clock(quiet_from), to: clock(quiet_to) } : null,
    sleep_aware,
    digest_at: digest_at === null ? null : clock(digest_at),
    reminder_hours: reminder_hours as NoticePreferences['reminder_hours'],
    timezone: timezone as Zone | null,
  };
}

/** PostgreSQL writes a time with its seconds. */
export function clock(time: string): WallTime {
  return time.slice(0, 5) as WallTime;
}
