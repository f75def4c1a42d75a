// Adds an organisation with one of everything, and a given text in every text field.
import type { Role } from '#contract/rights';
import type { Database, Db } from '../../db/database';
import { hashPassword } from '../../features/auth/passwords';
import { hashToken, newToken } from '../../http/tokens';
import { addOneOfEverything, makeIds } from '../one-of-everything';
import type { Ids } from '../roster-of-everything';
import type { Random } from './random';

/** The password of the contract's examples, so that sample calls are valid. */
const EXAMPLE_PASSWORD = 'correct horse battery';
let hash: Promise<string> | undefined;

export interface FullOrganization {
  orgId: string;
  ids: Ids;
  /** Tokens of the test mode's pages and of a signup in progress. */
  tokens: Record<'checkout' | 'portal' | 'signup', string>;
  users: Record<'owner' | 'manager' | 'employee', string>;
}

export async function addFullOrganization(
  database: Database,
  random: Random,
  text: string,
): Promise<FullOrganization> {
  const orgId = random.uuid();
  const users = { owner: random.uuid(), manager: random.uuid(), employee: random.uuid() };
  const ids = makeIds(
    { organization: orgId, user: random.uuid(), employee: random.uuid() },
    random.uuid,
  );
  const tokens = { checkout: newToken(), portal: newToken(), signup: newToken() };
  await database.transact({ orgId }, async (db) => {
    await addUser(db, users.owner, `Owner ${orgId}`);
    await db
      .insertInto('organizations')
      .values({ id: orgId, name: `Organisation ${orgId}`, owner_user_id: users.owner, notes: text })
      .execute();
    const roles: [string, Role][] = [
      [users.owner, 'owner'],
      [users.manager, 'manager'],
      [users.employee, 'employee'],
      [ids.user, 'employee'],
    ];
    for (const [userId, role] of roles) {
      if (role !== 'owner') await addUser(db, userId, `A ${role}`);
      await db.insertInto('memberships').values({ org_id: orgId, user_id: userId, role }).execute();
      await db
        .insertInto('employees')
        .values({
          ...(userId === ids.user ? { id: ids.employee } : {}),
          org_id: orgId,
          user_id: userId,
          name: text,
          email: `${userId}@example.com`,
          phone: text,
        })
        .execute();
    }
    await addOneOfEverything(db, { ids, ownerId: users.owner, text });
    await db
      .insertInto('kiosk_pins')
      .values({ org_id: orgId, employee_id: ids.employee, pin_hash: newToken() })
      .execute();
    await db
      .insertInto('signup_requests')
      .values({
        id: ids['signup-request'],
        organization_name: 'A request',
        requester_name: 'A requester',
        requester_email: `${ids['signup-request']}@example.com`,
      })
      .execute();
    await addBilling(db, orgId, tokens);
  });
  return { orgId, ids, users, tokens };
}

export async function addUser(db: Db, id: string, name: string, superAdmin = false) {
  hash ??= hashPassword(EXAMPLE_PASSWORD);
  await db
    .insertInto('users')
    .values({
      id,
      email: `${id}@example.com`,
      name,
      password_hash: await hash,
      platform_role: superAdmin ? 'super_admin' : 'none',
    })
    .execute();
}

async function addBilling(db: Db, org_id: string, tokens: FullOrganization['tokens']) {
  const expires_at = new Date(Date.now() + 60 * 60_000);
  const customer_id = `sandbox_${org_id}`;
  await db.insertInto('sandbox_subscriptions').values({ org_id, customer_id }).execute();
  for (const kind of ['checkout', 'portal'] as const) {
    await db
      .insertInto('sandbox_sessions')
      .values({
        token_hash: hashToken(tokens[kind]),
        org_id,
        kind,
        success_url: 'http://localhost/',
        cancel_url: 'http://localhost/',
        expires_at,
      })
      .execute();
  }
  await db
    .insertInto('signups')
    .values({ token_hash: hashToken(tokens.signup), org_id, expires_at })
    .execute();
  await db
    .updateTable('organizations')
    .set({ payment_customer_id: customer_id })
    .where('id', '=', org_id)
    .execute();
}
