// Makes every call with ids of another organisation. The answer must equal that for an unknown id, byte for byte.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_ENDPOINTS } from '#contract/endpoints';
import type { Resource } from '#contract/fields';
import { can, type Right } from '#contract/rights';
import { addTablet } from '../testing/callers';
import { hashOrganization } from '../testing/fuzz/invariants';
import { addOneOfEverything, makeIds } from '../testing/one-of-everything';
import { addMember, addOrganization, type Person } from '../testing/people';
import type { Ids } from '../testing/roster-of-everything';
import { resourcesOf, sampleInput } from '../testing/sample-input';
import { createTestApp, type TestApp } from '../testing/test-app';

const CANARY = 'CANARY-4711';

let testApp: TestApp;
let foreign: Ids;
let foreignHash: string;

beforeAll(async () => {
  testApp = await createTestApp();
  foreign = await addOneOf(await addOrganization(testApp, CANARY), CANARY);
  foreignHash = await hashOrganization(testApp, foreign.organization);
});
afterAll(() => testApp.close());

/** Adds a member and one of everything to the person's organisation, with the text in every field that takes one. */
async function addOneOf({ user }: Person, text: string, position = 0): Promise<Ids> {
  const orgId = user.org_id ?? '';
  const member = await addMember(testApp, orgId, 'employee');
  const known = {
    organization: orgId,
    user: member.user.id,
    employee: member.user.employee_id ?? '',
  };
  const ids = makeIds(known, () => crypto.randomUUID());
  await testApp.database.transact({ orgId }, async (db) => {
    await db.updateTable('employees').set({ name: text, phone: text }).execute();
    await db
      .insertInto('signup_requests')
      .values({
        id: ids['signup-request'],
        organization_name: text,
        requester_name: text,
        requester_email: 'x@example.com',
      })
      .execute();
    await addOneOfEverything(db, { ids, ownerId: user.id, text, position });
  });
  return ids;
}

/** Every combination of ids that aren't the caller's: each one, each pair, and all together. */
function strangeCombinations(resources: Resource[]): Resource[][] {
  const pairs = resources.flatMap((one, place) =>
    resources.slice(place + 1).map((other) => [one, other]),
  );
  const all = resources.length === 1 || resources.length === 2 ? [] : [resources];
  return [...resources.map((one) => [one]), ...pairs, ...all];
}

/** Deletes everything. People and sites stay for past shifts, the others leave no row. */
async function remove(ids: Ids): Promise<void> {
  await testApp.sql('delete from skill_requirements where id = $1', [ids['skill-requirement']]);
  await testApp.sql('delete from skills where id = $1', [ids.skill]);
  await testApp.sql('delete from shifts where id = $1', [ids.shift]);
  await testApp.sql('delete from requests where id = $1', [ids.request]);
  await testApp.sql('delete from leave_types where id = $1', [ids['leave-type']]);
  await testApp.sql('delete from cover_needs where id = $1', [ids['cover-need']]);
  await testApp.sql('delete from kiosks where id = $1', [ids.kiosk]);
  await testApp.sql('delete from pay_periods where id = $1', [ids['pay-period']]);
  await testApp.sql('delete from calendar_feeds where id = $1', [ids['calendar-feed']]);
  await testApp.sql('delete from days_off_links where id = $1', [ids['days-off-link']]);
  await testApp.sql('delete from sessions where id = $1', [ids.session]);
  await testApp.sql('delete from passkeys where id = $1', [ids.passkey]);
  await testApp.sql('delete from generation_runs where id = $1', [ids.run]);
  await testApp.sql('delete from shift_rules where id = $1', [ids['shift-rule']]);
  await testApp.sql('delete from rules where id = $1', [ids.rule]);
  await testApp.sql('delete from shift_templates where id = $1', [ids['shift-template']]);
  await testApp.sql('delete from holiday_changes where id = $1', [ids['holiday-change']]);
  await testApp.sql('delete from notices where id = $1', [ids.notice]);
  await testApp.sql('delete from fills where id = $1', [ids.fill]);
  await testApp.sql('delete from undo_steps where id = $1', [ids['undo-step']]);
  await testApp.sql(
    'update employees set deleted_at = now(), user_id = null, shift_group_id = null where id = $1',
    [ids.employee],
  );
  await testApp.sql('update locations set deleted_at = now() where id = $1', [ids.location]);
  await testApp.sql('delete from shift_groups where id = $1', [ids['shift-group']]);
}

