import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCover } from '#contract/api/cover';
import { getTeamDashboard } from '#contract/api/dashboard';
import { getFairness } from '#contract/api/fairness';
import { getInbox } from '#contract/api/inbox';
import { readKiosk } from '#contract/api/kiosk';
import { enrolKiosk } from '#contract/api/kiosks';
import { listNotices } from '#contract/api/notices';
import { listPayPeriods } from '#contract/api/pay-periods';
import { findRepairs } from '#contract/api/repairs';
import { listTimesheets } from '#contract/api/timesheets';
import { SHEET_STATES } from '#engine/clock/sheet-state';
import type { FairnessLine } from '#engine/fairness/count-figures';
import { fairnessYears } from '#engine/fairness/years';
import { addDays } from '#engine/time/dates';
import { dateAt } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import { StartupError } from '../../startup-error';
import { addSuperAdmin, registerOwner, signIn } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { DEMO_PASSWORD, PRINTED_EMAILS } from './accounts';
import { BANKSIA } from './banksia';
import { planRoster } from './plan-roster';
import { isDemo } from './remove';
import { organizationId } from './rows';
import { ensureDemo } from './seed';
import { WATTLE } from './wattle';
import { EMPLOYEE } from './wattle-staff';
import { welcomeText } from './welcome';

const TODAY = '2026-11-15' as CalendarDate;
const LATER = '2027-02-01' as CalendarDate;
const ADDRESS = 'http://localhost:3000';

async function countsOf(testApp: TestApp): Promise<Record<string, unknown> | undefined> {
  const [counts] = await testApp.sql(`
    select
      (select count(*)::int from organizations) as organizations,
      (select count(*)::int from users) as users,
      (select count(*)::int from memberships) as memberships,
      (select count(*)::int from employees) as employees,
      (select count(*)::int from shift_groups) as groups,
      (select count(*)::int from locations) as locations,
      (select count(*)::int from shifts where run_id is null) as shifts,
      (select count(*)::int from day_statuses) as statuses,
      (select count(*)::int from contracts) as contracts,
      (select count(*)::int from holiday_changes) as holidays,
      (select count(*)::int from audit_log) as audits`);
  return counts;
}

