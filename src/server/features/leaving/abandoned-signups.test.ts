import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '#contract/api/auth';
import { openBilling } from '#contract/api/billing';
import { createLocation } from '#contract/api/locations';
import { startFakeStripe } from '../../testing/fake-stripe';
import { PASSWORD, type Person, registerOwner } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { markAbandonedSignups } from './abandoned-signups';
import { removeOrganizations } from './remove-organizations';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

/** As if everything so far had happened days ago. */
async function age(app: TestApp, { user }: Person, days: number): Promise<void> {
  const shift = `- make_interval(days => ${days})`;
  await app.sql(`update organizations set created_at = created_at ${shift} where id = $1`, [
    user.org_id,
  ]);
  await app.sql(`update audit_log set created_at = created_at ${shift} where org_id = $1`, [
    user.org_id,
  ]);
  await app.sql('delete from sessions where org_id = $1', [user.org_id]);
}

async function isThereAfterTheJob(app: TestApp, { user }: Person) {
  const fail = (error: unknown) => {
    throw error;
  };
  await markAbandonedSignups(app, fail);
  await removeOrganizations(app, fail);
  const organizations = await app.sql('select from organizations where id = $1', [user.org_id]);
  const accounts = await app.sql('select from users where id = $1', [user.id]);
  return { organization: organizations.length === 1, account: accounts.length === 1 };
}

const THERE = { organization: true, account: true };
const GONE = { organization: false, account: false };

test('a signup that nobody uses is there after 29 days and gone after 31, with its account', async () => {
  const young = await registerOwner(testApp, 'Young');
  await age(testApp, young, 29);
  expect(await isThereAfterTheJob(testApp, young)).toEqual(THERE);
  await age(testApp, young, 2);
  expect(await isThereAfterTheJob(testApp, young)).toEqual(GONE);
});

test('one in use stays: with a site, a second person, or a sign-in within 30 days', async () => {
  const withSite = await registerOwner(testApp, 'With a site');
  await withSite.browser.call(createLocation, {
    body: {
      name: 'Depot',
      street_name: 'Main Street',
      town: 'Town',
      state: 'NSW',
      country: 'Australia',
    },
  });
  await age(testApp, withSite, 400);
  expect(await isThereAfterTheJob(testApp, withSite)).toEqual(THERE);

  const signedIn = await registerOwner(testApp, 'Signed in');
  await age(testApp, signedIn, 400);
  await testApp.visitor().call(login, { body: { email: signedIn.user.email, password: PASSWORD } });
  expect(await isThereAfterTheJob(testApp, signedIn)).toEqual(THERE);
  await age(testApp, signedIn, 31);
  expect(await isThereAfterTheJob(testApp, signedIn)).toEqual(GONE);

  const withPeople = await registerOwner(testApp, 'With people');
  await testApp.sql(
    "insert into employees (org_id, name, email) values ($1, 'Amy Able', 'amy@example.com')",
    [withPeople.user.org_id],
  );
  await age(testApp, withPeople, 400);
  expect(await isThereAfterTheJob(testApp, withPeople)).toEqual(THERE);
});

test('an account that belongs elsewhere stays when its unused signup goes', async () => {
  const busy = await registerOwner(testApp, 'Busy');
  const unused = await registerOwner(testApp, 'Unused');
  await testApp.sql("insert into memberships (org_id, user_id, role) values ($1, $2, 'employee')", [
    busy.user.org_id,
    unused.user.id,
  ]);
  await age(testApp, unused, 31);
  expect(await isThereAfterTheJob(testApp, unused)).toEqual({ organization: false, account: true });
});

test('a signup that was paid for stays, even if the event of the payment never came', async () => {
  const fake = await startFakeStripe();
  const withCards = await createTestApp({ env: fake.env });
  const owner = await registerOwner(withCards, 'Paid');
  await owner.browser.call(openBilling);
  const checkout = fake.checkouts.at(-1);
  if (checkout) fake.complete(checkout);
  await age(withCards, owner, 31);
  expect(await isThereAfterTheJob(withCards, owner)).toEqual(THERE);
  await withCards.close();
  await fake.close();
});