/** Kinds that no remaining caller can have deleted. */
const NEVER_GONE: Resource[] = [
  'timesheet',
  'organization',
  'user',
  'signup-request',
  'audit-entry',
];

const callable = ALL_ENDPOINTS.filter((endpoint) => endpoint.produces !== 'text/event-stream');

/** An owner with one of everything, and with one of everything that they deleted; and a kiosk of theirs. */
async function createCaller() {
  const person = await addOrganization(testApp, 'Acacia');
  const own = await addOneOf(person, 'Acacia');
  const gone = await addOneOf(person, 'Gone', 1);
  await remove(gone);
  const tablet = await addTablet(testApp, person, own.location);
  return { person, tablet, own, gone };
}

/** A kiosk is answered event by event. */
const UNKNOWN: Partial<Record<Right, number>> = { 'run platform': 403, 'clock at kiosk': 200 };

type Caller = Awaited<ReturnType<typeof createCaller>>;
let caller: Caller | undefined;

describe.each(
  callable.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
)('%s', (_name, endpoint) => {
  async function answerFor(
    strange: Resource[],
    idOf: (resource: Resource, gone: Ids) => string,
  ): Promise<[number, string]> {
    caller ??= await createCaller();
    const { person, tablet, own, gone } = caller;
    const atKiosk = endpoint.right === 'clock at kiosk';
    expect(can(atKiosk ? 'kiosk' : person.user, endpoint.right)).toBe(
      endpoint.right !== 'run platform',
    );
    const input = sampleInput(endpoint, (resource) =>
      strange.includes(resource) ? idOf(resource, gone) : own[resource],
    );
    const { browser } = atKiosk ? { browser: tablet } : person;
    const { statusCode, body, headers } = await browser.request(endpoint, input);
    expect(statusCode).toBeLessThan(500);
    expect(`${body} ${JSON.stringify(headers)}`).not.toContain(CANARY);
    // A call that worked may have ended the session or changed what the owner has. The next call needs a new owner.
    // The answer of a kiosk tells which it is, and another one would answer differently.
    if (endpoint.method !== 'GET' && statusCode < 400 && !atKiosk) caller = undefined;
    return [statusCode, body];
  }

  /** Past shifts keep the names of deleted people and sites, so their names may appear. */
  function canBeGone(resource: Resource | undefined): boolean {
    return resource !== undefined && !NEVER_GONE.includes(resource) && endpoint.method !== 'GET';
  }

  test('reveals nothing about another organisation or about deleted things', async () => {
    for (const strange of strangeCombinations(resourcesOf(endpoint))) {
      const unknown = await answerFor(strange, () => crypto.randomUUID());
      if (strange.length === 0) continue;
      expect(unknown[0]).toBe(UNKNOWN[endpoint.right] ?? 404);
      expect(await answerFor(strange, (resource) => foreign[resource])).toEqual(unknown);
      if (strange.length > 1 || !canBeGone(strange[0])) continue;
      const gone = await answerFor(strange, (resource, ids) => ids[resource]);
      expect(gone, `gone: ${strange}`).toEqual(unknown);
    }
  });
});

test('every row of the other organisation is unchanged afterwards', async () => {
  expect(await hashOrganization(testApp, foreign.organization)).toBe(foreignHash);
});

test('the log never holds the canary text', () => {
  expect(testApp.log()).not.toContain(CANARY);
});
