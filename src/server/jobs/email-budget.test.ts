// An organisation sends so many emails a day and no more: anyone can sign up, and write to anyone.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createEmployee, deleteEmployee, importEmployees } from '#contract/api/employees';
import { LIMITS } from '#contract/limits';
import { hire, newEmployee } from '../testing/hire';
import { addMember, addOrganization, type Person } from '../testing/people';
import { createTestApp, type TestApp } from '../testing/test-app';

let testApp: TestApp;
let owner: Person;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  await testApp.sql('delete from rate_limits');
  owner = await addOrganization(testApp, 'Acacia');
});

/** Leaves the organisation with so many for today, after it has used one. */
async function leave(count: number, limit: number) {
  await testApp.sql('update rate_limits set used = $1 where account is null', [limit - count]);
}

async function add(changes: Record<string, unknown> = {}) {
  return owner.browser.request(createEmployee, {
    body: newEmployee({ sendInvitation: true, ...changes }),
  });
}

test('when the day is used up, adding someone answers 429, says so, and adds and sends nothing', async () => {
  await hire(owner);
  await testApp.sentMails();
  await leave(1, LIMITS.invitationsPerDay);
  expect((await add()).statusCode).toBe(201);
  await testApp.sentMails();
  const refused = await add();
  expect([refused.statusCode, refused.body]).toEqual([
    429,
    'Your organisation can add 4,000 people a day. Try again in 24 hours.',
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
  expect(await testApp.sentMails()).toEqual([]);
  const others = await addOrganization(testApp, 'Banksia');
  expect((await hire(others)).name).toBe('Amy Able');
});

test('the answer is the same for someone who has an account elsewhere', async () => {
  const agency = await addOrganization(testApp, 'Agency');
  const nurse = await addMember(testApp, agency.user.org_id ?? '', 'employee');
  await hire(owner);
  await leave(0, LIMITS.invitationsPerDay);
  const [known, unknown] = [
    await add({ email: nurse.user.email, sendInvitation: false }),
    await add({ sendInvitation: false }),
  ];
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  expect(known.statusCode).toBe(429);
});

test('an import counts each of its people, and is all or nothing', async () => {
  const rows = Array.from({ length: 3 }, () => newEmployee());
  await hire(owner);
  await leave(2, LIMITS.invitationsPerDay);
  const request = (dryRun: boolean, some: typeof rows) =>
    owner.browser.request(importEmployees, {
      body: { dryRun, sendInvitations: true, rows: some },
    });
  expect((await request(true, rows)).statusCode).toBe(200);
  expect((await request(false, rows)).statusCode).toBe(429);
  expect((await request(false, rows.slice(0, 2))).statusCode).toBe(200);
});

test('removing and adding someone again does not fill their mailbox', async () => {
  const email = `${randomUUID()}@example.com`;
  for (let time = 0; time < LIMITS.invitationsPerAddressAndDay; time += 1) {
    const { id } = (await add({ email })).json();
    await owner.browser.call(deleteEmployee, { params: { id } });
  }
  const refused = await add({ email });
  expect([refused.statusCode, refused.body]).toEqual([
    429,
    'You can add the same person 5 times a day. Try again in 24 hours.',
  ]);
});
