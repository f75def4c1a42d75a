import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paySandboxCheckout } from '#contract/api/billing';
import { listEmployees } from '#contract/api/employees';
import { signUp, startCheckout } from '#contract/api/onboarding';
import { getOrganization } from '#contract/api/organization';
import { registerOwner, signIn } from '../../testing/people';
import { newSignup } from '../../testing/signup';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

async function countOrganizations() {
  return (await testApp.sql('select count(*)::int as count from organizations'))[0]?.count;
}

test('step 1 creates a pending organisation and its owner, and signs nobody in', async () => {
  const browser = testApp.visitor();
  const body = newSignup({ abn: '51824753556', employeeCountEstimate: 40 });
  const response = await browser.request(signUp, { body });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({
    success: true,
    message: 'Account created. Choose your plan to start the free trial.',
  });
  expect([...browser.cookies.keys()]).toEqual(['muster-signup']);
  expect(response.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });

  const owner = await signIn(testApp, body.adminEmail);
  expect(owner.user).toMatchObject({ role: 'owner', org_timezone: 'Australia/Brisbane' });
  expect(await owner.browser.call(getOrganization)).toMatchObject({
    id: response.json().organizationId,
    name: 'Grevillea Garage',
    abn: '51 824 753 556',
    employee_count_estimate: 40,
    primary_contact_name: 'Gus Green',
    primary_contact_email: body.adminEmail,
    billing_email: body.adminEmail,
    subscription_status: 'pending_activation',
    trial_end: null,
    owner_name: 'Gus Green',
    member_count: 1,
  });
});

test.each([
  ['organizationName', '', 'organizationName: Organization name is required.'],
  ['abn', '51824753557', 'abn: Enter a valid ABN (11 digits).'],
  ['abn', '5182475355', 'abn: Enter a valid ABN (11 digits).'],
  ['employeeCountEstimate', 0, 'employeeCountEstimate: Must be at least 1.'],
  ['employeeCountEstimate', 10_001, 'employeeCountEstimate: Must be at most 10000.'],
  ['adminName', ' ', 'adminName: Admin name is required.'],
  ['adminEmail', 'nobody', 'adminEmail: Please enter a valid email address.'],
  ['password', '12345', 'password: Password must be at least 6 characters.'],
  ['acceptTerms', false, 'acceptTerms: You must accept the Terms of Service and Privacy Policy.'],
  [
    'acceptTerms',
    undefined,
    'acceptTerms: You must accept the Terms of Service and Privacy Policy.',
  ],
  ['role', 'super_admin', 'Unknown field role.'],
])('refuses %s = %j', async (field, value, sentence) => {
  const before = await countOrganizations();
  const response = await testApp.visitor().request(signUp, { body: newSignup({ [field]: value }) });
  expect([response.statusCode, response.body]).toEqual([400, sentence]);
  expect(await countOrganizations()).toBe(before);
});

test('an email with an account is refused', async () => {
  const { user } = await registerOwner(testApp);
  const response = await testApp
    .visitor()
    .request(signUp, { body: newSignup({ adminEmail: user.email.toUpperCase() }) });
  expect([response.statusCode, response.body]).toEqual([
    409,
    'This email address already has an account.',
  ]);
});

test('the same request sent again gets the same answer and lets the browser continue', async () => {
  const body = newSignup();
  const headers = { 'idempotency-key': 'the reply was lost' };
  const first = await testApp.visitor().request(signUp, { body, headers });
  const browser = testApp.visitor();
  const second = await browser.request(signUp, { body, headers });
  expect(second.json()).toEqual(first.json());
  const { organizationId } = second.json();
  expect((await browser.request(startCheckout, { body: { organizationId } })).statusCode).toBe(200);
});

test("'I work here too' puts the owner on the roster, until step 1 says otherwise", async () => {
  const browser = testApp.visitor();
  const body = newSignup({ worksHere: true });
  await browser.call(signUp, { body });
  const owner = await signIn(testApp, body.adminEmail);
  expect(await owner.browser.call(listEmployees)).toMatchObject([
    { name: 'Gus Green', user_id: owner.user.id, role: 'owner' },
  ]);
  await browser.call(signUp, { body: { ...body, adminName: 'Augustus Green' } });
  expect(await owner.browser.call(listEmployees)).toMatchObject([{ name: 'Augustus Green' }]);
  await browser.call(signUp, { body: { ...body, worksHere: false } });
  expect(await owner.browser.call(listEmployees)).toEqual([]);
  await browser.call(signUp, { body });
  expect(await owner.browser.call(listEmployees)).toHaveLength(1);
});

