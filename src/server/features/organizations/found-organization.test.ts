import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, switchOrganization } from '#contract/api/auth';
import { paySandboxCheckout } from '#contract/api/billing';
import { listEmployees } from '#contract/api/employees';
import { getMe } from '#contract/api/me';
import { startCheckout } from '#contract/api/onboarding';
import { getOrganization } from '#contract/api/organization';
import { foundOrganization, listOrganizations } from '#contract/api/organizations';
import { LIMITS } from '#contract/limits';
import { addMember, addOrganization, addSuperAdmin, PASSWORD } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const BODY = { organizationName: 'Banksia Bakery', acceptTerms: true as const };

async function countNamed(name: string) {
  const rows = await testApp.sql('select id from organizations where name = $1', [name]);
  return rows.length;
}

test('an employee founds an organisation, owns it and works in it', async () => {
  const { user: boss } = await addOrganization(testApp, 'Acacia');
  const { browser, user } = await addMember(testApp, boss.org_id ?? '', 'employee');
  const founded = await browser.request(foundOrganization, {
    body: {
      ...BODY,
      abn: '51824753556',
      employeeCountEstimate: 12,
      worksHere: true,
      timezone: 'Australia/Perth',
    },
  });
  expect(founded.statusCode).toBe(201);
  expect(founded.json().user).toMatchObject({
    id: user.id,
    role: 'owner',
    org_name: 'Banksia Bakery',
    org_timezone: 'Australia/Perth',
  });
  expect((await browser.call(getMe)).user).toEqual(founded.json().user);
  expect(await browser.call(getOrganization)).toMatchObject({
    abn: '51 824 753 556',
    employee_count_estimate: 12,
    subscription_status: 'pending_activation',
    owner_name: user.name,
    billing_email: user.email,
    member_count: 1,
  });
  expect(await browser.call(listEmployees)).toMatchObject([{ name: user.name, user_id: user.id }]);
  expect(await browser.call(listOrganizations)).toMatchObject([
    { name: 'Acacia', trial_to_start: false },
    { name: 'Banksia Bakery', trial_to_start: true },
  ]);
  // The role in the first organisation stays what it was.
  const back = await browser.call(switchOrganization, { body: { org_id: boss.org_id ?? '' } });
  expect(back.user).toMatchObject({ role: 'employee', org_name: 'Acacia' });
});

test('someone who belongs to no organisation founds one, and is not on the roster unasked', async () => {
  const { browser } = await addSuperAdmin(testApp);
  const { user } = await browser.call(foundOrganization, { body: BODY });
  expect(user).toMatchObject({ role: 'owner', employee_id: null });
  expect(await browser.call(listEmployees)).toEqual([]);
});

test.each([
  ['organizationName', ' ', 'organizationName: Organization name is required.'],
  ['abn', '51824753557', 'abn: Enter a valid ABN (11 digits).'],
  ['acceptTerms', false, 'acceptTerms: You must accept the Terms of Service and Privacy Policy.'],
  ['owner_user_id', randomUUID(), 'Unknown field owner_user_id.'],
])('refuses %s = %j', async (field, value, sentence) => {
  const { browser } = await addOrganization(testApp, 'Acacia');
  const response = await browser.request(foundOrganization, { body: { ...BODY, [field]: value } });
  expect([response.statusCode, response.body]).toEqual([400, sentence]);
});

test('the same request sent again founds nothing more', async () => {
  const { browser, user } = await addOrganization(testApp, 'Acacia');
  const input = {
    body: { ...BODY, organizationName: 'Founded once' },
    headers: { 'idempotency-key': randomUUID() },
  };
  const first = await browser.request(foundOrganization, input);
  // The session is in the new organisation by now.
  const second = await browser.request(foundOrganization, input);
  expect(second.json()).toEqual(first.json());
  // A reply that was lost took the new session with it: the person signs in again and repeats the call.
  const again = testApp.visitor();
  await again.call(login, { body: { email: user.email, password: PASSWORD } });
  const third = await again.request(foundOrganization, input);
  expect(third.json()).toEqual(first.json());
  expect((await again.call(getMe)).user.org_name).toBe('Founded once');
  expect(await countNamed('Founded once')).toBe(1);
});

test('nobody owns more than the maximum, not even with two requests at the same time', async () => {
  const { browser, user } = await addOrganization(testApp, 'Acacia');
  const { browser: other } = await addOrganization(testApp, 'Wattle');
  other.cookies.set('muster', browser.cookies.get('muster') ?? '');
  await testApp.sql(
    `with made as (
       insert into organizations (name, owner_user_id)
       select 'Many', $1 from generate_series(1, $2) returning id)
     insert into memberships (org_id, user_id, role) select id, $1, 'owner' from made`,
    [user.id, LIMITS.ownedOrganizations - 2],
  );
  const body = { ...BODY, organizationName: 'The last one' };
  const answers = await Promise.all([
    browser.request(foundOrganization, { body }),
    other.request(foundOrganization, { body }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.body).toBe(
    `You already own ${LIMITS.ownedOrganizations} organisations, which is the maximum.`,
  );
  expect(await countNamed('The last one')).toBe(1);
});

test('a person who founds one after the other has to wait', async () => {
  const { browser } = await addOrganization(testApp, 'Acacia');
  const statuses = [];
  for (let count = 0; count < 11; count += 1) {
    const body = { ...BODY, organizationName: `Chain ${count}` };
    statuses.push((await browser.request(foundOrganization, { body })).statusCode);
  }
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
});

test('the owner starts the free trial of the organisation they work in, and of no other', async () => {
  const { browser, user } = await addOrganization(testApp, 'Acacia');
  const employee = await addMember(testApp, user.org_id ?? '', 'admin');
  const start = (who: typeof browser, organizationId: string | null) =>
    who.request(startCheckout, { body: { organizationId } });
  expect((await start(employee.browser, user.org_id)).statusCode).toBe(404);
  const { user: founder } = await browser.call(foundOrganization, { body: BODY });
  expect((await start(browser, user.org_id)).statusCode).toBe(404);

  const { checkoutUrl } = (await start(browser, founder.org_id)).json();
  const session = new URL(checkoutUrl).searchParams.get('session') ?? '';
  const { successUrl, cancelUrl } = await browser.call(paySandboxCheckout, {
    params: { session },
    body: { card: 'accepted' },
  });
  expect([new URL(successUrl).pathname, new URL(cancelUrl).pathname]).toEqual([
    '/onboarding/success',
    '/onboarding/cancel',
  ]);
  expect((await browser.call(getOrganization)).subscription_status).toBe('trialing');
  expect(await browser.call(listOrganizations)).toMatchObject([
    { name: 'Acacia', trial_to_start: true },
    { name: 'Banksia Bakery', trial_to_start: false },
  ]);
  expect((await start(browser, founder.org_id)).statusCode).toBe(409);
});
