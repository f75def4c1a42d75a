// Every kind of caller, for the tests that walk all calls.
import { generateKeyPairSync } from 'node:crypto';
import { createKiosk, enrolKiosk } from '#contract/api/kiosks';
import { cookieFor, hashToken, newToken } from '../http/tokens';
import type { Browser } from './browser';
import { addMember, addOrganization, addSuperAdmin, type Person } from './people';
import type { TestApp } from './test-app';

export interface Callers {
  ownerOfAnother: Person;
  all: Record<string, Person | { browser: Person['browser']; user: null | 'kiosk' }>;
}

export async function createCallers(testApp: TestApp): Promise<Callers> {
  const owner = await addOrganization(testApp, 'Acacia');
  const orgId = owner.user.org_id ?? '';
  const ownerOfAnother = await addOrganization(testApp, 'Banksia');
  const removed = await addMember(testApp, orgId, 'manager');
  await testApp.database.transact({ orgId }, (db) =>
    db.deleteFrom('memberships').where('user_id', '=', removed.user.id).execute(),
  );
  return {
    ownerOfAnother,
    all: {
      nobody: { browser: testApp.visitor(), user: null },
      employee: await addMember(testApp, orgId, 'employee'),
      manager: await addMember(testApp, orgId, 'manager'),
      admin: await addMember(testApp, orgId, 'admin'),
      owner,
      'removed member': { browser: removed.browser, user: null },
      'must change password': await addMember(testApp, orgId, 'admin', {
        mustChangePassword: true,
      }),
      'owner of another organisation': ownerOfAnother,
      'super admin': await addSuperAdmin(testApp),
      kiosk: { browser: await addTablet(testApp, owner), user: 'kiosk' },
    },
  };
}

let key: string | undefined;
function privateKey(): string {
  key ??= generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey;
  return key;
}

/** Inserts a kiosk, without the slow making of its keys, and returns the browser that holds its token. */
export async function addTablet(
  testApp: TestApp,
  admin: Person,
  siteId?: string,
): Promise<Browser> {
  const location_id = siteId ?? (await addSite(testApp, admin));
  const token = newToken();
  await testApp.sql(
    `insert into kiosks (org_id, location_id, label, token_hash, private_key, enrolled_at)
     values ($1, $2, 'Gate tablet', $3, $4, now())`,
    [admin.user.org_id, location_id, hashToken(token), privateKey()],
  );
  const tablet = testApp.visitor();
  tablet.cookies.set(cookieFor('muster-kiosk', testApp.config.publicUrl).cookieName, token);
  return tablet;
}

/** Enrols a tablet over HTTP. */
export async function enrolTablet(
  testApp: TestApp,
  admin: Person,
  siteId?: string,
): Promise<Browser> {
  const location_id = siteId ?? (await addSite(testApp, admin));
  const body = { location_id, label: 'Gate tablet' };
  const { code } = await admin.browser.call(createKiosk, { body });
  const tablet = testApp.visitor();
  await tablet.call(enrolKiosk, { body: { code: code ?? '' } });
  return tablet;
}

async function addSite(testApp: TestApp, { user }: Person): Promise<string> {
  const orgId = user.org_id ?? '';
  return testApp.database.transact({ orgId }, async (db) => {
    const { id } = await db
      .insertInto('locations')
      .values({ org_id: orgId, name: 'Depot', timezone: 'Australia/Sydney' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}
