import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMe, updateMe } from '#contract/api/me';
import { register } from '#contract/api/register';
import { PASSWORD, registerOwner } from '../testing/people';
import { createTestApp, type TestApp } from '../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const auditCount = async (orgId: string | null) =>
  Number(
    (await testApp.sql('select count(*) from audit_log where org_id = $1', [orgId]))[0]?.count,
  );

test('the same request with the same key has one effect and one answer', async () => {
  const { browser, user } = await registerOwner(testApp);
  const headers = { 'idempotency-key': randomUUID() };
  const before = await auditCount(user.org_id);
  const body = { name: 'Amy Able' };
  const first = await browser.request(updateMe, { body, headers });
  const second = await browser.request(updateMe, { body, headers });
  expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
  expect(await auditCount(user.org_id)).toBe(before + 1);
});

test('twenty calls at the same time with one key have one effect', async () => {
  const { browser, user } = await registerOwner(testApp);
  const headers = { 'idempotency-key': randomUUID() };
  const before = await auditCount(user.org_id);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => browser.request(updateMe, { body: { name: 'Amy' }, headers })),
  );
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
  expect(await auditCount(user.org_id)).toBe(before + 1);
});

test('the same key with a different body answers 422', async () => {
  const { browser } = await registerOwner(testApp);
  const headers = { 'idempotency-key': randomUUID() };
  await browser.request(updateMe, { body: { name: 'Amy' }, headers });
  const other = await browser.request(updateMe, { body: { name: 'Bea' }, headers });
  expect([other.statusCode, other.body]).toEqual([
    422,
    'This Idempotency-Key was already used for another request.',
  ]);
  expect((await browser.call(getMe)).user.name).toBe('Amy');
});

test('different people can use the same key', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const [amy, bea] = [await registerOwner(testApp), await registerOwner(testApp)];
  await amy.browser.request(updateMe, { body: { name: 'Amy' }, headers });
  const answer = await bea.browser.request(updateMe, { body: { name: 'Bea' }, headers });
  expect(answer.json().user.name).toBe('Bea');
});

test('a refused call leaves the key free', async () => {
  const { browser } = await registerOwner(testApp);
  const headers = { 'idempotency-key': randomUUID() };
  expect((await browser.request(updateMe, { body: { name: '' }, headers })).statusCode).toBe(400);
  expect((await browser.request(updateMe, { body: { name: 'Amy' }, headers })).statusCode).toBe(
    200,
  );
});

test('after 24 hours the key is forgotten', async () => {
  const { browser } = await registerOwner(testApp);
  const headers = { 'idempotency-key': randomUUID() };
  await browser.request(updateMe, { body: { name: 'Amy' }, headers });
  await testApp.sql("update idempotency_keys set created_at = now() - interval '25 hours'");
  const answer = await browser.request(updateMe, { body: { name: 'Bea' }, headers });
  expect(answer.json().user.name).toBe('Bea');
});

test('a registration whose answer was lost can be sent again, and signs in', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const body = {
    orgName: 'Lost Reply',
    ownerName: 'Amy',
    ownerEmail: `${randomUUID()}@example.com`,
    ownerPassword: PASSWORD,
  };
  const first = await testApp.visitor().request(register, { body, headers });
  const retry = testApp.visitor();
  const second = await retry.request(register, { body, headers });
  expect([second.statusCode, second.body]).toEqual([201, first.body]);
  expect((await retry.call(getMe)).user.org_name).toBe('Lost Reply');
  const organizations = await testApp.sql("select id from organizations where name = 'Lost Reply'");
  expect(organizations).toHaveLength(1);
});

test('the stored record does not help to guess the password', async () => {
  const rows = await testApp.sql('select * from idempotency_keys');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(PASSWORD);
});

test('a key that is too long is refused', async () => {
  const { browser } = await registerOwner(testApp);
  const headers = { 'idempotency-key': 'x'.repeat(201) };
  expect((await browser.request(updateMe, { body: { name: 'Amy' }, headers })).statusCode).toBe(
    400,
  );
});
