// Sends what is due: one message to each person and channel, read from the roster again just before it goes out.
import { sql } from 'kysely';
import type { Channel, NoticeKind } from '#contract/api/notices';
import { AppError } from '#contract/errors';
import type { Urgency } from '#engine/notices/due-at';
import { foldChanges, type UntoldChange } from '#engine/notices/fold-changes';
import { kindOf } from '#engine/notices/told-shift';
import { MINUTE_MS } from '#engine/time/instants';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { hashToken, newToken } from '../../http/tokens';
import { holdRoster } from '../roster/revision';
import { type ChannelParts, SENDERS } from './channels';
import type { Message } from './message';
import { listPreferences, wants } from './preferences';
import { withoutStale } from './still-true';
import { listPublished, readSiteNames, type StoredItem, type StoredSubject } from './stored-items';

const MESSAGES_AT_A_TIME = 20;
/** Each is noted in a transaction of its own, and the organisation's people need connections, too. */
const SENT_TOGETHER = 2;
/** Longer than sending that many takes at its slowest. After that the process that claimed them is taken for dead. */
const CLAIM_MINUTES = 15;
/** About two days, with an hour between the last ones. */
const MOST_TRIES = 50;
/** Most urgent first. */
const URGENCIES: Urgency[] = ['now', 'soon', 'digest'];

interface Claim {
  /** Also those whose messages were dropped. */
  people: number;
  messages: Claimed[];
}

interface Claimed extends Message {
  tries: number;
}

const NOBODY: Claim = { people: 0, messages: [] };

export interface DeliveryParts extends ChannelParts {
  clock: () => Instant;
}

export async function deliver(parts: DeliveryParts, orgId: string): Promise<void> {
  for (const channel of Object.keys(SENDERS) as Channel[]) {
    for (;;) {
      const { people, messages } = await claim(parts, orgId, channel);
      for (let at = 0; at < messages.length; at += SENT_TOGETHER) {
        const some = messages.slice(at, at + SENT_TOGETHER);
        await Promise.all(some.map((message) => send(parts, orgId, message)));
      }
      if (people === 0) break;
    }
  }
}

/** Without room in the organisation's budget nothing is claimed, and a later run tries again. */
async function claim(parts: DeliveryParts, orgId: string, channel: Channel): Promise<Claim> {
  try {
    return await parts.database.transact({ orgId }, (db) =>
      claimMessages({ db, orgId }, channel, parts.clock()),
    );
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return NOBODY;
    throw error;
  }
}

async function send(parts: DeliveryParts, orgId: string, message: Claimed): Promise<void> {
  const { channel, userId, noticeIds, tries } = message;
  const settle = (state: string, due: Instant | null) =>
    parts.database.transact({ orgId }, (db) =>
      sql`
        update deliveries set state = ${state}, claimed_until = null,
          due_at = coalesce(${due === null ? null : new Date(due)}, due_at)
        where org_id = ${orgId} and user_id = ${userId} and channel = ${channel}
          and notice_id = any(${noticeIds}::uuid[])`.execute(db),
    );
  let outcome: 'sent' | 'failed';
  try {
    outcome = await SENDERS[channel].send(parts, message);
  } catch (error) {
    parts.onFailure(error, orgId);
    const wait = Math.min(2 ** tries, 60) * MINUTE_MS;
    await settle(tries < MOST_TRIES ? 'waiting' : 'failed', (parts.clock() + wait) as Instant);
    return;
  }
  await settle(outcome, null);
}

interface Waiting {
  user_id: string;
  notice_id: string;
  kind: NoticeKind;
  urgency: Urgency;
  items: StoredItem[];
  subject: StoredSubject | null;
  tries: number;
  name: string;
  email: string;
  org_name: string;
}

