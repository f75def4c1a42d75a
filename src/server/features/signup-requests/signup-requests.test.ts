import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resetPassword } from '#contract/api/auth';
import { getOrganization } from '#contract/api/organization';
import * as api from '#contract/api/signup-requests';
import { addSuperAdmin, type Person, registerOwner, signIn } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
let admin: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  admin = await addSuperAdmin(testApp);
});
afterAll(() => testApp.close());

let asked = 0;
async function ask(changes: Record<string, unknown> = {}) {
  asked += 1;
  const body = {
    organizationName: `Waratah ${asked}`,
    requesterName: 'Wendy Ward',
    requesterEmail: `wendy${asked}@example.com`,
    ...changes,
  };
  const answer = await testApp.visitor().request(api.requestAccess, { body });
  expect([answer.statusCode, answer.json()]).toEqual([
    202,
    {
      message:
        'Thank you. We have received your request. This installation sends no emails yet, so whoever runs it will tell you the answer.',
    },
  ]);
  const { requests } = await admin.browser.call(api.listSignupRequests, {
    query: { search: body.organizationName },
  });
  const request = requests[0];
  if (!request) throw new Error('the request is not listed');
  return request;
}

function approve(id: string, headers?: Record<string, string>) {
  return admin.browser.request(api.approveSignupRequest, {
    params: { id },
    ...(headers ? { headers } : {}),
  });
}

test('a request is listed with what the person entered', async () => {
  const request = await ask({ message: 'We are 30 nurses.' });
  expect(request).toMatchObject({
    organization_name: `Waratah ${asked}`,
    requester_name: 'Wendy Ward',
    message: 'We are 30 nurses.',
    status: 'pending',
    reason: '',
    decided_at: null,
    decided_by_name: null,
  });
});

test.each([
  ['organizationName', '', 'organizationName: Required.'],
  ['requesterName', ' ', 'requesterName: Required.'],
  ['requesterEmail', 'wendy', 'requesterEmail: Please enter a valid email address.'],
  ['message', 'x'.repeat(2001), 'message: Must be at most 2,000 characters.'],
  ['status', 'approved', 'Unknown field status.'],
])('refuses %s', async (field, value, sentence) => {
  const response = await testApp.visitor().request(api.requestAccess, {
    body: {
      organizationName: 'Waratah',
      requesterName: 'Wendy Ward',
      requesterEmail: 'wendy@example.com',
      [field]: value,
    },
  });
  expect([response.statusCode, response.body]).toEqual([400, sentence]);
});

test('one person can send five requests per hour', async () => {
  const body = { organizationName: 'W', requesterName: 'W', requesterEmail: 'w@example.com' };
  for (let n = 0; n < 5; n += 1) {
    expect((await testApp.visitor().request(api.requestAccess, { body })).statusCode).toBe(202);
  }
  const refused = await testApp.visitor().request(api.requestAccess, { body });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('approving creates the organisation; its owner chooses a password with the link and signs in', async () => {
  const request = await ask();
  await testApp.sentMails();
  const { request: approved, link } = (await approve(request.id)).json();
  expect(approved).toMatchObject({ status: 'approved', decided_by_name: 'A super admin' });
  const token = String(link).split('#')[1] ?? '';
  expect(link).toBe(`http://localhost:3000/reset-password#${token}`);
  const mails = await testApp.sentMails();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: request.requester_email,
    subject: `${request.organization_name} is ready in Muster`,
  });
  expect(mails[0]?.text).toContain(link);

  const newPassword = 'wattle and banksia';
  await testApp.visitor().call(resetPassword, { body: { token, newPassword } });
  const owner = await signIn(testApp, request.requester_email, newPassword);
  expect(owner.user).toMatchObject({ role: 'owner', org_name: request.organization_name });
  expect(await owner.browser.call(getOrganization)).toMatchObject({
    subscription_status: 'pending_activation',
    owner_name: 'Wendy Ward',
  });
  const again = await testApp
    .visitor()
    .request(resetPassword, { body: { token, newPassword: 'another one entirely' } });
  expect(again.statusCode).toBe(400);
});