describe('the demo in a database', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await createTestApp({ now: '2026-11-15T02:00:00Z' });
    await ensureDemo(testApp.database, TODAY);
  });
  afterAll(() => testApp.close());

  test('holds two organisations with all planned rows', async () => {
    const wattle = planRoster(WATTLE, TODAY);
    const banksia = planRoster(BANKSIA, TODAY);
    expect(await countsOf(testApp)).toEqual({
      organizations: 2,
      users: 63,
      memberships: 63,
      employees: 63,
      groups: 7,
      locations: 9,
      shifts: wattle.shifts.length + banksia.shifts.length,
      // And a week of leave.
      statuses: wattle.absences.length + banksia.absences.length + 7,
      contracts: 63,
      holidays: 2,
      audits: 52,
    });
  });

  test('has a swap that waits for a manager, because a rule warns of it', async () => {
    const { browser } = await signIn(testApp, 'helen.papadopoulos@wattle.example', DEMO_PASSWORD);
    const { cards } = await browser.call(getInbox);
    const requests = cards.flatMap((card) => (card.type === 'request' ? [card] : []));
    expect(requests.filter(({ request }) => request.kind === 'claim')).toHaveLength(2);
    expect(requests.filter(({ request }) => request.kind !== 'claim')).toMatchObject([
      {
        request: { kind: 'swap', state: 'waiting' },
        effect: { blocked: false, clean: false, findings: [expect.any(String)] },
        may_decide: true,
      },
    ]);
  });

  test('has two requests for leave that cannot both be granted, as one decision', async () => {
    const { browser } = await signIn(testApp, PRINTED_EMAILS[2] ?? '', DEMO_PASSWORD);
    const { cards } = await browser.call(getInbox);
    const [set, ...others] = cards.flatMap((card) => (card.type === 'leave-set' ? [card] : []));
    expect(others).toEqual([]);
    expect(set?.leaves.map((each) => [each.employee_name, each.refusals])).toEqual([
      ['Liam Nguyen', 0],
      ['Mohammed Al-Hassan', 1],
    ]);
    expect(set?.short.map(({ room }) => room)).toContain(1);
    expect(cards.filter(({ type }) => type === 'leave')).toEqual([]);
  });

  test('has a kiosk that takes the printed code and PIN, once', async () => {
    const people = await testApp.sql(
      'select count(*)::int as count from kiosk_pins where org_id = (select org_id from kiosks)',
    );
    expect(people[0]?.count).toBeGreaterThan(50);
    const ready = 'code WATT-LE26, which works once, and PIN 402719 for everyone.';
    expect(await welcomeText(testApp.database, ADDRESS)).toContain(ready);
    const tablet = testApp.visitor();
    await tablet.call(enrolKiosk, { body: { code: 'WATT-LE26' } });
    const view = await tablet.call(readKiosk);
    expect(view.label).toBe('Staff entrance');
    expect(await welcomeText(testApp.database, ADDRESS)).not.toContain('WATT-LE26');
  });

  test('has told the employee of a changed and a new shift', async () => {
    const { browser } = await signIn(testApp, EMPLOYEE.email, DEMO_PASSWORD);
    const { notices } = await browser.call(listNotices, { query: {} });
    expect(notices.map(({ kind, read }) => [kind, read]).sort()).toEqual([
      ['changed', false],
      ['published', false],
    ]);
  });

  test('has an Auto-Roster run without conflicts', async () => {
    const [run] = await testApp.sql('select * from generation_runs');
    const [shifts] = await testApp.sql(
      'select count(*)::int as count from shifts where run_id is not null',
    );
    expect(run).toMatchObject({
      status: 'completed',
      template_name: 'Pitman 2-2-3 rotating (2 wk days / 2 wk nights)',
      created_by_user_name: 'Priya Raman',
      summary: { shifts_created: shifts?.count, skipped: 0, conflicts: 0 },
    });
    expect(shifts?.count).toBeGreaterThan(100);
  });

  test('stores the date of every shift in the zone of its site', async () => {
    const [row] = await testApp.sql(`
      select count(*)::int as wrong from shifts s join locations l on l.id = s.location_id
      where (s.start_at at time zone l.timezone)::date <> s.local_date`);
    expect(row?.wrong).toBe(0);
  });

  test('is recognised as a demo that may be removed', async () => {
    expect(await isDemo(testApp.database)).toBe(true);
  });

  test('lets every printed account sign in to its organisation', async () => {
    const users = await Promise.all(
      PRINTED_EMAILS.map(async (email) => {
        const { user } = await signIn(testApp, email, DEMO_PASSWORD);
        return [user.role, user.org_id, user.platform_role, user.must_change_password];
      }),
    );
    const wattle = organizationId(WATTLE);
    expect(users).toEqual([
      ['owner', wattle, 'standard', false],
      ['admin', wattle, 'standard', false],
      ['manager', wattle, 'standard', false],
      ['employee', wattle, 'standard', false],
      ['employee', wattle, 'standard', true],
      [null, null, 'super_admin', false],
    ]);
  });

  test('shows a manager who is on, a short site, drafts and licences at first sight', async () => {
    const { browser } = await signIn(testApp, PRINTED_EMAILS[2] ?? '', DEMO_PASSWORD);
    const { sites, drafts, licences } = await browser.call(getTeamDashboard);
    expect(sites.some(({ now }) => now)).toBe(true);
    expect(sites[0]?.cover).toMatchObject({ withDrafts: 'below-minimum', withDraftsBy: 1 });
    expect(drafts.length).toBeGreaterThan(0);
    expect(licences.map(({ employee_name, valid_to }) => [employee_name, valid_to])).toEqual([
      ['Jessica Tran', '2026-11-12'],
      ['Liam Nguyen', '2026-11-27'],
      ['Ananya Iyer', '2027-01-01'],
    ]);
  });

  test('has a sick call with three answers, and late visits to fill from Monday on', async () => {
    const { browser } = await signIn(testApp, PRINTED_EMAILS[2] ?? '', DEMO_PASSWORD);
    const [sick] = await testApp.sql(
      `select s.id from shifts s join day_statuses d on d.employee_id = s.employee_id
       and d.date = s.local_date where s.org_id = $1 and d.status = 'sick' and d.date = $2`,
      [organizationId(WATTLE), TODAY],
    );
    const shiftId = String(sick?.id);
    const { repairs, open, can_ask } = await browser.call(findRepairs, { body: { shiftId } });
    expect([repairs.length, open.price]).toEqual([3, 200]);
    expect(can_ask.length).toBeGreaterThan(0);
    const monday = addDays(TODAY, 1);
    const { days } = await browser.call(getCover, { query: { from: monday, to: monday } });
    const short = days.filter(({ withDrafts }) => withDrafts.light === 'below-minimum');
    expect(short.length).toBeGreaterThanOrEqual(2);
  });

  test('shows fairness at first sight: people with more nights and changes than others, beside a median', async () => {
    const { browser } = await signIn(testApp, PRINTED_EMAILS[2] ?? '', DEMO_PASSWORD);
    const query = fairnessYears(TODAY).last;
    const { people } = await browser.call(getFairness, { query });
    const counts = (line: FairnessLine) =>
      people.flatMap(({ figures }) => figures.filter((each) => each.line === line));
    expect(people.length).toBeGreaterThan(50);
    expect(counts('nights').some(({ count, median }) => median && count > median)).toBe(true);
    expect(counts('short-notice').filter(({ count }) => count > 0).length).toBeGreaterThan(10);
    expect(counts('refused-leave').filter(({ count }) => count > 0)).toHaveLength(1);
  });

  test('has a file of evidence that readers of PDF accept', async () => {
    const [file] = await testApp.sql('select media_type, content from holding_files');
    expect(file?.media_type).toBe('application/pdf');
    const text = Buffer.from(file?.content as Buffer).toString('latin1');
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    const places = text.slice(table).match(/\d{10} 00000 n/g) ?? [];
    expect(places.map((place) => text.slice(Number.parseInt(place, 10)).slice(0, 7))).toEqual(
      [1, 2, 3, 4, 5].map((object) => `${object} 0 obj`),
    );
  });

  test('stays the same after a second start, and is completed after an interrupted one', async () => {
    const before = await countsOf(testApp);
    await ensureDemo(testApp.database, LATER);
    expect(await countsOf(testApp)).toEqual(before);

    await testApp.sql('delete from shifts where org_id = $1', [organizationId(BANKSIA)]);
    await testApp.sql('delete from organizations where id = $1', [organizationId(BANKSIA)]);
    await ensureDemo(testApp.database, TODAY);
    expect(await countsOf(testApp)).toMatchObject({ organizations: 2, memberships: 63 });
  });

  test('prints the accounts in a table, and the dates of the roster', async () => {
    const text = await welcomeText(testApp.database, ADDRESS);
    expect(text).toContain(ADDRESS);
    const columns = text
      .split('\n')
      .filter((line) => line.includes('@'))
      .map((line) => [line.indexOf(DEMO_PASSWORD), line.trim().split(/ {2,}/)[2]]);
    expect(columns.map(([, email]) => email)).toEqual(PRINTED_EMAILS);
    expect(new Set(columns.map(([at]) => at)).size).toBe(1);
    expect(text).toContain(
      'The roster is published from 5 Oct 2026 to 3 Jan 2027, and has drafts up to 1 Mar 2027.',
    );
  });

  test('does not print a changed password', async () => {
    await testApp.sql('update users set password_hash = $1 where email = $2', [
      '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$5rUZ6ZcqvfZc4nWbAvDJUbYVfE3SxCQ4vxyNFJuWfRg',
      PRINTED_EMAILS[3],
    ]);
    const text = await welcomeText(testApp.database, ADDRESS);
    const line = text.split('\n').find((candidate) => candidate.includes(PRINTED_EMAILS[3] ?? '-'));
    expect(line).toContain('(changed)');
  });
});

