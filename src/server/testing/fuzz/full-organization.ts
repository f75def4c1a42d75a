// Adds an organisation with one of everything, and a given text in every text field.
import { sql } from 'kysely';
import type { Resource } from '#contract/fields';
import type { Role } from '#contract/rights';
import type { Database, Db } from '../../db/database';
import { hashPassword } from '../../features/auth/passwords';
import { hashToken, newToken } from '../../http/tokens';
import type { Random } from './random';

/** The password of the contract's examples, so that sample calls are valid. */
const EXAMPLE_PASSWORD = 'correct horse battery';
let hash: Promise<string> | undefined;

export type Ids = Record<Resource, string>;

export interface FullOrganization {
  orgId: string;
  ids: Ids;
  /** Tokens of the test mode's pages and of a signup in progress. */
  tokens: Record<'checkout' | 'portal' | 'signup', string>;
  users: Record<'owner' | 'manager' | 'employee', string>;
}

export async function addFullOrganization(
  database: Database,
  random: Random,
  text: string,
): Promise<FullOrganization> {
  const orgId = random.uuid();
  const users = { owner: random.uuid(), manager: random.uuid(), employee: random.uuid() };
  const ids: Ids = {
    organization: orgId,
    user: random.uuid(),
    employee: random.uuid(),
    'shift-group': random.uuid(),
    location: random.uuid(),
    kiosk: random.uuid(),
    'pay-period': random.uuid(),
    shift: random.uuid(),
    skill: random.uuid(),
    'cover-need': random.uuid(),
    'calendar-feed': random.uuid(),
    'days-off-link': random.uuid(),
    fill: random.uuid(),
    'undo-step': random.uuid(),
    'shift-template': random.uuid(),
    'shift-rule': random.uuid(),
    'holiday-change': random.uuid(),
    'leave-type': random.uuid(),
    notice: random.uuid(),
    request: random.uuid(),
    'open-shift': random.uuid(),
    timesheet: random.uuid(),
    rule: random.uuid(),
    run: random.uuid(),
    'signup-request': random.uuid(),
    session: random.uuid(),
    passkey: random.uuid(),
    'audit-entry': random.uuid(),
    holding: random.uuid(),
    'skill-requirement': random.uuid(),
  };
  const tokens = { checkout: newToken(), portal: newToken(), signup: newToken() };
  await database.transact({ orgId }, async (db) => {
    await addUser(db, users.owner, `Owner ${orgId}`);
    await db
      .insertInto('organizations')
      .values({ id: orgId, name: `Organisation ${orgId}`, owner_user_id: users.owner, notes: text })
      .execute();
    const roles: [string, Role][] = [
      [users.owner, 'owner'],
      [users.manager, 'manager'],
      [users.employee, 'employee'],
      [ids.user, 'employee'],
    ];
    for (const [userId, role] of roles) {
      if (role !== 'owner') await addUser(db, userId, `A ${role}`);
      await db.insertInto('memberships').values({ org_id: orgId, user_id: userId, role }).execute();
      await db
        .insertInto('employees')
        .values({
          ...(userId === ids.user ? { id: ids.employee } : {}),
          org_id: orgId,
          user_id: userId,
          name: text,
          email: `${userId}@example.com`,
          phone: text,
        })
        .execute();
    }
    await db
      .insertInto('days_off_links')
      .values({
        id: ids['days-off-link'],
        org_id: orgId,
        asker_id: ids.user,
        partner_id: users.owner,
      })
      .execute();
    await db
      .insertInto('leave_types')
      .values({
        id: ids['leave-type'],
        org_id: orgId,
        name: text.slice(0, 60),
        paid: true,
        has_balance: true,
        day_status: 'holiday',
        needs_approval: true,
        position: 0,
      })
      .execute();
    await addRoster(db, orgId, users.owner, ids, text);
    await db
      .insertInto('requests')
      .values({
        id: ids.request,
        org_id: orgId,
        kind: 'give',
        state: 'waiting',
        employee_id: ids.employee,
        reason: text.slice(0, 500),
        starts_at: new Date(),
        created_at: new Date(),
      })
      .execute();
    await db
      .insertInto('kiosks')
      .values({ id: ids.kiosk, org_id: orgId, location_id: ids.location, label: text.slice(0, 60) })
      .execute();
    await db
      .insertInto('pay_periods')
      .values({
        id: ids['pay-period'],
        org_id: orgId,
        first_date: '2027-03-08',
        last_date: '2027-03-14',
        schedule: JSON.stringify({ kind: 'weekly', anchor: '2027-03-08' }),
        closed_at: new Date(),
      })
      .execute();
    await db
      .insertInto('kiosk_pins')
      .values({ org_id: orgId, employee_id: ids.employee, pin_hash: newToken() })
      .execute();
    await addSkills(db, orgId, ids, text);
    await addBilling(db, orgId, tokens);
    await addSignIn(db, users.owner, ids, text);
    await db
      .insertInto('audit_log')
      .values({
        id: ids['audit-entry'],
        org_id: orgId,
        actor_user_id: users.owner,
        action: 'location.created',
        target_type: 'location',
        target_id: ids.location,
        metadata: JSON.stringify({ name: text }),
      })
      .execute();
  });
  return { orgId, ids, users, tokens };
}

