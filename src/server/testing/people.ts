// Organisations and people for tests, made the shortest honest way.
import { randomUUID } from 'node:crypto';
import { login, register } from '#contract/api/auth';
import type { Role } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';
import { hashPassword } from '../features/auth/passwords';
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

/** Adds a member with a record as employee, and signs the person in. */
export async function addMember(
  testApp: TestApp,
  orgId: string,
  role: Role,
  options: { mustChangePassword?: boolean } = {},
): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const password_hash = await passwordHash();
  await testApp.database.transact({ orgId }, async (db) => {
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
  });
  return signIn(testApp, email);
}

/** An account with no organisation; a super admin unless told otherwise. */
export async function addSuperAdmin(testApp: TestApp): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const password_hash = await passwordHash();
  await testApp.database.transact({}, (db) =>
    db
      .insertInto('users')
      .values({ email, name: 'A super admin', password_hash, platform_role: 'super_admin' })
      .execute(),
  );
  return signIn(testApp, email);
}

export async function signIn(testApp: TestApp, email: string, password = PASSWORD): Promise<Person> {
  const browser = testApp.visitor();
  const { user } = await browser.call(login, { body: { email, password } });
  return { browser, user };
}
