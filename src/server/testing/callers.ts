// Every kind of caller, for the tests that walk all calls.
import { addMember, addOrganization, addSuperAdmin, type Person } from './people';
import type { TestApp } from './test-app';

export interface Callers {
  ownerOfAnother: Person;
  all: Record<string, Person | { browser: Person['browser']; user: null }>;
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
    },
  };
}
