import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setDayStatus } from '#contract/api/day-statuses';
import * as api from '#contract/api/rules';
import { createShiftGroup } from '#contract/api/shift-groups';
import type { BodyInput } from '#contract/endpoint';
import { STARTER_RULES } from '#engine/rules/starter-book';
import { addMember, type Person, registerOwner } from '../../testing/people';
import { addSite, createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
let acacia: Roster;
let admin: Person;
beforeAll(async () => {
  testApp = await createTestApp({ now: '2027-03-01T00:00:00Z' });
});
beforeEach(async () => {
  acacia = await createRoster(testApp);
  admin = await addMember(testApp, acacia.orgId, 'admin');
});
afterAll(() => testApp.close());

const TODAY = '2027-03-01';

type Input = BodyInput<typeof api.createRule>;
function rest(hours: number, changes: Partial<Input> = {}): Input {
  return {
    kind: 'rest',
    params: { minutes: hours * 60, agreed: null, brokenSpan: null },
    scope: { type: 'organisation' },
    severity: 'warn',
    origin: 'policy',
    ...changes,
  } as Input;
}

const create = (body: Input) => admin.browser.call(api.createRule, { body });
const list = () => acacia.manager.browser.call(api.listRules);
const change = (id: string, body: Input) =>
  admin.browser.call(api.changeRule, { params: { id }, body });

test('a new organisation begins with the starter book', async () => {
  const { browser } = await registerOwner(testApp);
  const rules = await browser.call(api.listRules);
  const facts = rules.map(({ kind, params, severity, origin, source, source_as_of }) => ({
    kind,
    params,
    severity,
    origin,
    source,
    asOf: source_as_of,
  }));
  expect(facts).toHaveLength(STARTER_RULES.length);
  expect(facts).toEqual(expect.arrayContaining([...STARTER_RULES]));
  expect(rules.every(({ valid_from, scope }) => !valid_from && scope.type === 'organisation')).toBe(
    true,
  );
});

test('a rule is for the organisation, a site, a group, a type of contract or a person', async () => {
  const group = await admin.browser.call(createShiftGroup, { body: { name: 'Nights' } });
  await create(rest(10));
  await create(rest(11, { scope: { type: 'site', id: acacia.depot.id } }));
  await create(rest(12, { scope: { type: 'group', id: group.id } }));
  await create(rest(13, { scope: { type: 'contract', contract: 'casual' } }));
  await create(rest(14, { scope: { type: 'person', id: acacia.amyId } }));
  const scopes = (await list()).map(({ scope }) => scope);
  expect(scopes).toEqual(
    expect.arrayContaining([
      { type: 'organisation', name: null },
      { type: 'site', id: acacia.depot.id, name: 'Depot' },
      { type: 'group', id: group.id, name: 'Nights' },
      { type: 'contract', contract: 'casual', name: null },
      { type: 'person', id: acacia.amyId, name: 'Amy Able' },
    ]),
  );
});

describe('a changed rule', () => {
  test('ends the day before and begins anew, so that the past stays as it was', async () => {
    const { id } = await create(rest(10, { validFrom: TODAY }));
    await testApp.sql("update rules set valid_from = '2027-01-01' where id = $1", [id]);
    const changed = await change(id, rest(12, { validFrom: '2027-03-15' }));
    expect(changed.id).not.toBe(id);
    expect(await list()).toMatchObject([
      { id, params: { minutes: 600 }, valid_from: '2027-01-01', valid_to: '2027-03-14' },
      { id: changed.id, params: { minutes: 720 }, valid_from: '2027-03-15', valid_to: null },
    ]);
  });

  test('that has not judged a day yet changes as it is, and its words change at any time', async () => {
    const { id } = await create(rest(10));
    expect(await change(id, rest(12, { validFrom: '2027-04-01' }))).toMatchObject({
      id,
      valid_from: '2027-04-01',
    });
    await testApp.sql("update rules set valid_from = '2027-01-01' where id = $1", [id]);
    const worded = await change(id, rest(12, { text: 'As the award says', origin: 'award' }));
    expect(worded).toMatchObject({ id, text: 'As the award says', valid_from: '2027-01-01' });
  });

  test('cannot begin in the past', async () => {
    const { id } = await create(rest(10));
    const answer = await admin.browser.request(api.changeRule, {
      params: { id },
      body: rest(12, { validFrom: '2027-02-28' }),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toBe("A rule can't judge the past. Use today or later.");
  });

  test('that ends keeps the days it judged, and is final', async () => {
    const { id } = await create(rest(10));
    await testApp.sql("update rules set valid_from = '2027-01-01' where id = $1", [id]);
    const end = () => admin.browser.request(api.endRule, { params: { id } });
    expect((await end()).statusCode).toBe(204);
    expect(await list()).toMatchObject([{ id, valid_to: '2027-02-28' }]);
    expect((await end()).statusCode).toBe(409);
    const unborn = await create(rest(10));
    await admin.browser.call(api.endRule, { params: { id: unborn.id } });
    expect(await list()).toHaveLength(1);
  });
});

test.each<[string, Partial<Input>, string, string]>([
  ['a negative limit', rest(-1), 'params.minutes', 'Must be more than 0'],
  [
    'a longer rest by agreement',
    { params: { minutes: 600, agreed: 660, brokenSpan: null } } as Partial<Input>,
    'params.agreed',
    "The rest by agreement can't be longer than the rest itself",
  ],
  [
    'more days off than days',
    { kind: 'days-off', params: { off: 15, days: 14 } } as Partial<Input>,
    'params.off',
    'There are only 14 days to have off',
  ],
  [
    'more hours than a day has',
    { kind: 'short-shift', params: { minutes: 1500 } } as Partial<Input>,
    'params.minutes',
    'Must be at most 24 hours',
  ],
  [
    'more hours than the period has',
    {
      kind: 'hours-in-period',
      params: { minutes: 1500, days: 1, begins: 'fixed', anchor: null },
    } as Partial<Input>,
    'params.minutes',
    "There aren't that many hours in the period",
  ],
  [
    'an end before the start',
    { validFrom: '2027-04-02', validTo: '2027-04-01' },
    'validTo',
    "The last day can't be before the first day",
  ],
  [
    'a latest end before the earliest start',
    {
      kind: 'minors',
      params: {
        age: 15,
        state: null,
        dayMinutes: null,
        weekMinutes: null,
        earliestStart: 600,
        latestEnd: 540,
      },
    } as Partial<Input>,
    'params.latestEnd',
    'The latest end must be after the earliest start',
  ],
  [
    'figures of another kind',
    { kind: 'notice' } as Partial<Input>,
    'params.days',
    'Enter a whole number from 1 to 366',
  ],
])('%s gets a sentence beside its field', async (_name, changes, field, message) => {
  const answer = await admin.browser.request(api.createRule, {
    body: { ...rest(10), ...changes },
    headers: { accept: 'application/problem+json' },
  });
  expect(answer.json().errors).toContainEqual({ field, message });
});

describe('what a rule would find', () => {
  beforeEach(async () => {
    for (const date of ['2027-03-10', '2027-03-20']) {
      await acacia.add({ date, startTime: '14:00', endTime: '22:00', published: true });
    }
    await acacia.add({ date: '2027-03-11', startTime: '06:00', endTime: '14:00', published: true });
    await acacia.add({ date: '2027-03-21', startTime: '06:00', endTime: '14:00' });
  });

  test('is counted in the published roster, and saves nothing', async () => {
    const tried = await admin.browser.call(api.tryRule, { body: { rule: rest(10) } });
    expect(tried).toMatchObject({
      findings: 1,
      people: 1,
      bySeverity: { block: 0, warn: 1, note: 0 },
      first: [{ employee_name: 'Amy Able', from: '2027-03-10', to: '2027-03-11' }],
    });
    expect(await list()).toEqual([]);
  });

  test('leaves out whoever has a narrower rule, and the rule that it replaces', async () => {
    const own = await create(rest(8, { scope: { type: 'person', id: acacia.amyId } }));
    const tried = await admin.browser.call(api.tryRule, { body: { rule: rest(10) } });
    expect(tried.findings).toBe(0);
    const instead = await admin.browser.call(api.tryRule, {
      body: { rule: rest(10), replaces: own.id },
    });
    expect(instead.findings).toBe(1);
  });

  test('is found with drafts in the roster, for everyone or one person', async () => {
    await create(rest(10));
    const query = { from: '2027-03-01', to: '2027-03-31' };
    const all = await acacia.manager.browser.call(api.listFindings, { query });
    expect(all.counts).toMatchObject([{ kind: 'rest', severity: 'warn', findings: 2, people: 1 }]);
    expect(all.findings.map(({ from }) => from)).toEqual(['2027-03-10', '2027-03-20']);
    const ben = await acacia.manager.browser.call(api.listFindings, {
      query: { ...query, employeeId: acacia.benId },
    });
    expect(ben.findings).toEqual([]);
  });

  test('looks at the days around the window', async () => {
    await create(rest(10));
    const query = { from: '2027-03-11', to: '2027-03-11' };
    const { findings } = await acacia.manager.browser.call(api.listFindings, { query });
    expect(findings).toHaveLength(1);
  });

  test('before a change: what it would add, and nothing that is there already', async () => {
    await create(rest(10, { severity: 'block' }));
    const asked = (startTime: string) =>
      acacia.manager.browser.call(api.checkChanges, {
        body: { shifts: [acacia.shift({ date: '2027-03-12', startTime, endTime: '23:00' })] },
      });
    expect(await asked('09:00')).toEqual({ findings: [], blocked: false });
    const late = await acacia.manager.browser.call(api.checkChanges, {
      body: {
        shifts: [acacia.shift({ date: '2027-03-19', startTime: '20:00', endTime: '23:00' })],
        statuses: [{ employeeId: acacia.amyId, date: '2027-03-20', status: 'off' }],
      },
    });
    expect(late).toEqual({ findings: [], blocked: false });
    expect(await asked('00:00')).toMatchObject({ findings: [], blocked: false });
    const close = await acacia.manager.browser.call(api.checkChanges, {
      body: {
        shifts: [acacia.shift({ date: '2027-03-09', startTime: '22:00', endTime: '06:00' })],
      },
    });
    expect(close).toMatchObject({ blocked: true, findings: [{ from: '2027-03-09' }] });
    expect(await acacia.all()).toHaveLength(4);
  });

  test('is allowed by an admin with a reason, once it is there', async () => {
    await create(rest(10));
    const query = { from: '2027-03-01', to: '2027-03-15' };
    const { findings } = await acacia.manager.browser.call(api.listFindings, { query });
    const [finding] = findings;
    const body = {
      employeeId: acacia.amyId,
      date: '2027-03-10',
      fingerprint: finding?.fingerprint ?? '',
      reason: 'Agreed with Amy',
    };
    const allowed = await admin.browser.call(api.overrideFinding, { body });
    expect(allowed).toMatchObject({ override: { reason: 'Agreed with Amy' } });
    const again = await acacia.manager.browser.call(api.listFindings, { query });
    expect(again.findings).toEqual([allowed]);
    const unknown = { ...body, fingerprint: 'x' };
    expect((await admin.browser.request(api.overrideFinding, { body: unknown })).statusCode).toBe(
      404,
    );
    expect((await acacia.manager.browser.request(api.overrideFinding, { body })).statusCode).toBe(
      403,
    );
  });
});

test('a day status takes a shift out of the hours of the week', async () => {
  await create({
    ...rest(10),
    kind: 'hours-in-period',
    params: { minutes: 15 * 60, days: 7, begins: 'fixed', anchor: null },
  });
  for (const date of ['2027-03-08', '2027-03-10']) await acacia.add({ date });
  const query = { from: '2027-03-08', to: '2027-03-14' };
  const found = async () =>
    (await acacia.manager.browser.call(api.listFindings, { query })).findings;
  expect(await found()).toHaveLength(1);
  await acacia.manager.browser.call(setDayStatus, {
    body: { employeeId: acacia.amyId, date: '2027-03-10', status: 'holiday' },
  });
  expect(await found()).toEqual([]);
});

test('public holidays come from the site, and a year that is too full is found', async () => {
  await create({ ...rest(10), kind: 'public-holidays', params: { count: 1 } });
  // Good Friday, and a day that is none.
  for (const date of ['2027-03-26', '2027-03-30']) await acacia.add({ date });
  const query = { from: '2027-03-22', to: '2027-04-04' };
  const found = async () =>
    (await acacia.manager.browser.call(api.listFindings, { query })).findings;
  expect(await found()).toEqual([]);
  await acacia.add({ date: '2027-03-29' });
  expect(await found()).toMatchObject([
    { kind: 'public-holidays', text: '2 public holidays worked in 2027; 1 is the maximum' },
  ]);
});

test('a rule for young people holds in its state only', async () => {
  await testApp.sql("update employees set birth_date = '2013-01-01' where id = $1", [acacia.amyId]);
  const params = {
    age: 15,
    state: 'VIC',
    dayMinutes: 180,
    weekMinutes: null,
    earliestStart: null,
    latestEnd: null,
  };
  await create({ ...rest(10), kind: 'minors', params });
  const melbourne = await addSite(acacia.manager, 'Yard', 'Victoria');
  await acacia.add();
  await acacia.add({ date: '2027-03-12', locationId: melbourne.id });
  const query = { from: '2027-03-08', to: '2027-03-14' };
  const { findings } = await acacia.manager.browser.call(api.listFindings, { query });
  expect(findings).toMatchObject([{ kind: 'minors', from: '2027-03-12' }]);
});
