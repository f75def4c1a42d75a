import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOrganizationBilling } from '#contract/api/admin-organizations';
import { openBilling } from '#contract/api/billing';
import { deleteOrganization, keepOrganization } from '#contract/api/leaving';
import { getMe } from '#contract/api/me';
import { listPlatformOrganizations } from '#contract/api/platform';
import { createShift, listShifts } from '#contract/api/shifts';
import { type FakeStripe, startFakeStripe } from '../../testing/fake-stripe';
import { addMember, addOrganization, addSuperAdmin, type Person } from '../../testing/people';
import { createRoster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';

const DAY_MS = 24 * 60 * 60 * 1000;

let fake: FakeStripe;
let testApp: TestApp;
let withCards: TestApp;
beforeAll(async () => {
  fake = await startFakeStripe();
  testApp = await createTestApp();
  withCards = await createTestApp({ env: fake.env });
});
afterAll(async () => {
  await testApp.close();
  await withCards.close();
  await fake.close();
});

const remove = ({ browser }: Person, name: string) =>
  browser.request(deleteOrganization, { body: { name } });

test('an owner deletes the organisation: 30 days for reading only, and emails to all owners', async () => {
  const { owner, amy, manager, orgId, shift, add } = await createRoster(testApp);
  const second = await addMember(testApp, orgId, 'owner');
  await add({ published: true });
  const { deletes_at } = await owner.browser.call(deleteOrganization, { body: { name: 'Acacia' } });
  expect((Date.parse(deletes_at) - Date.now()) / DAY_MS).toBeCloseTo(30, 1);
  expect((await amy.browser.call(getMe)).user.org_deletes_at).toBe(deletes_at);

  const query = { from: '2027-03-01T00:00:00Z', to: '2027-04-01T00:00:00Z' };
  expect(await amy.browser.call(listShifts, { query })).toHaveLength(1);
  const refused = await manager.browser.request(createShift, {
    body: shift({ date: '2027-03-11' }),
  });
  expect([refused.statusCode, refused.body]).toEqual([
    409,
    'This organisation is being deleted, so nothing in it can be changed.',
  ]);

  const admin = await addSuperAdmin(testApp);
  const [listed] = await admin.browser.call(listPlatformOrganizations, {
    query: { search: owner.user.email },
  });
  expect(listed?.deletes_at).toBe(deletes_at);

  const mails = await testApp.sentMails();
  expect(mails.map(({ to }) => to).sort()).toEqual([owner.user.email, second.user.email].sort());
  expect(mails[0]?.subject).toMatch(/^Acacia will be deleted on \d+ \w+ \d{4}$/);
  expect(mails[0]?.text).toContain('this installation keeps 7 daily backups');

  await second.browser.call(keepOrganization);
  expect((await amy.browser.call(getMe)).user.org_deletes_at).toBeNull();
  await manager.browser.call(createShift, { body: shift({ date: '2027-03-11' }) });
  const kept = await testApp.sentMails();
  expect(kept.map(({ subject }) => subject)).toEqual(Array(2).fill('Acacia will not be deleted'));
});

test('another name deletes nothing, and asking twice keeps the first date', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  const refused = await remove(owner, 'acacia');
  expect([refused.statusCode, refused.body]).toEqual([
    400,
    "That isn't the name of the organisation.",
  ]);
  expect((await owner.browser.call(getMe)).user.org_deletes_at).toBeNull();
  const first = (await remove(owner, '  Acacia ')).json();
  expect((await remove(owner, 'Acacia')).json()).toEqual(first);
});

test('only owners can delete or keep it', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  const admin = await addMember(testApp, owner.user.org_id ?? '', 'admin');
  expect((await remove(admin, 'Acacia')).statusCode).toBe(403);
  await remove(owner, 'Acacia');
  expect((await admin.browser.request(keepOrganization)).statusCode).toBe(403);
});

test('the card provider cancels the subscription, and nobody can start another', async () => {
  const owner = await addOrganization(withCards, 'Paperbark');
  await owner.browser.call(openBilling);
  const paid = fake.checkouts.at(-1);
  if (!paid) throw new Error('There is no checkout');
  const subscription = fake.complete(paid);
  fake.checkouts.push({ ...paid, id: 'cs_second', status: 'open' });

  fake.fail('error');
  const failed = await remove(owner, 'Paperbark');
  expect([failed.statusCode, failed.body]).toEqual([
    502,
    "We can't reach the payment provider, so the subscription goes on and nothing was deleted. Try again in a moment.",
  ]);
  expect((await owner.browser.call(getMe)).user.org_deletes_at).toBeNull();

  fake.fail(undefined);
  expect((await remove(owner, 'Paperbark')).statusCode).toBe(200);
  expect(subscription.status).toBe('canceled');
  expect(fake.checkouts.at(-1)?.status).toBe('expired');
  const [row] = await withCards.sql('select subscription_status from organizations where id = $1', [
    owner.user.org_id,
  ]);
  expect(row).toEqual({ subscription_status: 'canceled' });

  const orgId = owner.user.org_id ?? '';
  const again = await owner.browser.request(openOrganizationBilling, { params: { orgId } });
  expect([again.statusCode, (await owner.browser.request(openBilling)).statusCode]).toEqual([
    409, 409,
  ]);
});

test('a subscription of a customer that Muster has lost is cancelled, too', async () => {
  const owner = await addOrganization(withCards, 'Paperbark');
  await owner.browser.call(openBilling);
  const paid = fake.checkouts.at(-1);
  const subscription = paid && fake.complete(paid);
  await withCards.sql('update organizations set payment_customer_id = null where id = $1', [
    owner.user.org_id,
  ]);
  expect((await remove(owner, 'Paperbark')).statusCode).toBe(200);
  expect(subscription?.status).toBe('canceled');
});

test('the test mode refuses to delete an organisation that pays by card', async () => {
  const owner = await addOrganization(testApp, 'Paperbark');
  await testApp.sql("update organizations set payment_customer_id = 'cus_2' where id = $1", [
    owner.user.org_id,
  ]);
  expect((await remove(owner, 'Paperbark')).statusCode).toBe(409);
  expect((await owner.browser.call(getMe)).user.org_deletes_at).toBeNull();
});
