import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { exportEmployees, listEmployees } from '#contract/api/employees';
import { downloadOrganization } from '#contract/api/organization';
import * as api from '#contract/api/skills';
import { LIMITS } from '#contract/limits';
import { addMember, type Person } from '../../testing/people';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { anonymisePerson } from '../leaving/anonymise-person';
import { addHolding, addSkill } from './testing';

let testApp: TestApp;
let roster: Roster;
let skill: api.Skill;
beforeAll(async () => {
  testApp = await createTestApp({ now: '2027-03-10T00:00:00Z' });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  roster = await createRoster(testApp);
  skill = await addSkill(roster.owner);
});

const PROBLEM = { accept: 'application/problem+json' };
const list = ({ browser }: Person, id: string) =>
  browser.call(api.listHoldings, { params: { id } });
const verify = ({ browser }: Person, { id, updated_at }: api.Holding) =>
  browser.request(api.verifyHolding, { params: { id }, body: { seen: { updated_at } } });
const change = ({ browser }: Person, { id }: api.Holding, body: Record<string, unknown>) =>
  browser.request(api.updateHolding, { params: { id }, body });

test('an employee claims a licence, a manager verifies it, and a change by its holder takes that back', async () => {
  const { amy, amyId, manager } = roster;
  const claimed = await addHolding(amy, amyId, skill.id, {
    issued_in: 'NSW',
    valid_from: '1/4/2025',
    valid_to: '31/03/2028',
  });
  expect(claimed).toMatchObject({
    number: '412 345',
    valid_from: '2025-04-01',
    valid_to: '2028-03-31',
    verified_at: null,
    file: null,
  });
  const verified = (await verify(manager, claimed)).json();
  expect(verified).toMatchObject({ verified_by_name: 'A manager' });
  expect(await list(amy, amyId)).toEqual([verified]);
  const same = {
    number: '412 345',
    issued_in: 'NSW',
    valid_from: '2025-04-01',
    valid_to: '2028-03-31',
  };
  expect((await change(amy, verified, same)).json()).toEqual(verified);
  const changed = (await change(amy, verified, { ...same, number: '999' })).json();
  expect(changed).toMatchObject({ number: '999', verified_at: null, verified_by_name: null });
});

test('a manager cannot confirm what its holder has changed since', async () => {
  const { amy, amyId, manager } = roster;
  const claimed = await addHolding(amy, amyId, skill.id);
  await change(amy, claimed, { number: '999' });
  const refused = await verify(manager, claimed);
  expect([refused.statusCode, refused.body]).toEqual([
    409,
    'A employee has changed this since you opened it. Check it and try again.',
  ]);
});

test('nobody below an owner verifies their own, in whatever way they try', async () => {
  const { orgId, owner, amy, amyId } = roster;
  for (const role of ['manager', 'admin'] as const) {
    const person = await addMember(testApp, orgId, role);
    const id = person.user.employee_id ?? '';
    const own = await addHolding(person, id, skill.id);
    for (const refused of [
      await verify(person, own),
      await change(person, own, { number: '412 345', verified: true }),
      await person.browser.request(api.createHolding, {
        params: { id },
        body: { skill_id: skill.id, number: '1', verified: true },
      }),
    ]) {
      expect([refused.statusCode, refused.body]).toEqual([
        403,
        "You can't verify your own skills. Ask another manager to do it.",
      ]);
    }
    expect((await list(person, id)).map(({ verified_at }) => verified_at)).toEqual([null]);
    expect((await verify(owner, own)).statusCode).toBe(200);
  }
  const claimed = await addHolding(amy, amyId, skill.id);
  expect((await verify(amy, claimed)).statusCode).toBe(403);
  expect((await change(amy, claimed, { number: '412 345', verified: true })).statusCode).toBe(403);
});