test('the link is shown once and never stored in clear text', async () => {
  const request = await ask();
  await testApp.sentMails();
  const headers = { 'idempotency-key': 'the reply was lost' };
  const first = (await approve(request.id, headers)).json();
  const token = String(first.link).split('#')[1] ?? '';
  await testApp.sentMails();
  const repeated = (await approve(request.id, headers)).json();
  expect(repeated).toEqual({ ...first, link: null });
  const kept = await testApp.sql('select body from idempotency_keys where body is not null');
  expect(JSON.stringify(kept)).not.toContain(token);
});

test('the link works for seven days', async () => {
  const request = await ask();
  await approve(request.id);
  const [row] = await testApp.sql(
    `select extract(day from r.expires_at - r.created_at)::int as days from password_resets r
       join users u on u.id = r.user_id where u.email = $1`,
    [request.requester_email],
  );
  expect(row).toEqual({ days: 7 });
});

describe('refused', () => {
  test('when the email has got an account since, nothing is created and the request stays', async () => {
    const { user } = await registerOwner(testApp);
    const request = await ask({ requesterEmail: user.email });
    const [before] = await testApp.sql('select count(*)::int as count from organizations');
    const response = await approve(request.id);
    expect([response.statusCode, response.body]).toEqual([
      409,
      'This email address already has an account.',
    ]);
    const [after] = await testApp.sql('select count(*)::int as count from organizations');
    expect(after).toEqual(before);
    const { requests } = await admin.browser.call(api.listSignupRequests, {
      query: { search: request.organization_name, status: 'pending' },
    });
    expect(requests).toHaveLength(1);
  });

  test('when five people decide at the same time, one succeeds', async () => {
    const request = await ask();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        n % 2
          ? approve(request.id)
          : admin.browser.request(api.declineSignupRequest, {
              params: { id: request.id },
              body: {},
            }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200, 409, 409, 409, 409,
    ]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.body).toBe(
      'This request has already been decided.',
    );
  });

  test('when the request does not exist', async () => {
    expect((await approve(crypto.randomUUID())).statusCode).toBe(404);
  });
});

test.each([
  ['Only hospitals of this state.', 'Only hospitals of this state.'],
  [undefined, ''],
])('declining with the reason %s', async (given, kept) => {
  const request = await ask();
  await testApp.sentMails();
  const declined = await admin.browser.call(api.declineSignupRequest, {
    params: { id: request.id },
    body: given ? { reason: given } : {},
  });
  expect(declined).toMatchObject({ status: 'declined', reason: kept });
  const [mail] = await testApp.sentMails();
  expect(mail?.to).toBe(request.requester_email);
  expect(mail?.text).toContain(given ?? 'We have declined your request');
});

test('the list is searched, filtered by status, and paged', async () => {
  const fresh = await createTestApp();
  const boss = await addSuperAdmin(fresh);
  await fresh.sql(
    `insert into signup_requests (organization_name, requester_name, requester_email, status, created_at)
     select 'Org ' || n, 'Person ' || n, 'p' || n || '@example.com',
            case when n % 5 = 0 then 'declined' else 'pending' end, now() - n * interval '1 hour'
       from generate_series(1, 45) n`,
  );
  const list = (query: Record<string, unknown>) =>
    boss.browser.call(api.listSignupRequests, { query });
  const first = await list({});
  expect(first.total).toBe(45);
  expect(first.requests).toHaveLength(20);
  expect(first.requests[0]?.organization_name).toBe('Org 1');
  expect((await list({ page: 3 })).requests).toHaveLength(5);
  expect((await list({ status: 'declined' })).total).toBe(9);
  expect((await list({ search: 'PERSON 4' })).total).toBe(7);
  expect((await list({ search: 'p45@' })).requests[0]?.organization_name).toBe('Org 45');
  await fresh.close();
});
