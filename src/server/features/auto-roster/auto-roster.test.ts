import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setDayStatus } from '#contract/api/day-statuses';
import { listShiftTemplates } from '#contract/api/shift-templates';
import { contentAt } from '#contract/cell-codes';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { emailsAt } from '../notices/testing';
import { generationsOf, type Request, templateId } from './testing';

let testApp: TestApp;
let roster: Roster;
const { preview, generate, generated, runs } = generationsOf(() => roster);
beforeAll(async () => {
  testApp = await createTestApp({ now: '2027-02-20T00:00:00Z' });
});
beforeEach(async () => {
  roster = await createRoster(testApp);
});
afterAll(() => testApp.close());

describe('the request', () => {
  test.each([
    [{ templateId: undefined }, 'Template ID is required'],
    [{ startDate: '2027-3-1' }, 'Invalid date format (use YYYY-MM-DD)'],
    [{ endDate: '2027-03-01' }, 'Start date must be before end date'],
    [{ endDate: '2027-05-30' }, 'Generation window cannot exceed 90 days'],
    [{ employeeIds: [], groupIds: [] }, 'At least one employee or group must be specified'],
    [{ minRestHours: 25 }, 'minRestHours: Must be at most 24'],
    [{ maxConsecutiveNights: 15 }, 'maxConsecutiveNights: Must be at most 14'],
    [{ timezone: 'Sydney' }, 'Invalid timezone'],
    [{ parameters: {} }, 'Location is required'],
    [{ rule: { name: '' } }, 'Rule name is required when creating a rule'],
    [{ shiftCodes: { D: { locationId: '', startTime: '07:00', duration: 12 } } }, 'Required'],
    [
      { shiftCodes: { D: { locationId: crypto.randomUUID(), startTime: '07:00', duration: 7.6 } } },
      'Must be in steps of 0.5',
    ],
  ])('%j is refused with a sentence, and stores no run', async (changes, sentence) => {
    const answer = await generate(changes as Partial<Request>);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(sentence);
    expect(await runs()).toEqual([]);
  });

  test('90 days are allowed', async () => {
    expect((await generated({ endDate: '2027-05-29' })).summary.created).toBe(90);
  });
});

describe('preview', () => {
  test('lists exactly the shifts that generate creates', async () => {
    const { entries, summary } = await preview();
    expect(summary).toMatchObject({ created: 14, employees_processed: 2, skipped: 0, replaced: 0 });
    expect(await roster.all()).toEqual([]);
    await generated();
    const made = (await roster.all()).map(
      ({ employee_id, start_at, end_at, location_id, date, role_label, template_code: code }) => ({
        employee_id,
        start_at,
        end_at,
        location_id,
        date,
        role_label,
        code,
      }),
    );
    const byTime = (one: { start_at: string }, other: { start_at: string }) =>
      one.start_at.localeCompare(other.start_at);
    expect(entries.toSorted(byTime)).toEqual(made.toSorted(byTime));
  });

  test('gives the same in its compact form', async () => {
    const { entries } = await preview();
    const { compact } = await preview({ compact: true });
    const unpacked = compact?.rows.flatMap(({ employee_id, cells }) =>
      Array.from(cells, (_, day) => contentAt(cells, day)).flatMap((number) =>
        number === 0 ? [] : [{ ...compact.slots[number - 1], employee_id }],
      ),
    );
    expect(unpacked).toEqual(entries);
  });

  test('explains every skipped shift by reason and person', async () => {
    await roster.add({ date: '2027-03-02' });
    await roster.manager.browser.call(setDayStatus, {
      body: { employeeId: roster.amyId, date: '2027-03-01', status: 'sick' },
    });
    const { explanations, summary } = await preview({ conflictStrategy: 'skip' });
    expect(summary.skipped).toBe(2);
    expect(explanations).toEqual([
      {
        employeeId: roster.amyId,
        employeeName: 'Amy Able',
        date: '2027-03-01',
        code: 'D',
        reason: 'status',
        text: 'sick',
      },
      {
        employeeId: roster.amyId,
        employeeName: 'Amy Able',
        date: '2027-03-02',
        code: 'D',
        reason: 'conflict',
        text: 'already has a shift then',
      },
    ]);
    expect(summary.warnings).toContain(
      'Amy Able, Tue 2 Mar: already has a shift then, so D was skipped.',
    );
  });

  test('lists each conflict with the existing and the proposed shifts', async () => {
    await roster.add({ date: '2027-03-02', roleLabel: 'Training' });
    const { conflicts, entries } = await preview({ detectConflicts: true });
    expect(entries).toEqual([]);
    expect(conflicts).toMatchObject([
      {
        employeeName: 'Amy Able',
        date: '2027-03-02',
        existingShifts: [
          {
            start_at: '2027-03-01T22:00:00.000Z',
            date: '2027-03-02',
            role_label: 'Training',
            location_name: 'Depot',
            published: false,
            generated: false,
          },
        ],
        proposedShift: { start_at: '2027-03-01T20:00:00.000Z', role_label: 'Nurse', code: 'D' },
        resolution: 'manual',
      },
    ]);
  });
});

