// Makes every call with ids of another organisation. The answer must equal that for an unknown id, byte for byte.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_ENDPOINTS } from '#contract/endpoints';
import type { Resource } from '#contract/fields';
import { can, type Right } from '#contract/rights';
import { enrolTablet } from '../testing/callers';
import { hashOrganization } from '../testing/fuzz/invariants';
import { addMember, addOrganization, type Person } from '../testing/people';
import { resourcesOf, sampleInput } from '../testing/sample-input';
import { createTestApp, type TestApp } from '../testing/test-app';

const CANARY = 'CANARY-4711';

const TEMPLATE = {
  type: 'fixed',
  cycle_days: 2,
  duration_hours: 8,
  pattern_json: JSON.stringify({ A: ['D', 'OFF'] }),
  start_times_json: JSON.stringify({ D: '09:00' }),
  teams_json: JSON.stringify(['A']),
  legend_json: JSON.stringify({ D: 'Day', OFF: 'Off' }),
  tied_to_weekdays: false,
};

type Ids = Record<Resource, string>;

let testApp: TestApp;
let foreign: Ids;
let foreignHash: string;

beforeAll(async () => {
  testApp = await createTestApp();
  foreign = await addOneOfEverything(await addOrganization(testApp, CANARY), CANARY);
  foreignHash = await hashOrganization(testApp, foreign.organization);
});
afterAll(() => testApp.close());