describe('coming back to step 1', () => {
  async function startSignup() {
    const browser = testApp.visitor();
    const body = newSignup();
    const { organizationId } = await browser.call(signUp, { body });
    return { browser, body, organizationId };
  }

  test('with the same email and password continues with the same organisation', async () => {
    const { browser, body, organizationId } = await startSignup();
    const before = await countOrganizations();
    const again = await browser.call(signUp, {
      body: { ...body, organizationName: 'Grevillea Garden', adminName: 'Augustus Green' },
    });
    expect(again.organizationId).toBe(organizationId);
    expect(await countOrganizations()).toBe(before);
    const owner = await signIn(testApp, body.adminEmail);
    expect(owner.user).toMatchObject({ name: 'Augustus Green', org_name: 'Grevillea Garden' });
  });

  test('with another password changes nothing', async () => {
    const { browser, body } = await startSignup();
    const response = await browser.request(signUp, {
      body: { ...body, password: 'not my password', organizationName: 'Mine now' },
    });
    expect(response.statusCode).toBe(409);
    const owner = await signIn(testApp, body.adminEmail);
    expect(owner.user.org_name).toBe('Grevillea Garage');
  });

  test('as someone else starts another organisation', async () => {
    const { browser, organizationId } = await startSignup();
    const other = await browser.call(signUp, { body: newSignup() });
    expect(other.organizationId).not.toBe(organizationId);
    // The browser now holds the second signup, so it can't pay for the first.
    const refused = await browser.request(startCheckout, { body: { organizationId } });
    expect(refused.statusCode).toBe(404);
  });

  test('from another browser changes nothing', async () => {
    const { body } = await startSignup();
    const response = await testApp
      .visitor()
      .request(signUp, { body: { ...body, organizationName: 'Mine now' } });
    expect(response.statusCode).toBe(409);
  });
});

describe('checkout', () => {
  test('leads to the test mode, which starts the trial', async () => {
    const browser = testApp.visitor();
    const body = newSignup();
    const { organizationId } = await browser.call(signUp, { body });
    const { checkoutUrl } = await browser.call(startCheckout, { body: { organizationId } });
    const session = new URL(checkoutUrl).searchParams.get('session') ?? '';
    const paid = await browser.call(paySandboxCheckout, {
      params: { session },
      body: { card: 'accepted' },
    });
    expect(paid.successUrl).toBe(`http://localhost:3000/onboarding/success?session_id=${session}`);
    expect(paid.cancelUrl).toBe('http://localhost:3000/onboarding/cancel');
    const owner = await signIn(testApp, body.adminEmail);
    expect(await owner.browser.call(getOrganization)).toMatchObject({
      subscription_status: 'trialing',
    });
    const again = await browser.request(startCheckout, { body: { organizationId } });
    expect(again.statusCode).toBe(409);
  });

  test('works only in the browser that signed the organisation up', async () => {
    const { organizationId } = await testApp.visitor().call(signUp, { body: newSignup() });
    const stranger = testApp.visitor();
    await stranger.call(signUp, { body: newSignup() });
    const unknown = await stranger.request(startCheckout, {
      body: { organizationId: crypto.randomUUID() },
    });
    for (const browser of [stranger, testApp.visitor()]) {
      const response = await browser.request(startCheckout, { body: { organizationId } });
      expect([response.statusCode, response.body]).toEqual([unknown.statusCode, unknown.body]);
    }
    expect(unknown.body).toBe('This signup has expired. Start the signup process again.');
  });

  test('expires with the signup after a day', async () => {
    const browser = testApp.visitor();
    const { organizationId } = await browser.call(signUp, { body: newSignup() });
    await testApp.sql('update signups set expires_at = now() where org_id = $1', [organizationId]);
    const response = await browser.request(startCheckout, { body: { organizationId } });
    expect(response.statusCode).toBe(404);
  });
});

test('a common password is refused', async () => {
  const response = await testApp
    .visitor()
    .request(signUp, { body: newSignup({ password: 'Password123' }) });
  expect([response.statusCode, response.body]).toEqual([
    400,
    'That password is too common. Choose another one.',
  ]);
});
