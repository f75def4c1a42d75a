import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as api from '#contract/api/skills';
import { SKILL_SUGGESTIONS } from '#contract/skill-suggestions';
import { addMember, type Person } from '../../testing/people';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { addHolding, addSkill, FIRST_AID } from './testing';

let testApp: TestApp;
let roster: Roster;
let admin: Person;
beforeAll(async () => {
  // The evening before in UTC: it is 10 March in Sydney already.
  testApp = await createTestApp({ now: '2027-03-09T20:00:00Z' });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  roster = await createRoster(testApp);
  admin = await addMember(testApp, roster.orgId, 'admin');
});

const names = async ({ browser }: Person) =>
  (await browser.call(api.listSkills)).map(({ name }) => name);

test('an admin adds, changes and deletes a skill, and reminders have four days unless told', async () => {
  const skill = await addSkill(admin);
  expect(skill).toMatchObject({ ...FIRST_AID, reminder_days: [90, 30, 14, 1] });
  const changes = { ...FIRST_AID, name: 'First  aid\t(HLTAID011)', reminder_days: [60] };
  const changed = await admin.browser.call(api.updateSkill, {
    params: { id: skill.id },
    body: { ...changes, seen: { updated_at: skill.updated_at } },
  });
  expect(changed).toMatchObject({ name: 'First aid (HLTAID011)', reminder_days: [60] });
  const stale = await admin.browser.request(api.updateSkill, {
    params: { id: skill.id },
    body: { ...changes, seen: { updated_at: '2020-01-01T00:00:00.000Z' } },
  });
  expect([stale.statusCode, stale.body]).toEqual([
    409,
    'A admin has changed this since you opened it. Check it and try again.',
  ]);
  await admin.browser.call(api.deleteSkill, { params: { id: skill.id } });
  expect(await names(admin)).toEqual([]);
});

test('every suggestion can be added, and a name only once', async () => {
  for (const suggestion of SKILL_SUGGESTIONS) await addSkill(admin, suggestion);
  expect(await names(roster.amy)).toHaveLength(SKILL_SUGGESTIONS.length);
  const again = await admin.browser.request(api.createSkill, {
    body: { ...FIRST_AID, name: 'FIRST AID' },
  });
  expect([again.statusCode, again.body]).toEqual([409, 'There is already a skill with this name.']);
});

test('bad figures get a sentence beside their field', async () => {
  const refused = await admin.browser.request(api.createSkill, {
    body: { ...FIRST_AID, validity_months: 0, reminder_days: [30, 30] },
    headers: { accept: 'application/problem+json' },
  });
  expect(refused.json().errors).toEqual([
    { field: 'validity_months', message: 'Must be at least 1' },
    { field: 'reminder_days', message: 'Name each day once' },
  ]);
});

test('a manager sees how many people hold a skill; an employee does not', async () => {
  const skill = await addSkill(admin, { reminder_days: [30] });
  const { manager, amyId, benId, amy } = roster;
  const verified = true;
  // Renewed: the old one has expired, the new one counts.
  await addHolding(manager, amyId, skill.id, { valid_to: '09/03/2027', verified });
  await addHolding(manager, amyId, skill.id, { valid_to: '09/04/2027', verified });
  await addHolding(manager, benId, skill.id, { valid_to: '09/03/2027', verified });
  await addHolding(amy, amyId, skill.id);
  const [seen] = await manager.browser.call(api.listSkills);
  expect(seen?.holders).toEqual({ valid: 1, expiring: 1, expired: 1, unverified: 1 });
  const holders = await manager.browser.call(api.listHolders, { params: { id: skill.id } });
  expect(holders.map(({ employee_name, valid_to }) => [employee_name, valid_to])).toEqual([
    ['Amy Able', null],
    ['Amy Able', '2027-03-09'],
    ['Ben Bold', '2027-03-09'],
    ['Amy Able', '2027-04-09'],
  ]);
  const [own] = await amy.browser.call(api.listSkills);
  expect(own?.holders).toBeNull();
});

test('a skill that a requirement or a need of cover asks for cannot be deleted', async () => {
  const skill = await addSkill(admin);
  const { id } = await admin.browser.call(api.createRequirement, {
    body: {
      location_id: null,
      role_label: null,
      template_code: null,
      all_of: [skill.id],
      any_of: [],
    },
  });
  const refused = () => admin.browser.request(api.deleteSkill, { params: { id: skill.id } });
  expect((await refused()).body).toBe(
    'A requirement still asks for this skill. Delete the requirement first.',
  );
  await admin.browser.call(api.deleteRequirement, { params: { id } });
  await testApp.sql(
    `insert into cover_needs (org_id, location_id, label, weekdays, on_holidays, start_time, end_time, minimum, target, skills)
     values ($1, $2, 'Day', '{1}', 'never', '07:00', '19:00', 1, 1, $3)`,
    [roster.orgId, roster.depot.id, JSON.stringify([{ skill: skill.id, count: 1 }])],
  );
  expect((await refused()).statusCode).toBe(409);
});