/** Adds one of everything to the person's organisation, with the text in every field that takes one. */
async function addOneOfEverything({ user }: Person, text: string, position = 0): Promise<Ids> {
  const orgId = user.org_id ?? '';
  const member = await addMember(testApp, orgId, 'employee');
  const employeeId = member.user.employee_id ?? '';
  return testApp.database.transact({ orgId }, async (db) => {
    await db.updateTable('employees').set({ name: text, phone: text }).execute();
    const group = await db
      .insertInto('shift_groups')
      .values({ org_id: orgId, name: text, position })
      .returning('id')
      .executeTakeFirstOrThrow();
    const location = await db
      .insertInto('locations')
      .values({ org_id: orgId, name: text, notes: text })
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
        notes: text,
        published: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const need = await db
      .insertInto('cover_needs')
      .values({
        org_id: orgId,
        location_id: location.id,
        label: text,
        weekdays: [1, 2, 3],
        on_holidays: 'as-weekday',
        start_time: '09:00',
        end_time: '17:00',
        minimum: 1,
        target: 1,
        role_label: text,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('cover_need_dates')
      .values({ org_id: orgId, need_id: need.id, date: '2027-03-10' })
      .execute();
    const step = await db
      .insertInto('undo_steps')
      .values({
        org_id: orgId,
        user_id: user.id,
        revision: 0,
        before: JSON.stringify({ shifts: [], statuses: [] }),
        after: JSON.stringify({ shifts: [], statuses: [] }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const fill = await db
      .insertInto('fills')
      .values({
        org_id: orgId,
        user_id: user.id,
        from_date: '2027-03-10',
        to_date: '2027-03-10',
        request: JSON.stringify({ seconds: 1 }),
        status: 'done',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const template = await db
      .insertInto('shift_templates')
      .values({ ...TEMPLATE, org_id: orgId, name: text })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rule = await db
      .insertInto('shift_rules')
      .values({
        org_id: orgId,
        name: text,
        shift_template_id: template.id,
        template_name: text,
        applies_to_type: 'employee',
        applies_to_id: employeeId,
        start_datetime: '2027-03-01T00:00:00Z',
        timezone: 'UTC',
        parameters_json: JSON.stringify({ notes: text }),
        status: 'paused',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('contracts')
      .values({
        org_id: orgId,
        employee_id: employeeId,
        valid_from: '2027-01-01',
        type: 'full-time',
        ordinary_minutes: 2280,
        ordinary_days: 7,
        employee_number: text,
        created_by_name: text,
      })
      .execute();
    const holidayChange = await db
      .insertInto('holiday_changes')
      .values({
        org_id: orgId,
        kind: 'add',
        location_id: location.id,
        date: '2027-03-11',
        name: text,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const run = await db
      .insertInto('generation_runs')
      .values({
        org_id: orgId,
        created_by_user_name: text,
        template_id: template.id,
        template_name: text,
        start_date: '2027-03-01',
        end_date: '2027-03-02',
        cycle_start_date: '2027-03-01',
        status: 'completed',
        revision: 1,
        generation_params: JSON.stringify({ notes: text }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const notice = await db
      .insertInto('notices')
      .values({
        org_id: orgId,
        user_id: user.id,
        kind: 'published',
        urgency: 'soon',
        created_at: new Date(),
        items: JSON.stringify([
          {
            shiftId: shift.id,
            was: null,
            now: {
              siteId: location.id,
              date: '2027-03-10',
              start: 1_804_500_000_000,
              end: 1_804_530_000_000,
              role: text,
              note: text,
              site: text,
              zone: 'UTC',
            },
            aloud: true,
          },
        ]),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const bookRule = await db
      .insertInto('rules')
      .values({
        org_id: orgId,
        kind: 'rest',
        params: JSON.stringify({ minutes: 600, agreed: null, brokenSpan: null }),
        severity: 'warn',
        scope: 'person',
        employee_id: employeeId,
        origin: 'policy',
        text,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const entry = await db
      .insertInto('audit_log')
      .values({
        org_id: orgId,
        action: 'location.created',
        target_type: 'location',
        target_id: location.id,
        metadata: JSON.stringify({ name: text }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const skill = await db
      .insertInto('skills')
      .values({ org_id: orgId, name: text, kind: 'licence', has_number: true, severity: 'warn' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const holding = await db
      .insertInto('holdings')
      .values({ org_id: orgId, employee_id: employeeId, skill_id: skill.id, number: text })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('holding_files')
      .values({
        org_id: orgId,
        holding_id: holding.id,
        name: text,
        media_type: 'application/pdf',
        content: Buffer.from(`%PDF-${text}`),
      })
      .execute();
    const requirement = await db
      .insertInto('skill_requirements')
      .values({ org_id: orgId, role_label: text, all_of: [skill.id] })
      .returning('id')
      .executeTakeFirstOrThrow();
    const request = await db
      .insertInto('signup_requests')
      .values({ organization_name: text, requester_name: text, requester_email: 'x@example.com' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const session = await db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', member.user.id)
      .executeTakeFirstOrThrow();
    const passkey = await db
      .insertInto('passkeys')
      .values({
        user_id: member.user.id,
        name: text,
        credential_id: crypto.randomUUID(),
        public_key: Buffer.from('key'),
        counter: 0,
        transports: [],
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const feed = await db
      .insertInto('calendar_feeds')
      .values({
        org_id: orgId,
        user_id: member.user.id,
        label: text,
        scope: 'shifts',
        token_hash: Buffer.from(crypto.randomUUID()),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const kiosk = await db
      .insertInto('kiosks')
      .values({ org_id: orgId, location_id: location.id, label: text, created_by_name: text })
      .returning('id')
      .executeTakeFirstOrThrow();
    const period = await db
      .insertInto('pay_periods')
      .values({
        org_id: orgId,
        first_date: `2027-03-${10 + position}`,
        last_date: `2027-03-${10 + position}`,
        schedule: JSON.stringify({ kind: 'weekly', anchor: '2027-03-08' }),
        closed_by_name: text,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const link = await db
      .insertInto('days_off_links')
      .values({ org_id: orgId, asker_id: user.id, partner_id: member.user.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const leaveType = await db
      .insertInto('leave_types')
      .values({
        org_id: orgId,
        name: text.slice(0, 60),
        paid: true,
        has_balance: true,
        day_status: 'holiday',
        needs_approval: true,
        position,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const asked = await db
      .insertInto('requests')
      .values({
        org_id: orgId,
        kind: 'give',
        state: 'waiting',
        employee_id: employeeId,
        reason: text,
        starts_at: new Date(),
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const open = await db
      .insertInto('open_shifts')
      .values({
        org_id: orgId,
        location_id: location.id,
        local_date: '2027-03-10',
        start_at: '2027-03-10T00:00:00Z',
        end_at: '2027-03-10T08:00:00Z',
        notes: text,
        places: 1,
        closes_at: '2027-03-10T00:00:00Z',
        source: 'new',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const clocked = await db
      .insertInto('clock_events')
      .values({
        org_id: orgId,
        id: crypto.randomUUID(),
        employee_id: employeeId,
        kind: 'in',
        location_id: location.id,
        timezone: 'UTC',
        captured_at: '2026-03-10T00:00:00Z',
        received_at: '2026-03-10T00:00:00Z',
        effective_at: '2026-03-10T00:00:00Z',
        source: 'manager',
        reason: text,
        entered_by_name: text,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('timesheets')
      .values({
        org_id: orgId,
        id: clocked.id,
        employee_id: employeeId,
        location_id: location.id,
        timezone: 'UTC',
        date: '2026-03-10',
        start_at: '2026-03-10T00:00:00Z',
        state: 'attention',
        flags: ['end-missing'],
        disputed_reason: text,
      })
      .execute();
    return {
      organization: orgId,
      user: member.user.id,
      employee: employeeId,
      'shift-group': group.id,
      location: location.id,
      kiosk: kiosk.id,
      'pay-period': period.id,
      shift: shift.id,
      'open-shift': open.id,
      timesheet: clocked.id,
      'cover-need': need.id,
      fill: fill.id,
      'calendar-feed': feed.id,
      'days-off-link': link.id,
      'undo-step': step.id,
      'shift-template': template.id,
      'shift-rule': rule.id,
      notice: notice.id,
      'leave-type': leaveType.id,
      request: asked.id,
      'holiday-change': holidayChange.id,
      rule: bookRule.id,
      run: run.id,
      'signup-request': request.id,
      session: session.id,
      passkey: passkey.id,
      'audit-entry': entry.id,
      skill: skill.id,
      holding: holding.id,
      'skill-requirement': requirement.id,
    };
  });
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
  const own = await addOneOfEverything(person, 'Acacia');
  const gone = await addOneOfEverything(person, 'Gone', 1);
  await remove(gone);
  const tablet = await enrolTablet(testApp, person, own.location);
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
