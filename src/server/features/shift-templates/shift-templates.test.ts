import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as api from '#contract/api/shift-templates';
import { contentOf } from '#contract/template-content';
import { planRoster } from '#engine/generation/plan-roster';
import { factsOf } from '#engine/rotation/facts';
import { addDays } from '#engine/time/dates';
import type { CalendarDate, Minutes, Zone } from '#engine/time/kinds';
import { addOrganization, type Person } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { SYSTEM_TEMPLATES, TEMPLATE_SOURCES } from './system-templates';

let testApp: TestApp;
let owner: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  owner = await addOrganization(testApp, 'Acacia');
});
afterAll(() => testApp.close());

describe('the templates of Muster', () => {
  test('are 46 valid templates with unique names and ids', () => {
    expect(SYSTEM_TEMPLATES).toHaveLength(46);
    expect(new Set(SYSTEM_TEMPLATES.map(({ id }) => id)).size).toBe(46);
    expect(new Set(SYSTEM_TEMPLATES.map(({ name }) => name)).size).toBe(46);
    for (const template of SYSTEM_TEMPLATES) expect(() => contentOf(template)).not.toThrow();
  });

  test.each(
    TEMPLATE_SOURCES.flatMap((written, index) => (written.cover ? [[written, index]] : [])),
  )('$name covers what it claims on every day of its cycle', (written, index) => {
    const template = SYSTEM_TEMPLATES[index as number];
    const content = template && contentOf(template);
    const { cover } = factsOf(content?.patterns ?? [], minutesOf(content?.codes ?? {}));
    for (const [code, count] of Object.entries((written as { cover: object }).cover)) {
      expect(new Set(cover[code]), code).toEqual(new Set([count]));
    }
  });

  const roundTheClock = SYSTEM_TEMPLATES.filter((template) => {
    const { codes, patterns } = contentOf(template);
    const written = TEMPLATE_SOURCES.find(({ name }) => name === template.name);
    const used = Object.entries(codes).filter(([code]) => patterns.flat().includes(code));
    const minutes = used.reduce((sum, [, { duration }]) => sum + duration, 0);
    return written?.cover && minutes === 24 * 60;
  });

  test.each(roundTheClock)(
    '$name leaves no gap and no overlap when the clocks change',
    (template) => {
      const { codes, patterns } = contentOf(template);
      expect(roundTheClock.length).toBeGreaterThan(20);
      for (const [zone, from] of [
        ['Australia/Sydney', '2027-03-22'],
        ['Australia/Sydney', '2027-09-20'],
        ['Australia/Lord_Howe', '2027-03-22'],
        ['Europe/London', '2027-10-18'],
      ] as [Zone, CalendarDate][]) {
        const { shifts } = planRoster({
          patterns,
          cycleStart: from,
          from,
          to: addDays(from, 27),
          zone,
          codes: Object.fromEntries(
            Object.entries(codes).map(([code, times]) => [
              code,
              { ...times, locationId: 'site', siteZone: zone },
            ]),
          ),
          people: patterns.map((_, team) => ({ id: String(team), team })),
          existing: [],
          statuses: [],
          minRest: 0 as Minutes,
          maxConsecutiveNights: 14,
          strategy: 'flag',
          resolutions: [],
        });
        const slots = shifts.map(({ slot }) => slot).sort((one, other) => one.start - other.start);
        for (const [index, slot] of slots.slice(1).entries()) {
          expect(slot.start, `${zone} ${slot.date}`).toBe(slots[index]?.end);
        }
      }
    },
  );

  function minutesOf(codes: ReturnType<typeof contentOf>['codes']) {
    return Object.fromEntries(
      Object.entries(codes).map(([code, { startTime, duration }]) => {
        const [hours = 0, minutes = 0] = startTime.split(':').map(Number);
        return [code, { start: hours * 60 + minutes, duration }];
      }),
    );
  }

  test('can be read but not changed', async () => {
    const [first] = await owner.browser.call(api.listShiftTemplates);
    expect(first).toMatchObject({ is_system: true, org_id: null, last_run: null });
    const params = { id: first?.id ?? '' };
    for (const answer of [
      await owner.browser.request(api.updateShiftTemplate, { params, body: template() }),
      await owner.browser.request(api.deleteShiftTemplate, { params }),
    ]) {
      expect(answer.statusCode).toBe(404);
    }
  });
});