describe('generate', () => {
  test('honours every choice', async () => {
    await generated({
      templateId: templateId('2 days 2 nights 4 off (Fast 12)'),
      employeeIds: [],
      teams: [{ teamId: 'A', teamName: 'A', employeeIds: [roster.benId] }],
      groupIds: [],
      endDate: '2027-03-04',
      timezone: 'Australia/Perth',
      published: true,
      notes: 'Bring the keys',
      shiftCodes: {
        D: { locationId: roster.depot.id, startTime: '06:00', duration: 8 },
        N: { locationId: roster.depot.id, startTime: '20:00', duration: 10.5 },
      },
      ...({ employeeIds: [roster.benId] } as Partial<Request>),
    });
    expect(await roster.all()).toMatchObject([
      {
        start_at: '2027-02-28T22:00:00.000Z',
        end_at: '2027-03-01T06:00:00.000Z',
        template_code: 'D',
      },
      { template_code: 'D' },
      {
        start_at: '2027-03-03T12:00:00.000Z',
        end_at: '2027-03-03T22:30:00.000Z',
        template_code: 'N',
      },
      { template_code: 'N', published: true, notes: 'Bring the keys', role_label: 'Nurse' },
    ]);
  });

  test('each team can work at its own site, and each site by its own clock', async () => {
    const perth = await testApp.sql(
      `insert into locations (org_id, name, timezone) values ($1, 'Fremantle', 'Australia/Perth') returning id`,
      [roster.orgId],
    );
    const locationId = (perth as { id: string }[])[0]?.id ?? '';
    const teams = [
      { teamId: 'A', teamName: 'A', employeeIds: [roster.amyId] },
      { teamId: 'B', teamName: 'B', employeeIds: [roster.benId], locationId },
    ];
    const places = async (siteClock: boolean) =>
      (await preview({ teams, siteClock })).entries.flatMap(({ location_id, start_at, date }) =>
        ['2027-03-01', '2027-03-05'].includes(date) ? [[location_id, start_at.slice(0, 16)]] : [],
      );
    expect(await places(false)).toEqual([
      [roster.depot.id, '2027-02-28T20:00'],
      [locationId, '2027-03-04T20:00'],
    ]);
    expect(await places(true)).toEqual([
      [roster.depot.id, '2027-02-28T20:00'],
      [locationId, '2027-03-04T23:00'],
    ]);
  });

  test('warns about day statuses, people without a team, and breaches', async () => {
    await roster.manager.browser.call(setDayStatus, {
      body: { employeeId: roster.amyId, date: '2027-03-01', status: 'holiday' },
    });
    const { summary } = await generated({
      templateId: templateId('7-on-7-off fixed'),
      teams: [
        { teamId: 'A', teamName: 'A', employeeIds: [roster.amyId] },
        { teamId: 'B', teamName: 'B', employeeIds: [] },
      ],
    });
    expect(summary).toMatchObject({ created: 6, skipped: 1, employees_processed: 1 });
    expect(summary.warnings).toEqual([
      "Ben Bold isn't in a team, so they get no shifts.",
      'Amy Able, Mon 1 Mar: on holiday, so no shift.',
    ]);
  });

  test.each([
    ['flag', undefined, { created: 13, skipped: 1, replaced: 0 }],
    ['skip', undefined, { created: 13, skipped: 1, replaced: 0 }],
    ['replace', undefined, { created: 14, skipped: 0, replaced: 1 }],
    ['create', undefined, { created: 14, skipped: 0, replaced: 0 }],
    ['flag', 'replace', { created: 14, skipped: 0, replaced: 1 }],
    ['create', 'skip', { created: 13, skipped: 1, replaced: 0 }],
  ] as const)('conflicts: %s, decided %s', async (conflictStrategy, resolution, summary) => {
    await roster.add({ date: '2027-03-02' });
    const resolutions = resolution
      ? [{ employeeId: roster.amyId, date: '2027-03-02', resolution }]
      : [];
    expect((await generated({ conflictStrategy, resolutions })).summary).toMatchObject(summary);
    expect(await roster.all()).toHaveLength(summary.created + 1 - summary.replaced);
  });

  test('replaceConflicts replaces existing shifts', async () => {
    await roster.add({ date: '2027-03-02' });
    expect((await generated({ replaceConflicts: true })).summary.replaced).toBe(1);
  });

  test('is refused when the roster has changed since the preview, until the user confirms', async () => {
    const { summary, fingerprint } = await preview();
    const { created, skipped, replaced } = summary;
    const expected = { fingerprint, created, skipped, replaced };
    await roster.add({ date: '2027-03-02' });
    const refused = await generate({ expected });
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      'The roster has changed since the preview. Generating now would create 13 instead of 14 shifts, skip 1 instead of 0 shifts. Check the preview again, or confirm.',
    ]);
    expect(await roster.all()).toHaveLength(1);
    expect(await runs()).toMatchObject([{ status: 'failed', error_message: refused.body }]);
    expect((await generate({ expected, confirmChanges: true })).statusCode).toBe(201);
  });

  test('the same request with the same key makes one run and one answer', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const [first, second] = await Promise.all([generate({}, headers), generate({}, headers)]);
    const third = await generate({}, headers);
    expect([first.statusCode, second.statusCode, third.statusCode]).toEqual([201, 201, 201]);
    expect(third.body).toBe(first.body);
    expect(second.body).toBe(first.body);
    expect(await runs()).toHaveLength(1);
    expect(await roster.all()).toHaveLength(14);
  });

  test('two generations at the same time run one after the other', async () => {
    const answers = await Promise.all([generate(), generate({ conflictStrategy: 'skip' })]);
    const created = answers.map((answer) => answer.json().summary.created);
    expect(created.toSorted((one, other) => one - other)).toEqual([0, 14]);
    expect(await roster.all()).toHaveLength(14);
  });

  test('the next month continues where the last one ended', async () => {
    await generated({ templateId: templateId('DuPont'), endDate: '2027-03-14' });
    const templates = await roster.manager.browser.call(listShiftTemplates);
    const last = templates.find(({ name }) => name === 'DuPont')?.last_run;
    expect(last).toEqual({ cycle_start_date: '2027-03-01', end_date: '2027-03-14' });
    await generated({
      templateId: templateId('DuPont'),
      startDate: '2027-03-15',
      endDate: '2027-03-28',
      cycleStartDate: last?.cycle_start_date,
    });
    const both = (await roster.all()).map(({ start_at, employee_id }) => start_at + employee_id);
    const whole = await createRoster(testApp);
    roster = whole;
    await generated({ templateId: templateId('DuPont'), endDate: '2027-03-28' });
    expect((await whole.all()).map(({ start_at }) => start_at)).toEqual(
      both.map((key) => key.slice(0, 24)),
    );
  });

  test('emails each person once, and nobody about drafts', async () => {
    await emailsAt(testApp, '2027-01-06T02:00:00Z');
    await generated({ sendNotifications: true });
    expect(await emailsAt(testApp, '2027-01-06T02:00:00Z')).toEqual([]);
    roster = await createRoster(testApp);
    await generated({ sendNotifications: true, published: true });
    const mails = await emailsAt(testApp, '2027-01-06T02:00:00Z');
    expect(mails.map(({ to }) => to).toSorted()).toEqual(
      [roster.amy.user.email, roster.ben.user.email].toSorted(),
    );
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      '6 new shifts at Acacia',
      '8 new shifts at Acacia',
    ]);
    expect(mails.map(({ text }) => text).join()).toContain('Mon 1 Mar, 07:00–19:00 at Depot');
  });
});
