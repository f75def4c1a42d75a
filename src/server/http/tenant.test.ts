// Every call with ids of another organisation: the answer is the one for an id that does not exist, byte for byte.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_ENDPOINTS } from '#contract/endpoints';
import type { Resource } from '#contract/fields';
import { can } from '#contract/rights';
import { addMember, addOrganization, type Person } from '../testing/people';
import { resourcesOf, sampleInput } from '../testing/sample-input';
import { createTestApp, type TestApp } from '../testing/test-app';

const CANARY = 'CANARY-4711';

let testApp: TestApp;
let own: Person;
let foreign: Record<Resource, string>;

beforeAll(async () => {
  testApp = await createTestApp();
  own = await addOrganization(testApp, 'Acacia');
  foreign = await plantForeignOrganization();
});
afterAll(() => testApp.close());

async function plantForeignOrganization(): Promise<Record<Resource, string>> {
  const { user } = await addOrganization(testApp, CANARY);
  const orgId = user.org_id ?? '';
  const member = await addMember(testApp, orgId, 'employee');
  return testApp.database.transact({ orgId }, async (db) => {
    const employeeId = member.user.employee_id ?? '';
    await db.updateTable('employees').set({ name: CANARY, phone: CANARY }).execute();
    const group = await db
      .insertInto('shift_groups')
      .values({ org_id: orgId, name: CANARY, position: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const location = await db
      .insertInto('locations')
      .values({ org_id: orgId, name: CANARY, notes: CANARY })
      .returning('id')
      .executeTakeFirstOrThrow();
    const shift = await db
      .insertInto('shifts')
      .values({
        org_id: orgId,
        employee_id: employeeId,
        location_id: location.id,
        local_date: '2027-03-10',
        start_at: '2027-03-10T00:00:00Z',
        end_at: '2027-03-10T08:00:00Z',
        notes: CANARY,
        published: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return {
      organization: orgId,
      user: member.user.id,
      employee: employeeId,
      'shift-group': group.id,
      location: location.id,
      shift: shift.id,
    };
  });
}

const callable = ALL_ENDPOINTS.filter((endpoint) => endpoint.produces !== 'text/event-stream');

describe.each(
  callable.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
)('%s', (_name, endpoint) => {
  test('tells nothing of another organisation', async () => {
    // A fresh owner each time: some calls end the session or change the account.
    const caller = await addOrganization(testApp, 'Acacia');
    expect(can(caller.user, endpoint.right)).toBe(endpoint.right !== 'run platform');
    const unknown = await caller.browser.request(
      endpoint,
      sampleInput(endpoint, () => crypto.randomUUID()),
    );
    expect(unknown.statusCode).toBeLessThan(500);
    expect(unknown.body).not.toContain(CANARY);
    const resources = resourcesOf(endpoint);
    if (resources.length === 0) return;

    const other = await addOrganization(testApp, 'Acacia');
    const answer = await other.browser.request(
      endpoint,
      sampleInput(endpoint, (resource) => foreign[resource]),
    );
    expect([answer.statusCode, answer.body]).toEqual([unknown.statusCode, unknown.body]);
    expect([404, 400]).toContain(answer.statusCode);
    expect(JSON.stringify(answer.headers)).not.toContain(CANARY);
  });
});

test('the other organisation is unchanged after all of that', async () => {
  const rows = await testApp.sql(
    'select (select name from organizations where id = $1) as org, (select name from employees where id = $2) as employee, (select notes from shifts where id = $3) as shift',
    [foreign.organization, foreign.employee, foreign.shift],
  );
  expect(rows).toEqual([{ org: CANARY, employee: CANARY, shift: CANARY }]);
});

test('the canary is in no line of the log', () => {
  expect(testApp.log()).not.toContain(CANARY);
  expect(own.user.org_name).toBe('Acacia');
});
