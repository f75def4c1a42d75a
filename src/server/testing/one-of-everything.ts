// Adds one of everything that a call can name, with a given text in every field that takes one.
import { sql } from 'kysely';
import type { Db } from '../db/database';
import { hashToken, newToken } from '../http/tokens';
import { addRosterOf, type Ids, type Where } from './roster-of-everything';

/** Ids for one of everything, that is yet to be added. */
export function makeIds(
  known: Pick<Ids, 'organization' | 'user' | 'employee'>,
  uuid: () => string,
): Ids {
  return {
    ...known,
    'shift-group': uuid(),
    location: uuid(),
    kiosk: uuid(),
    'pay-period': uuid(),
    shift: uuid(),
    skill: uuid(),
    'cover-need': uuid(),
    'calendar-feed': uuid(),
    'days-off-link': uuid(),
    fill: uuid(),
    'undo-step': uuid(),
    'shift-template': uuid(),
    'shift-rule': uuid(),
    'holiday-change': uuid(),
    'leave-type': uuid(),
    notice: uuid(),
    request: uuid(),
    'open-shift': uuid(),
    timesheet: uuid(),
    rule: uuid(),
    run: uuid(),
    'signup-request': uuid(),
    session: uuid(),
    passkey: uuid(),
    'audit-entry': uuid(),
    holding: uuid(),
    'skill-requirement': uuid(),
  };
}

/** The organisation, the people and a signup request are there already, or their maker adds them. */
export async function addOneOfEverything(db: Db, where: Where): Promise<void> {
  await addPlaces(db, where);
  await addAutoRoster(db, where);
  await addSkills(db, where);
  await addRules(db, where);
  await addRosterOf(db, where);
  await addSignIn(db, where);
}

async function addPlaces(db: Db, { ids, text, position = 0 }: Where) {
  const org_id = ids.organization;
  const name = text.slice(0, 50);
  await db
    .insertInto('shift_groups')
    .values({ id: ids['shift-group'], org_id, name, position })
    .execute();
  await db
    .insertInto('locations')
    .values({ id: ids.location, org_id, name, notes: text, address: text })
    .execute();
  await db
    .insertInto('kiosks')
    .values({
      id: ids.kiosk,
      org_id,
      location_id: ids.location,
      label: name,
      created_by_name: text,
    })
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
}

async function addAutoRoster(db: Db, { ids, text }: Where) {
  const org_id = ids.organization;
  const name = text.slice(0, 50);
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
}

async function addSkills(db: Db, { ids, text }: Where) {
  const org_id = ids.organization;
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

async function addRules(db: Db, { ids, ownerId, text, position = 0 }: Where) {
  const org_id = ids.organization;
  const name = text.slice(0, 50);
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
    .insertInto('contracts')
    .values({
      org_id,
      employee_id: ids.employee,
      valid_from: '2027-01-01',
      type: 'full-time',
      ordinary_minutes: 2280,
      ordinary_days: 7,
      employee_number: name,
      created_by_name: text,
    })
    .execute();
  await db
    .insertInto('leave_types')
    .values({
      id: ids['leave-type'],
      org_id,
      name: text.slice(0, 60),
      paid: true,
      has_balance: true,
      day_status: 'holiday',
      needs_approval: true,
      position,
    })
    .execute();
  await db
    .insertInto('audit_log')
    .values({
      id: ids['audit-entry'],
      org_id,
      actor_user_id: ownerId,
      action: 'location.created',
      target_type: 'location',
      target_id: ids.location,
      metadata: JSON.stringify({ name: text }),
    })
    .execute();
}

async function addSignIn(db: Db, { ids, ownerId, text }: Where) {
  const org_id = ids.organization;
  await db
    .insertInto('sessions')
    .values({
      id: ids.session,
      token_hash: hashToken(newToken()),
      user_id: ownerId,
      user_agent: text,
      expires_at: sql<Date>`now() + interval '1 day'`,
    })
    .execute();
  await db
    .insertInto('calendar_feeds')
    .values({
      id: ids['calendar-feed'],
      org_id,
      user_id: ownerId,
      label: text.slice(0, 60),
      scope: 'shifts',
      token_hash: Buffer.from(ids['calendar-feed']),
    })
    .execute();
  await db
    .insertInto('passkeys')
    .values({
      id: ids.passkey,
      user_id: ownerId,
      name: text.slice(0, 60),
      credential_id: ids.passkey,
      public_key: Buffer.from('key'),
      counter: 0,
      transports: [],
    })
    .execute();
}