test('a colleague learns nothing: every call answers as for an unknown id', async () => {
  const { amy, ben, amyId } = roster;
  const holding = await addHolding(amy, amyId, skill.id, { number: 'SECRET-1' });
  const unknown = crypto.randomUUID();
  const calls = [
    [api.listHoldings, amyId, undefined],
    [api.createHolding, amyId, { skill_id: skill.id, number: '1' }],
    [api.updateHolding, holding.id, { number: '1' }],
    [api.deleteHolding, holding.id, undefined],
    [api.putHoldingFile, holding.id, { name: 'a.pdf', content: 'JVBERi0xLjQK' }],
    [api.getHoldingFile, holding.id, undefined],
    [api.deleteHoldingFile, holding.id, undefined],
  ] as const;
  for (const [endpoint, id, body] of calls) {
    const [own, other] = await Promise.all(
      [id, unknown].map((each) => ben.browser.request(endpoint, { params: { id: each }, body })),
    );
    expect([own?.statusCode, own?.body]).toEqual([404, other?.body]);
  }
  const seen = await ben.browser.request(listEmployees);
  expect(seen.body).not.toContain('SECRET-1');
  expect((await roster.manager.browser.request(exportEmployees)).body).not.toContain('SECRET-1');
  expect((await ben.browser.request(downloadOrganization)).statusCode).toBe(403);
  expect(await list(amy, amyId)).toHaveLength(1);
});

test('dates in the American order, that do not exist or that are turned round get a sentence', async () => {
  const { amy, amyId } = roster;
  const refusal = async (details: Record<string, unknown>) => {
    const answer = await amy.browser.request(api.createHolding, {
      params: { id: amyId },
      body: { skill_id: skill.id, number: '1', ...details },
      headers: PROBLEM,
    });
    expect(answer.statusCode).toBe(400);
    return answer.json().errors;
  };
  expect(await refusal({ valid_to: '12/31/2027' })).toEqual([
    { field: 'valid_to', message: 'Write the day before the month, such as 31/12/2026' },
  ]);
  expect(await refusal({ valid_to: '31/02/2027' })).toEqual([
    { field: 'valid_to', message: "This date doesn't exist" },
  ]);
  expect(await refusal({ valid_to: 'soon' })).toEqual([
    { field: 'valid_to', message: 'Write the date as day/month/year, such as 31/12/2026' },
  ]);
  expect(await refusal({ valid_from: '2027-05-02', valid_to: '2027-05-01' })).toEqual([
    { field: 'valid_to', message: 'Must not be before the first day' },
  ]);
  expect(await refusal({ number: ' ' })).toEqual([{ field: 'number', message: 'Required' }]);
});

test('where a skill says how long it is valid, the last day follows from the first', async () => {
  const { amy, amyId, owner } = roster;
  const cpr = await addSkill(owner, { name: 'CPR', validity_months: 12, has_number: false });
  const body = { skill_id: cpr.id, valid_from: '2027-03-10' };
  const holding = await amy.browser.call(api.createHolding, { params: { id: amyId }, body });
  expect(holding.valid_to).toBe('2028-03-09');
  const refused = await amy.browser.request(api.createHolding, {
    params: { id: amyId },
    body: { skill_id: cpr.id },
  });
  expect(refused.body).toBe('valid_to: Enter the last day on which it is valid.');
});

test('one person has a limited number of them', async () => {
  const { amy, amyId, orgId } = roster;
  await testApp.sql(
    `insert into holdings (org_id, employee_id, skill_id)
     select $1, $2, $3 from generate_series(1, $4::int)`,
    [orgId, amyId, skill.id, LIMITS.holdingsPerEmployee],
  );
  const refused = await amy.browser.request(api.createHolding, {
    params: { id: amyId },
    body: { skill_id: skill.id, number: '1' },
  });
  expect([refused.statusCode, refused.body]).toEqual([
    409,
    'One person can have 100 skills and licences. Delete an old one first.',
  ]);
});

test('erasing a person deletes what they held', async () => {
  const { amy, amyId } = roster;
  await addHolding(amy, amyId, skill.id);
  await anonymisePerson(testApp.database, amyId);
  expect(await testApp.sql('select id from holdings where employee_id = $1', [amyId])).toEqual([]);
});

test('the log says who did what, without the number', async () => {
  const { amy, amyId, orgId } = roster;
  await addHolding(amy, amyId, skill.id, { number: 'SECRET-1' });
  const rows = await testApp.sql('select action, metadata from audit_log where org_id = $1', [
    orgId,
  ]);
  expect(rows).toContainEqual({
    action: 'holding.created',
    metadata: { skill: 'First aid', employee: 'Amy Able' },
  });
  expect(JSON.stringify(rows)).not.toContain('SECRET-1');
});
