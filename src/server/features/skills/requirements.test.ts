import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as api from '#contract/api/skills';
import type { BodyInput } from '#contract/endpoint';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { addHolding, addSkill } from './testing';

let testApp: TestApp;
let roster: Roster;
let aid: api.Skill;
let cpr: api.Skill;
beforeAll(async () => {
  testApp = await createTestApp({ now: '2027-03-01T00:00:00Z' });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  roster = await createRoster(testApp);
  aid = await addSkill(roster.owner);
  cpr = await addSkill(roster.owner, { name: 'CPR' });
});

type Requirement = BodyInput<typeof api.createRequirement>;
const needing = (changes: Partial<Requirement> = {}): Requirement => ({
  location_id: roster.depot.id,
  role_label: null,
  template_code: null,
  all_of: [aid.id],
  any_of: [],
  ...changes,
});
const tried = (changes: Partial<Requirement> = {}) =>
  roster.owner.browser.call(api.tryRequirement, { body: needing(changes) });

test('an admin adds, changes and deletes a requirement, and a manager reads it', async () => {
  const { owner, manager } = roster;
  const added = await owner.browser.call(api.createRequirement, { body: needing() });
  const changed = await owner.browser.call(api.updateRequirement, {
    params: { id: added.id },
    body: needing({ location_id: null, role_label: 'Nurse', all_of: [], any_of: [aid.id, cpr.id] }),
  });
  expect(await manager.browser.call(api.listRequirements)).toEqual([changed]);
  await owner.browser.call(api.deleteRequirement, { params: { id: added.id } });
  expect(await manager.browser.call(api.listRequirements)).toEqual([]);
});

test('a requirement names a skill, each once', async () => {
  const refusal = async (changes: Partial<Requirement>) => {
    const answer = await roster.owner.browser.request(api.createRequirement, {
      body: needing(changes),
      headers: { accept: 'application/problem+json' },
    });
    return answer.json().errors;
  };
  expect(await refusal({ all_of: [] })).toEqual([{ field: 'all_of', message: 'Choose a skill' }]);
  expect(await refusal({ any_of: [cpr.id, cpr.id] })).toEqual([
    { field: 'any_of', message: 'Name each skill once' },
  ]);
});

test('before it is saved, a requirement says which future shifts it would break, and changes nothing', async () => {
  const { manager, amyId, benId, add } = roster;
  await addHolding(manager, amyId, aid.id, { valid_to: '2027-03-10', verified: true });
  const held = await add({ date: '2027-03-09' });
  const expiring = await add({ date: '2027-03-10', startTime: '20:00', endTime: '04:00' });
  const expired = await add({ date: '2027-03-11' });
  const bens = await add({ employeeId: benId, date: '2027-03-09' });
  const answer = await tried();
  expect(answer).toMatchObject({ shifts: 3, people: 2 });
  expect(answer.first.map(({ id, problem }) => [id, problem])).toEqual([
    [bens.id, 'First aid is missing'],
    [expiring.id, 'First aid expires during the shift'],
    [expired.id, 'First aid has expired'],
  ]);
  expect(answer.first[1]).toMatchObject({
    employee_name: 'Amy Able',
    location_name: 'Depot',
    date: '2027-03-10',
    start_time: '20:00',
    end_time: '04:00',
    published: false,
  });
  expect(answer.first.map(({ id }) => id)).not.toContain(held.id);
  expect(await manager.browser.call(api.listRequirements)).toEqual([]);
});

test('only shifts of its site, role and code count, and one of several skills is enough', async () => {
  const { manager, amyId, add } = roster;
  await add({ roleLabel: 'Nurse' });
  await add({ date: '2027-03-11', roleLabel: 'Cook' });
  expect(await tried()).toMatchObject({ shifts: 2 });
  expect(await tried({ role_label: 'Nurse' })).toMatchObject({ shifts: 1 });
  expect(await tried({ template_code: 'N' })).toMatchObject({ shifts: 0 });
  const either = { all_of: [], any_of: [aid.id, cpr.id] };
  expect((await tried(either)).first[0]?.problem).toBe('First aid or CPR is missing');
  await addHolding(manager, amyId, cpr.id, { verified: true });
  expect(await tried(either)).toMatchObject({ shifts: 0 });
});
