// The part of "one of everything" that people work by: a shift, an open one, their time, and what they ask.
import type { Resource } from '#contract/fields';
import type { Db } from '../db/database';

export type Ids = Record<Resource, string>;

export interface Where {
  ids: Ids;
  /** Has the session, the messages and the undo steps. */
  ownerId: string;
  text: string;
  /** A second one of everything in the same organisation stands behind the first. */
  position?: number;
}

/** Needs the people, the site and the run of the same ids. */
export async function addRosterOf(db: Db, where: Where): Promise<void> {
  await addShifts(db, where);
  await addFollowers(db, where);
  await addTime(db, where);
  await addAsked(db, where);
}

async function addShifts(db: Db, { ids, text }: Where) {
  const org_id = ids.organization;
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
  await db
    .insertInto('day_statuses')
    .values({ org_id, employee_id: ids.employee, date: '2027-03-11', status: 'sick' })
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
      notes: text,
      places: 1,
      closes_at: '2027-03-12T00:00:00Z',
      source: 'new',
    })
    .execute();
}

async function addFollowers(db: Db, { ids, ownerId, text }: Where) {
  const org_id = ids.organization;
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
      user_id: ownerId,
      kind: 'published',
      urgency: 'soon',
      created_at: new Date(),
      items: JSON.stringify([{ shiftId: ids.shift, was: null, now, aloud: true }]),
    })
    .execute();
  await db
    .insertInto('undo_steps')
    .values({
      id: ids['undo-step'],
      org_id,
      user_id: ownerId,
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
      user_id: ownerId,
      from_date: '2027-03-10',
      to_date: '2027-03-12',
      request: JSON.stringify({ seconds: 1 }),
      status: 'done',
    })
    .execute();
}

async function addTime(db: Db, { ids, text, position = 0 }: Where) {
  const org_id = ids.organization;
  const first = `2027-03-${10 + position}`;
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
      source: 'manager',
      reason: text,
      entered_by_name: text,
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
      disputed_reason: text,
    })
    .execute();
  await db
    .insertInto('pay_periods')
    .values({
      id: ids['pay-period'],
      org_id,
      first_date: first,
      last_date: first,
      schedule: JSON.stringify({ kind: 'weekly', anchor: '2027-03-08' }),
      closed_at: new Date(),
      closed_by_name: text,
    })
    .execute();
}

async function addAsked(db: Db, { ids, ownerId, text }: Where) {
  const org_id = ids.organization;
  await db
    .insertInto('requests')
    .values({
      id: ids.request,
      org_id,
      kind: 'give',
      state: 'waiting',
      employee_id: ids.employee,
      reason: text.slice(0, 500),
      starts_at: new Date(),
      created_at: new Date(),
    })
    .execute();
  await db
    .insertInto('days_off_links')
    .values({
      id: ids['days-off-link'],
      org_id,
      asker_id: ids.user,
      partner_id: ownerId,
    })
    .execute();
}