export async function addUser(db: Db, id: string, name: string, superAdmin = false) {
  hash ??= hashPassword(EXAMPLE_PASSWORD);
  await db
    .insertInto('users')
    .values({
      id,
      email: `${id}@example.com`,
      name,
      password_hash: await hash,
      platform_role: superAdmin ? 'super_admin' : 'none',
    })
    .execute();
}

async function addSignIn(db: Db, userId: string, ids: Ids, text: string) {
  await db
    .insertInto('sessions')
    .values({
      id: ids.session,
      token_hash: hashToken(newToken()),
      user_id: userId,
      user_agent: text,
      expires_at: sql<Date>`now() + interval '1 day'`,
    })
    .execute();
  await db
    .insertInto('calendar_feeds')
    .values({
      id: ids['calendar-feed'],
      org_id: ids.organization,
      user_id: userId,
      label: text.slice(0, 60),
      scope: 'shifts',
      token_hash: Buffer.from(ids['calendar-feed']),
    })
    .execute();
  await db
    .insertInto('passkeys')
    .values({
      id: ids.passkey,
      user_id: userId,
      name: text.slice(0, 60),
      credential_id: ids.passkey,
      public_key: Buffer.from('key'),
      counter: 0,
      transports: [],
    })
    .execute();
}

async function addRoster(db: Db, org_id: string, userId: string, ids: Ids, text: string) {
  const name = text.slice(0, 50);
  await db
    .insertInto('shift_groups')
    .values({ id: ids['shift-group'], org_id, name, position: 0 })
    .execute();
  await db
    .insertInto('locations')
    .values({ id: ids.location, org_id, name, notes: text, address: text })
    .execute();
  await db
    .insertInto('cover_needs')
    .values({
      id: ids['cover-need'],
      org_id,
      location_id: ids.location,
      label: name,
      weekdays: [1, 2, 3],
      on_holidays: 'as-weekday',
      start_time: '09:00',
      end_time: '17:00',
      minimum: 1,
      target: 1,
      role_label: name,
      skills: JSON.stringify([{ skill: ids.skill, count: 1 }]),
    })
    .execute();
  await db
    .insertInto('cover_need_dates')
    .values({ org_id, need_id: ids['cover-need'], date: '2027-03-10' })
    .execute();
  await db
    .insertInto('shift_templates')
    .values({
      id: ids['shift-template'],
      org_id,
      name,
      type: 'fixed',
      cycle_days: 2,
      duration_hours: 8,
      pattern_json: JSON.stringify({ A: ['D', 'OFF'] }),
      start_times_json: JSON.stringify({ D: '09:00' }),
      teams_json: JSON.stringify(['A']),
      legend_json: JSON.stringify({ D: name, OFF: 'Off' }),
      tied_to_weekdays: false,
    })
    .execute();
  await db
    .insertInto('shift_rules')
    .values({
      id: ids['shift-rule'],
      org_id,
      name,
      shift_template_id: ids['shift-template'],
      template_name: name,
      applies_to_type: 'employee',
      applies_to_id: ids.employee,
      start_datetime: '2027-03-01T00:00:00Z',
      timezone: 'UTC',
      parameters_json: JSON.stringify({ notes: text }),
      status: 'paused',
    })
    .execute();
  await db
    .insertInto('contracts')
    .values({
      org_id,
      employee_id: ids.employee,
      valid_from: '2027-01-01',
      type: 'full-time',
      ordinary_minutes: 2280,
      ordinary_days: 7,
      employee_number: name,
    })
    .execute();
  await db
    .insertInto('open_shifts')
    .values({
      id: ids['open-shift'],
      org_id,
      location_id: ids.location,
      local_date: '2027-03-12',
      start_at: '2027-03-12T00:00:00Z',
      end_at: '2027-03-12T08:00:00Z',
      places: 1,
      closes_at: '2027-03-12T00:00:00Z',
      source: 'new',
    })
    .execute();
  await db
    .insertInto('clock_events')
    .values({
      org_id,
      id: ids.timesheet,
      employee_id: ids.employee,
      kind: 'in',
      location_id: ids.location,
      timezone: 'UTC',
      captured_at: '2026-03-10T00:00:00Z',
      received_at: '2026-03-10T00:00:00Z',
      effective_at: '2026-03-10T00:00:00Z',
      source: 'web',
    })
    .execute();
  await db
    .insertInto('timesheets')
    .values({
      org_id,
      id: ids.timesheet,
      employee_id: ids.employee,
      location_id: ids.location,
      timezone: 'UTC',
      date: '2026-03-10',
      start_at: '2026-03-10T00:00:00Z',
      end_at: '2026-03-10T08:00:00Z',
      state: 'attention',
      flags: ['unrostered'],
    })
    .execute();
  await db
    .insertInto('holiday_changes')
    .values({
      id: ids['holiday-change'],
      org_id,
      location_id: ids.location,
      kind: 'add',
      date: '2027-03-11',
      name,
    })
    .execute();
  await db
    .insertInto('rules')
    .values({
      id: ids.rule,
      org_id,
      kind: 'rest',
      params: JSON.stringify({ minutes: 600, agreed: null, brokenSpan: null }),
      severity: 'warn',
      scope: 'person',
      employee_id: ids.employee,
      origin: 'policy',
      text,
    })
    .execute();
  await db
    .insertInto('generation_runs')
    .values({
      id: ids.run,
      org_id,
      created_by_user_name: text,
      template_id: ids['shift-template'],
      template_name: name,
      start_date: '2027-03-01',
      end_date: '2027-03-02',
      cycle_start_date: '2027-03-01',
      status: 'completed',
      revision: 1,
      generation_params: JSON.stringify({ notes: text }),
    })
    .execute();
  await addShift(db, org_id, userId, ids, text);
}