describe('the demo of today', () => {
  // What people clocked and were paid depends on the time at which the demo is made.
  const today = dateAt(Date.now() as Instant, 'Australia/Sydney' as Zone);
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await createTestApp();
    await ensureDemo(testApp.database, today);
  });
  afterAll(() => testApp.close());

  test('has a week that was clocked, most of it in order', async () => {
    const { browser } = await signIn(testApp, 'helen.papadopoulos@wattle.example', DEMO_PASSWORD);
    const query = { from: addDays(today, -8), to: today };
    const { timesheets: sheets } = await browser.call(listTimesheets, { query });
    const flagged = sheets.filter(({ flags }) => flags.length > 0);
    expect(sheets.length).toBeGreaterThan(50);
    expect(flagged.length).toBeGreaterThan(0);
    expect(flagged.length).toBeLessThan(sheets.length / 2);
  });

  test('has an exported and a closed pay period with an adjustment, and timesheets in every state', async () => {
    const { browser } = await signIn(testApp, 'helen.papadopoulos@wattle.example', DEMO_PASSWORD);
    const periods = await browser.call(listPayPeriods);
    expect(
      periods.map(({ closed_at, exports, adjustments }) => [
        closed_at !== null,
        exports.length,
        adjustments,
      ]),
    ).toEqual([
      [false, 0, 0],
      [true, 0, 1],
      [true, 1, 0],
    ]);
    const states = new Set<string>();
    for (const weeks of [0, 1, 2, 3]) {
      const query = { from: addDays(today, -7 * weeks - 6), to: addDays(today, -7 * weeks) };
      const { timesheets } = await browser.call(listTimesheets, { query });
      for (const { state } of timesheets) states.add(state);
    }
    // Whether anyone is clocked in depends on the time of day.
    expect([...states].filter((state) => state !== 'running').sort()).toEqual(
      SHEET_STATES.filter((state) => state !== 'running').toSorted(),
    );
  });
});

describe('the demo and a database in use', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await createTestApp();
  });
  afterAll(() => testApp.close());

  async function expectRefusal() {
    const before = await countsOf(testApp);
    await expect(ensureDemo(testApp.database, TODAY)).rejects.toThrow(StartupError);
    expect(await countsOf(testApp)).toEqual(before);
  }

  test('adds nothing to a database with only a super admin', async () => {
    await addSuperAdmin(testApp);
    await expectRefusal();
  });

  test('adds nothing to a database with other organisations, and does not take it for a demo', async () => {
    await registerOwner(testApp);
    await expectRefusal();
    expect(await isDemo(testApp.database)).toBe(false);
  });
});
