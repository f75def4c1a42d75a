// Makes a notice of all that happened to a person's shifts, once the time to change them back is over.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { CHANNELS, type Channel, type NoticeKind } from '#contract/api/notices';
import { shortNoticeDays } from '#engine/fairness/short-notice';
import { dueAt, urgencyOf, type Waking } from '#engine/notices/due-at';
import { foldChanges, type UntoldChange } from '#engine/notices/fold-changes';
import { kindOf } from '#engine/notices/told-shift';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { publishTo } from '../../db/publish';
import { insertShortNotices } from '../fairness/fairness.queries';
import { holdRoster } from '../roster/revision';
import { SENDERS } from './channels';
import { listPreferences, wants } from './preferences';
import { listPublished, readSiteNames, type StoredItem, type StoredSubject } from './stored-items';
import { listWakings } from './wakings.queries';

/** In one transaction; the next batch follows in its own. */
const PEOPLE_AT_A_TIME = 100;

export interface NewNotice {
  user_id: string;
  kind: NoticeKind;
  urgency: 'now' | 'soon' | 'digest';
  items: readonly StoredItem[];
  /** Of the kinds that have no items. */
  subject?: StoredSubject | null;
  /** What must be told only once. */
  once?: string;
  dueAt: Instant;
}

/** Returns how many people it looked at; 0 when nobody is left. */
export async function makeRosterNotices(scope: TenantScope, moment: Instant): Promise<number> {
  await holdRoster(scope);
  const changesOf = await takeUntold(scope, moment);
  const userIds = [...changesOf.keys()];
  if (userIds.length === 0) return 0;
  const ids = [...changesOf.values()].flat().flatMap(({ shiftIds }) => shiftIds);
  const published = await listPublished(scope, userIds, [...new Set(ids)]);
  const wakings = await listWakings(scope, userIds, moment);
  const named = await readSiteNames(scope);
  const notices = userIds.flatMap((user_id): NewNotice[] => {
    const own = published.get(user_id) ?? new Map();
    const news = foldChanges(changesOf.get(user_id) ?? [], own, moment);
    const waking = wakings.get(user_id);
    if (news.length === 0 || !waking) return [];
    return [{ user_id, items: news.map(named), ...timed(news, waking, moment) }];
  });
  await insertNotices(scope, notices, moment);
  await insertShortNotices(
    scope,
    moment,
    notices.map(({ user_id, items }) => ({ user_id, dates: shortNoticeDays(items, moment) })),
  );
  return userIds.length;
}

function timed(news: Parameters<typeof urgencyOf>[0], waking: Waking, moment: Instant) {
  const urgency = urgencyOf(news, moment, waking.digestAt);
  const kinds = new Set(news.map(kindOf));
  const [only = 'changed'] = kinds;
  return {
    kind: kinds.size === 1 ? only : ('changed' as const),
    urgency,
    dueAt: dueAt(moment, urgency, waking),
  };
}

/**
 * All changes of people whose time is over. Another process passes over the people whom this one holds; their FOR KEY
 * SHARE by changes of the roster doesn't wait.
 */
async function takeUntold({ db, orgId }: TenantScope, moment: Instant) {
  const { rows } = await sql<{
    user_id: string;
    own: boolean;
    aloud: boolean;
    shift_ids: string[];
    was: UntoldChange['was'];
  }>`
    with person as materialized (
      select m.user_id from memberships m
      where m.org_id = ${orgId} and m.user_id in (
        select u.user_id from untold_changes u where u.org_id = ${orgId} and u.due_at <= ${new Date(moment)})
      order by m.user_id limit ${PEOPLE_AT_A_TIME}
      for no key update skip locked
    ), taken as (
      delete from untold_changes u using person where u.org_id = ${orgId} and u.user_id = person.user_id
      returning u.*
    )
    select user_id, own, aloud, shift_ids, was from taken order by user_id, revision`.execute(db);
  const changes = new Map<string, UntoldChange[]>();
  for (const { user_id, own, aloud, shift_ids, was } of rows) {
    const known = changes.get(user_id) ?? [];
    known.push({ own, aloud, shiftIds: shift_ids, was });
    changes.set(user_id, known);
  }
  return changes;
}

/** With a row for each channel that the person wants. A notice that must be told once and was told is left out. */
export async function insertNotices(
  scope: TenantScope,
  notices: readonly NewNotice[],
  moment: Instant,
): Promise<void> {
  if (notices.length === 0) return;
  const { db, orgId } = scope;
  const userIds = [...new Set(notices.map(({ user_id }) => user_id))];
  const preferences = await listPreferences(scope, userIds);
  const reachable = await listReachable(scope, userIds);
  const rows = notices.map(({ dueAt: due, ...notice }) => {
    const wanted = preferences.get(notice.user_id);
    const aloud = { ...notice, items: notice.items.filter((item) => item.aloud) };
    const goesBy = CHANNELS.filter(
      (channel) =>
        reachable.get(channel)?.has(notice.user_id) &&
        kindsIn(aloud).some((kind) => wanted && wants(wanted, channel, kind)),
    );
    return { ...notice, id: nextId(), channels: goesBy, due_at: new Date(due).toISOString() };
  });
  const { rows: told } = await sql<{ user_id: string }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as g (id uuid, user_id uuid, kind text, urgency text, items jsonb, subject jsonb, once text, channels text[], due_at timestamptz)
    ), made as (
      insert into notices (id, org_id, user_id, kind, urgency, items, subject, once, created_at)
      select id, ${orgId}, user_id, kind, urgency, items, subject, once, ${new Date(moment)} from given
      on conflict (org_id, user_id, once) where once is not null do nothing
      returning id, user_id
    ), sent as (
      insert into deliveries (org_id, notice_id, user_id, channel, due_at)
      select ${orgId}, made.id, made.user_id, channel, given.due_at
      from made join given on given.id = made.id, unnest(given.channels) as channel
    )
    select distinct user_id from made`.execute(db);
  await publishTo(
    scope,
    told.map(({ user_id }) => user_id),
    'notices',
  );
}

let last = { time: 0, count: 0 };

/** UUIDv7. Notices of the same moment are listed by their ids, so later ones need higher ids. */
function nextId(): string {
  const time = Date.now();
  last = time > last.time ? { time, count: 0 } : { time: last.time, count: last.count + 1 };
  if (last.count > 0xfff) last = { time: last.time + 1, count: 0 };
  const moment = last.time.toString(16).padStart(12, '0');
  const count = last.count.toString(16).padStart(3, '0');
  const random = randomBytes(8).toString('hex');
  return [
    moment.slice(0, 8),
    moment.slice(8),
    `7${count}`,
    `8${random.slice(0, 3)}`,
    random.slice(3, 15),
  ].join('-');
}

async function listReachable(scope: TenantScope, userIds: readonly string[]) {
  const reachable = new Map<Channel, Set<string>>();
  for (const channel of CHANNELS)
    reachable.set(channel, new Set(await SENDERS[channel].listReachable(scope, userIds)));
  return reachable;
}

/** In a notice of changes each shift has its own kind: someone may want emails of some kinds only. */
export function kindsIn({
  kind,
  items,
  subject,
}: Omit<NewNotice, 'dueAt' | 'user_id' | 'urgency'>): NoticeKind[] {
  if (subject) return [kind];
  return items.map((item) => (kind === 'reminder' ? kind : kindOf(item)));
}
