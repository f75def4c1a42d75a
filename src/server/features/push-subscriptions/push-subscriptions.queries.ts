import { sql } from 'kysely';
import type { Scope } from '../../db/database';
import { isoText } from '../../db/iso-text';
import type { Session } from '../../http/sessions';
import type { PushTarget } from '../../integrations/push/push';

/** Those of the caller's own account, this browser first. */
export function listDevices({ db }: Scope, { user, tokenHash }: Session) {
  return db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .select(['s.id', 's.user_agent', isoText('p.created_at').as('created_at')])
    .select(sql<boolean>`s.token_hash = ${tokenHash}`.as('current'))
    .where('s.user_id', '=', user.id)
    .orderBy('current', 'desc')
    .orderBy('p.created_at', 'desc')
    .orderBy('s.id')
    .execute();
}

/** A browser has one subscription. Another account that had it here before is told nothing here any more. */
export async function replaceDevice(
  { db }: Scope,
  { tokenHash }: Session,
  { endpoint, p256dh, auth }: PushTarget,
): Promise<void> {
  const session = sql`(select id from sessions where token_hash = ${tokenHash})`;
  await sql`delete from push_subscriptions where endpoint = ${endpoint} or session_id = ${session}`.execute(
    db,
  );
  await sql`
    insert into push_subscriptions (session_id, endpoint, p256dh, auth)
    values (${session}, ${endpoint}, ${p256dh}, ${auth}) on conflict do nothing`.execute(db);
}

/** Returns whether it was the caller's. What the current session had before is another subscription of the same browser. */
export async function moveDevice(
  { db }: Scope,
  { user, tokenHash }: Session,
  endpoint: string,
): Promise<boolean> {
  const session = sql`(select id from sessions where token_hash = ${tokenHash})`;
  const own = sql`endpoint = ${endpoint} and session_id in (select id from sessions where user_id = ${user.id})`;
  await sql`
    delete from push_subscriptions where session_id = ${session} and endpoint <> ${endpoint}
      and exists (select from push_subscriptions where ${own})`.execute(db);
  const { numAffectedRows } =
    await sql`update push_subscriptions set session_id = ${session} where ${own}`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}

/** Returns whether it was the caller's. */
export async function deleteDevice({ db }: Scope, userId: string, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from push_subscriptions where session_id in (
      select id from sessions where id = ${id} and user_id = ${userId})`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}

export async function listPeopleWithDevices({ db }: Scope, userIds: readonly string[]) {
  const { rows } = await sql<{ user_id: string }>`
    select distinct s.user_id from push_subscriptions p join sessions s on s.id = p.session_id
    where s.user_id = any(${userIds}::uuid[])`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** A person's browsers that haven't been told of these notices. */
export async function listTargets({ db }: Scope, userId: string, noticeIds: readonly string[]) {
  const { rows } = await sql<PushTarget>`
    select p.endpoint, p.p256dh, p.auth from push_subscriptions p join sessions s on s.id = p.session_id
    where s.user_id = ${userId} and not p.told @> ${noticeIds}::uuid[]`.execute(db);
  return rows;
}

export async function noteTold({ db }: Scope, endpoint: string, noticeIds: readonly string[]) {
  await sql`update push_subscriptions set told = ${noticeIds}::uuid[] where endpoint = ${endpoint}`.execute(
    db,
  );
}

export async function deleteTarget({ db }: Scope, endpoint: string) {
  await sql`delete from push_subscriptions where endpoint = ${endpoint}`.execute(db);
}
