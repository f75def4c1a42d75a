import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteLocation } from '#contract/api/locations';
import { DesignRequest, designPattern, examinePattern } from '#contract/api/patterns';
import { createShiftTemplate, listShiftTemplates } from '#contract/api/shift-templates';
import type { BodyInput } from '#contract/endpoint';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { design } from './design';

let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  testApp = await createTestApp({ now: '2027-03-01T00:00:00Z' });
  roster = await createRoster(testApp);
});
afterAll(() => testApp.close());

const FROM = '2027-03-08';

test('a template of Muster is examined over two years at a site', async () => {
  const { browser } = roster.owner;
  const templates = await browser.call(listShiftTemplates);
  const template = templates.find(({ name }) => name.startsWith('Pitman'));
  const answer = await browser.call(examinePattern, {
    body: { templateId: template?.id ?? '', locationId: roster.depot.id, from: FROM },
  });
  expect([answer.from, answer.to]).toEqual([FROM, '2029-03-04']);
  expect(answer.teams.map(({ name, people }) => [name, people])).toEqual(
    JSON.parse(template?.teams_json ?? '[]').map((name: string) => [name, 1]),
  );
  expect(answer.teams[0]?.weeks).toHaveLength(104);
  expect(answer.holidays?.count).toBeGreaterThan(15);
  expect(answer.guide.map(({ rule }) => rule)).toContain('nights in a row');
});

test("a pattern of someone's own is examined without a site, on the clock of the organisation", async () => {
  const answer = await roster.owner.browser.call(examinePattern, {
    body: {
      pattern: {
        patterns: [['N', 'N', 'OFF', 'OFF']],
        codes: { N: { startTime: '19:00', hours: 12 }, D: { startTime: '07:00', hours: 12 } },
        tiedToWeekdays: false,
      },
      teams: [3, 2],
      locationId: null,
      from: FROM,
    },
  });
  expect(answer.holidays).toBeNull();
  expect(answer.teams.map(({ name, people }) => [name, people])).toEqual([
    ['A', 3],
    ['B', 2],
  ]);
  // Both teams work the only line; the code that nobody works isn't told.
  expect(answer.cover).toMatchObject({ smallest: 0, largest: 5 });
  expect(answer.cover.codes.map(({ code }) => code)).toEqual(['N']);
});

test('every template of Muster can be examined', async () => {
  const { browser } = roster.owner;
  for (const { id, is_system } of await browser.call(listShiftTemplates)) {
    if (!is_system) continue;
    const { teams } = await browser.call(examinePattern, {
      body: { templateId: id, locationId: null, from: FROM },
    });
    expect(teams.every(({ shifts }) => shifts > 0)).toBe(true);
  }
});

test('an unknown template and a deleted site are not found', async () => {
  const { browser } = roster.owner;
  const unknown = await browser.request(examinePattern, {
    body: { templateId: crypto.randomUUID(), locationId: null, from: FROM },
  });
  expect(unknown.statusCode).toBe(404);
  const template = (await browser.call(listShiftTemplates))[0];
  const other = await createRoster(testApp);
  await other.owner.browser.call(deleteLocation, { params: { id: other.depot.id } });
  const gone = await other.owner.browser.request(examinePattern, {
    body: { templateId: template?.id ?? '', locationId: other.depot.id, from: FROM },
  });
  expect(gone.statusCode).toBe(404);
});

test('a pattern with a code without times, or with too many codes, is refused in a sentence', async () => {
  const { browser } = roster.owner;
  const refused = await browser.request(examinePattern, {
    body: {
      pattern: { patterns: [['D', 'X']], codes: { D: DAY }, tiedToWeekdays: false },
      locationId: null,
      from: FROM,
    },
  });
  expect(refused.statusCode).toBe(400);
  const codes = Array.from({ length: 21 }, (_, at) => `C${at}`);
  const template = await browser.call(createShiftTemplate, {
    body: {
      name: 'Many codes',
      type: 'rotation',
      cycle_days: 21,
      duration_hours: 8,
      pattern_json: JSON.stringify({ A: codes }),
      start_times_json: JSON.stringify(Object.fromEntries(codes.map((code) => [code, '09:00']))),
      teams_json: '["A"]',
      legend_json: '{}',
    },
  });
  const many = await browser.request(examinePattern, {
    body: { templateId: template.id, locationId: null, from: FROM },
  });
  expect([many.statusCode, many.body]).toEqual([
    400,
    'Patterns takes up to 20 codes, and this pattern has more.',
  ]);
});

const DAY = { startTime: '07:00', hours: 12 } as const;

const EVERY_DAY = [1, 1, 1, 1, 1, 1, 1];

const two = (changes: Partial<BodyInput<typeof designPattern>> = {}) => ({
  body: {
    people: 4,
    shifts: ['D', 'N'].map((code) => ({
      code,
      startTime: code === 'D' ? '07:00' : '19:00',
      hours: 12,
      heads: EVERY_DAY,
      block: { min: 2, max: 4 },
    })),
    work: { min: 2, max: 6 },
    off: { min: 2, max: 6 },
    forbidden: [['N', 'D']],
    freeWeekends: 1,
    ...changes,
  },
});

test('a rotation is designed in a thread, with its heads on every weekday', async () => {
  const found = await roster.owner.browser.call(designPattern, two());
  expect(found.outcome).toBe('found');
  for (const rotation of found.rotations) {
    expect(rotation).toHaveLength(28);
    for (const code of ['D', 'N'])
      for (let weekday = 0; weekday < 7; weekday += 1)
        expect(rotation.filter((each, at) => at % 7 === weekday && each === code)).toHaveLength(1);
  }
});

test('what cannot be is told with the reason, and with a change that helps', async () => {
  const { browser } = roster.owner;
  const short = await browser.call(designPattern, two({ people: 2, freeWeekends: 0 }));
  expect(short).toMatchObject({ outcome: 'none', rotations: [] });
  expect(short.sentence).toMatch(/^No rotation exists: the days of work and the days off/);
  expect(
    short.sentence.endsWith(
      short.relaxations.length === 1
        ? ' This change gives one:'
        : ' Each of these changes gives one:',
    ),
  ).toBe(true);
  const weekends = await browser.call(designPattern, two({ freeWeekends: 3 }));
  expect(weekends.sentence).toMatch(
    /^No rotation exists: the shifts of Saturday and Sunday leave 2 free weekends, and you ask for 3./,
  );
  const helps = weekends.relaxations.find(({ text }) => text === 'With 2 free weekends');
  expect(helps?.request).toEqual(two({ freeWeekends: 2 }).body);
});

test('a wish that takes too much memory ends with a sentence', async () => {
  const orgId = crypto.randomUUID();
  const answer = await design(
    orgId,
    DesignRequest.parse(two().body),
    new AbortController().signal,
    1,
  );
  expect(answer).toEqual({
    outcome: 'open',
    sentence:
      'This was too much for the designer, so we stopped it. Try fewer people or fewer shifts.',
    rotations: [],
    relaxations: [],
  });
});

test('an organisation designs one pattern at a time', async () => {
  const { browser } = roster.owner;
  const answers = await Promise.all([
    browser.request(designPattern, two()),
    browser.request(designPattern, two()),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('a request with a code twice or a sequence of unknown codes is refused', async () => {
  const { browser } = roster.owner;
  const [day] = two().body.shifts;
  for (const changes of [{ shifts: day ? [day, day] : [] }, { forbidden: [['N', 'X']] }]) {
    const { statusCode } = await browser.request(designPattern, two(changes));
    expect(statusCode).toBe(400);
  }
});
