// Every kind of caller, for the tests that walk all calls.
import { createKiosk, enrolKiosk } from '#contract/api/kiosks';
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
      kiosk: { browser: await enrolTablet(testApp, owner), user: 'kiosk' },
    },
  };
}

/** A browser that holds the token of a kiosk and nothing else. */
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