async function claimMessages(
  scope: TenantScope,
  channel: Channel,
  moment: Instant,
): Promise<Claim> {
  await holdRoster(scope);
  const rows = await withoutStale(scope, await claimDeliveries(scope, channel, moment), moment);
  const userIds = [...new Set(rows.map(({ user_id }) => user_id))];
  if (userIds.length === 0) return NOBODY;
  const ids = rows.flatMap(({ items }) => items.map(({ shiftId }) => shiftId));
  const published = await listPublished(scope, userIds, [...new Set(ids)]);
  const preferences = await listPreferences(scope, userIds);
  const named = await readSiteNames(scope);
  const messages: Claimed[] = [];
  for (const userId of userIds) {
    const own = rows.filter(({ user_id }) => user_id === userId);
    const [first] = own;
    const choice = preferences.get(userId);
    if (!first || !choice) continue;
    const isWanted = (kind: NoticeKind) => wants(choice, channel, kind);
    const shifts = published.get(userId) ?? new Map();
    const changes = own
      .filter(({ kind, subject }) => kind !== 'reminder' && !subject)
      .map(asChange);
    const reminders = isWanted('reminder')
      ? own.filter(({ kind, items }) => kind === 'reminder' && stillAhead(items, shifts, moment))
      : [];
    const message: Claimed = {
      channel,
      orgId: scope.orgId,
      userId,
      name: first.name,
      email: first.email,
      orgName: first.org_name,
      moment,
      urgency: URGENCIES.find((each) => own.some(({ urgency }) => urgency === each)) ?? 'soon',
      news: foldChanges(changes, shifts, moment)
        .filter((news) => isWanted(kindOf(news)))
        .map(named),
      reminders: reminders.flatMap(({ items }) =>
        items.map(({ shiftId, was, now }) => ({ shiftId, was, now })),
      ),
      subjects: own.flatMap(({ kind, subject }) => (subject && isWanted(kind) ? [subject] : [])),
      token: newToken(),
      noticeIds: own.map(({ notice_id }) => notice_id),
      tries: Math.max(...own.map(({ tries }) => tries)),
    };
    const { news, reminders: coming, subjects } = message;
    if (news.length + coming.length + subjects.length > 0) messages.push(message);
    else await drop(scope, message);
  }
  // A message that is tried again was counted before. Otherwise an hour without an email server would use up the day.
  const first = messages.filter((message) => message.tries === 1).length;
  if (first > 0) await SENDERS[channel].takeBudget(scope, first);
  await keepTokens(scope, messages);
  return { people: userIds.length, messages };
}

function asChange({ items }: Waiting): UntoldChange {
  const aloud = items.filter((item) => item.aloud);
  return {
    own: false,
    aloud: true,
    shiftIds: aloud.map(({ shiftId }) => shiftId),
    was: Object.fromEntries(aloud.flatMap(({ shiftId, was }) => (was ? [[shiftId, was]] : []))),
  };
}

/** Moved, given to someone else, deleted or begun: then there is nothing to remind of. */
function stillAhead(
  items: readonly StoredItem[],
  published: ReadonlyMap<string, { start: Instant }>,
  moment: Instant,
): boolean {
  return items.every(
    ({ shiftId, now }) =>
      now !== null && now.start > moment && published.get(shiftId)?.start === now.start,
  );
}

/**
 * Claims all that waits for people who have something due. Other processes pass over the people whom this one holds. Someone
 * with changes that are still to be folded is told when they are, or after a quarter of an hour.
 */
async function claimDeliveries({ db, orgId }: TenantScope, channel: Channel, moment: Instant) {
  const now = new Date(moment);
  const { rows } = await sql<Waiting>`
    with person as materialized (
      select m.user_id from memberships m
      where m.org_id = ${orgId} and m.user_id in (
        select d.user_id from deliveries d where d.org_id = ${orgId} and d.channel = ${channel}
          and ((d.state = 'waiting' and d.due_at <= ${now}) or (d.state = 'sending' and d.claimed_until < ${now}))
          and (d.due_at < ${now}::timestamptz - interval '15 minutes' or not exists (
            select from untold_changes u where u.org_id = d.org_id and u.user_id = d.user_id and not u.own)))
      order by m.user_id limit ${MESSAGES_AT_A_TIME}
      for no key update skip locked
    ), claimed as (
      update deliveries d set tries = d.tries + 1, claimed_until = ${now}::timestamptz + make_interval(mins => ${CLAIM_MINUTES}),
        doubts = d.doubts + (d.state = 'sending')::int,
        state = case when d.doubts > 0 and d.state = 'sending' then 'failed' else 'sending' end
      from person where d.org_id = ${orgId} and d.user_id = person.user_id and d.channel = ${channel}
        and (d.state = 'waiting' or (d.state = 'sending' and d.claimed_until < ${now}))
      returning d.notice_id, d.user_id, d.tries, d.state
    )
    select c.user_id, c.notice_id, c.tries, n.kind, n.urgency, n.items, n.subject, u.name, u.email, o.name as org_name
    from claimed c
      join notices n on n.org_id = ${orgId} and n.id = c.notice_id
      join users u on u.id = c.user_id
      join organizations o on o.id = ${orgId}
    where c.state = 'sending'
    order by c.user_id, n.created_at, n.id`.execute(db);
  return rows;
}

async function drop({ db, orgId }: TenantScope, { channel, noticeIds }: Claimed): Promise<void> {
  await sql`
    update deliveries set state = 'dropped', claimed_until = null
    where org_id = ${orgId} and channel = ${channel} and notice_id = any(${noticeIds}::uuid[])`.execute(
    db,
  );
}

async function keepTokens({ db, orgId }: TenantScope, messages: readonly Claimed[]): Promise<void> {
  for (const { channel, noticeIds, token } of messages) {
    await sql`
      update deliveries set unsubscribe_hash = ${hashToken(token)}
      where org_id = ${orgId} and channel = ${channel} and notice_id = any(${noticeIds}::uuid[])`.execute(
      db,
    );
  }
}
