// Organisations and people for tests, mostly inserted directly because that is quick.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { login } from '#contract/api/auth';
import { getMe } from '#contract/api/me';
import { register } from '#contract/api/register';
import type { Role } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';
import { hashPassword } from '../features/auth/passwords';
import { cookieFor } from '../http/tokens';
import type { Browser } from './browser';
import type { TestApp } from './test-app';

export const PASSWORD = 'gum leaves rustle';

let hash: Promise<string> | undefined;
function passwordHash(): Promise<string> {
  hash ??= hashPassword(PASSWORD);
  return hash;
}

export interface Person {
  browser: Browser;
  user: SessionUser;
}

/** Inserts an organisation and its signed-in owner, without the slow hashing of a registration. */
export async function addOrganization(testApp: TestApp, name: string): Promise<Person> {
  const orgId = randomUUID();
  const userId = randomUUID();
  const password_hash = await passwordHash();
  await testApp.database.transact({ orgId }, async (db) => {
    await db
      .insertInto('users')
      .values({
        id: userId,
        email: `${userId}@example.com`,
        name: `Owner of ${name}`,
        password_hash,
      })
      .execute();
    await db
      .insertInto('organizations')
      .values({ id: orgId, name, owner_user_id: userId })
      .execute();
    await db
      .insertInto('memberships')
      .values({ org_id: orgId, user_id: userId, role: 'owner' })
      .execute();
  });
  return openSession(testApp, userId, orgId);
}

/** Registers an organisation over HTTP and returns its signed-in owner. */
export async function registerOwner(testApp: TestApp, orgName = 'Wattle Health'): Promise<Person> {
  const browser = testApp.visitor();
  const { user } = await browser.call(register, {
    body: {
      orgName,
      ownerName: `Owner of ${orgName}`,
      ownerEmail: `${randomUUID()}@example.com`,
      ownerPassword: PASSWORD,
      timezone: 'Australia/Sydney',
    },
  });
  return { browser, user };
}

/** Adds a member with an employee record, and signs them in. */
export async function addMember(
  testApp: TestApp,
  orgId: string,
  role: Role,
  options: { mustChangePassword?: boolean } = {},
): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const password_hash = await passwordHash();
  const userId = await testApp.database.transact({ orgId }, async (db) => {
    const { id } = await db
      .insertInto('users')
      .values({
        email,
        name: `A ${role}`,
        password_hash,
        must_change_password: options.mustChangePassword ?? false,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('memberships').values({ org_id: orgId, user_id: id, role }).execute();
    await db
      .insertInto('employees')
      .values({ org_id: orgId, user_id: id, name: `A ${role}`, email })
      .execute();
    return id;
  });
  return openSession(testApp, userId, orgId);
}

/** Adds a super admin without an organisation. */
export async function addSuperAdmin(testApp: TestApp): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const password_hash = await passwordHash();
  const { id } = await testApp.database.transact({}, (db) =>
    db
      .insertInto('users')
      .values({ email, name: 'A super admin', password_hash, platform_role: 'super_admin' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return openSession(testApp, id, null);
}

async function openSession(
  testApp: TestApp,
  userId: string,
  orgId: string | null,
): Promise<Person> {
  const browser = testApp.visitor();
  const token = randomBytes(32).toString('base64url');
  await testApp.sql(
    "insert into sessions (token_hash, user_id, org_id, expires_at) values ($1, $2, $3, now() + interval '1 hour')",
    [createHash('sha256').update(token).digest(), userId, orgId],
  );
  browser.cookies.set(cookieFor('muster', testApp.config.publicUrl).cookieName, token);
  return { browser, user: (await browser.call(getMe)).user };
}

export async function signIn(
  testApp: TestApp,
  email: string,
  password = PASSWORD,
): Promise<Person> {
  const browser = testApp.visitor();
  const answer = await browser.call(login, { body: { email, password } });
  if (!('user' in answer)) throw new Error(`${email} has two-step sign-in`);
  return { browser, user: answer.user };
}