async function addShift(db: Db, org_id: string, userId: string, ids: Ids, text: string) {
  await db
    .insertInto('shifts')
    .values({
      id: ids.shift,
      org_id,
      employee_id: ids.employee,
      location_id: ids.location,
      local_date: '2027-03-10',
      start_at: '2027-03-10T00:00:00Z',
      end_at: '2027-03-10T08:00:00Z',
      notes: text,
      role_label: text,
      published: true,
      run_id: ids.run,
    })
    .execute();
  const now = {
    siteId: ids.location,
    date: '2027-03-10',
    start: Date.parse('2027-03-10T00:00:00Z'),
    end: Date.parse('2027-03-10T08:00:00Z'),
    role: text,
    note: text,
    site: text,
    zone: 'UTC',
  };
  await db
    .insertInto('notices')
    .values({
      id: ids.notice,
      org_id,
      user_id: userId,
      kind: 'published',
      urgency: 'soon',
      created_at: new Date(),
      items: JSON.stringify([{ shiftId: ids.shift, was: null, now, aloud: true }]),
    })
    .execute();
  await db
    .insertInto('day_statuses')
    .values({ org_id, employee_id: ids.employee, date: '2027-03-11', status: 'sick' })
    .execute();
  await db
    .insertInto('undo_steps')
    .values({
      id: ids['undo-step'],
      org_id,
      user_id: userId,
      revision: 0,
      before: JSON.stringify({ shifts: [], statuses: [] }),
      after: JSON.stringify({ shifts: [], statuses: [] }),
    })
    .execute();
  await db
    .insertInto('fills')
    .values({
      id: ids.fill,
      org_id,
      user_id: userId,
      from_date: '2027-03-10',
      to_date: '2027-03-12',
      request: JSON.stringify({ seconds: 1 }),
      status: 'done',
    })
    .execute();
  await db
    .insertInto('signup_requests')
    .values({
      id: ids['signup-request'],
      organization_name: 'A request',
      requester_name: 'A requester',
      requester_email: `${ids['signup-request']}@example.com`,
    })
    .execute();
}

async function addSkills(db: Db, org_id: string, ids: Ids, text: string) {
  const skill = { org_id, name: text.slice(0, 100), kind: 'licence', severity: 'warn' };
  await db
    .insertInto('skills')
    .values({ ...skill, id: ids.skill, has_number: true, has_class: true })
    .execute();
  const holding = { org_id, employee_id: ids.employee, skill_id: ids.skill };
  await db
    .insertInto('holdings')
    .values({ ...holding, id: ids.holding, number: text.slice(0, 100) })
    .execute();
  await db
    .insertInto('holding_files')
    .values({
      org_id,
      holding_id: ids.holding,
      name: text.slice(0, 200),
      media_type: 'application/pdf',
      content: Buffer.from(`%PDF-${text}`),
    })
    .execute();
  await db
    .insertInto('skill_requirements')
    .values({ org_id, id: ids['skill-requirement'], role_label: text, all_of: [ids.skill] })
    .execute();
}

async function addBilling(db: Db, org_id: string, tokens: FullOrganization['tokens']) {
  const expires_at = new Date(Date.now() + 60 * 60_000);
  const customer_id = `sandbox_${org_id}`;
  await db.insertInto('sandbox_subscriptions').values({ org_id, customer_id }).execute();
  for (const kind of ['checkout', 'portal'] as const) {
    await db
      .insertInto('sandbox_sessions')
      .values({
        token_hash: hashToken(tokens[kind]),
        org_id,
        kind,
        success_url: 'http://localhost/',
        cancel_url: 'http://localhost/',
        expires_at,
      })
      .execute();
  }
  await db
    .insertInto('signups')
    .values({ token_hash: hashToken(tokens.signup), org_id, expires_at })
    .execute();
  await db
    .updateTable('organizations')
    .set({ payment_customer_id: customer_id })
    .where('id', '=', org_id)
    .execute();
}