function template(changes: Record<string, unknown> = {}) {
  return {
    name: 'Two on, two off',
    type: 'rotation' as const,
    cycle_days: 4,
    pattern_json: JSON.stringify({ A: ['D', 'D', 'OFF', 'OFF'], B: ['OFF', 'OFF', 'D', 'D'] }),
    start_times_json: JSON.stringify({ D: '07:00' }),
    duration_hours: 12,
    teams_json: JSON.stringify(['A', 'B']),
    legend_json: JSON.stringify({ D: 'Day', OFF: 'Off' }),
    ...changes,
  };
}

describe('the templates of an organisation', () => {
  test('are created, changed and deleted', async () => {
    const { browser } = owner;
    const made = await browser.call(api.createShiftTemplate, { body: template() });
    expect(made).toMatchObject({
      is_system: false,
      org_id: owner.user.org_id,
      tied_to_weekdays: false,
    });
    expect(contentOf(made)).toMatchObject({ teams: ['A', 'B'], codes: { D: { duration: 720 } } });
    const params = { id: made.id };
    const changed = await browser.call(api.updateShiftTemplate, {
      params,
      body: template({ name: 'Other', code_durations_json: '{"D":8}' }),
    });
    expect(contentOf(changed).codes.D?.duration).toBe(480);
    await browser.call(api.deleteShiftTemplate, { params });
    expect(await browser.call(api.listShiftTemplates)).toHaveLength(46);
  });

  test.each([
    [{ name: '' }, 'name: Required.'],
    [{ name: 'x'.repeat(101) }, 'name: Must be at most 100 characters.'],
    [{ cycle_days: 366 }, 'cycle_days: Must be at most 365.'],
    [{ duration_hours: 0.25 }, 'duration_hours: Must be at least 0.5.'],
    [{ duration_hours: 7.6 }, 'duration_hours: Must be in steps of 0.5.'],
    [{ code_durations_json: '{"D":7.6}' }, 'The hours of D must be in steps of 0.5.'],
    [{ pattern_json: '{' }, 'pattern_json: Invalid JSON format.'],
    [{ start_times_json: '{"D":"7:00"}' }, 'start_times_json: Invalid JSON format.'],
    [{ teams_json: '[]' }, 'teams_json: Invalid JSON format.'],
    [{ legend_json: '[1]' }, 'legend_json: Invalid JSON format.'],
    [{ code_durations_json: '{"D":25}' }, 'code_durations_json: Invalid JSON format.'],
    [{ cycle_days: 5 }, 'Team A has 4 codes for a cycle of 5 days.'],
    [
      { pattern_json: '{"A":["D","D","X","OFF"],"B":["D","D","D","D"]}' },
      'Code X needs a start time.',
    ],
    [{ teams_json: '["A","A"]' }, 'Each team needs its own name.'],
    [
      { pattern_json: '{"A":["O","O","O","O"],"B":["O","O","O","O"]}' },
      'The pattern has no working day.',
    ],
  ])('%j is refused', async (changes, sentence) => {
    const answer = await owner.browser.request(api.createShiftTemplate, {
      body: template(changes),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(sentence);
  });

  test('need unique names', async () => {
    await owner.browser.call(api.createShiftTemplate, { body: template({ name: 'Mine' }) });
    const answer = await owner.browser.request(api.createShiftTemplate, {
      body: template({ name: 'mine' }),
    });
    expect([answer.statusCode, answer.body]).toEqual([
      409,
      'There is already a template with this name.',
    ]);
  });
});
