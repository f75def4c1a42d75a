import { getAuditRetention, listAuditPeople, readAuditLog } from '#contract/api/audit-log';
import { undoRule } from '#contract/api/auto-roster';
import { listCalendarFeeds } from '#contract/api/calendar-feeds';
import { listKiosks } from '#contract/api/kiosks';
import { listLeaveBalances, listOwnLeave } from '#contract/api/leave';
import { listLeaveTypes } from '#contract/api/leave-types';
import { publishRoster } from '#contract/api/publish-roster';
import { transferCells } from '#contract/api/roster';
import { listUnconfirmedShifts } from '#contract/api/shift-answers';
import { listUncoveredShifts } from '#contract/api/shifts';
import { getTwoStep } from '#contract/api/two-step';
import type { CalendarDate } from '#engine/time/kinds';
import { rule, run } from '../auto-roster';
import { withBakery } from '../bakery';
import { FIRST_AID, need } from '../cover';
import type { FakeServer } from '../fake-server';
import { LEAVE_SETTINGS, leaveOf } from '../leave';
import { employee, group } from '../people';
import { idOf } from '../screen-test';
import { DEPOT, shift } from '../shifts';
import { holding } from '../skills';

const WARD_A = group('Ward A', { member_count: 1 });
export const AMY = employee('Amy Able', { shift_group: WARD_A });

/** A bakery with one of everything that an owner can open. */
export function withFullBakery(server: FakeServer): void {
  server.on(listKiosks).answer(() => [
    {
      id: idOf('Gate tablet'),
      label: 'Gate tablet',
      location_id: DEPOT.id,
      site_name: DEPOT.name,
      created_by_name: 'Olive Owner',
      enrolled_at: null,
      last_seen_at: null,
    },
  ]);
  withBakery(server, {
    people: [AMY],
    groups: [WARD_A],
    shifts: [shift('Amy Able', { date: '2027-03-10' }), shift('Amy Able', { date: '2027-03-12' })],
    statuses: [{ employee_id: AMY.id, date: '2027-03-12' as CalendarDate, status: 'sick' }],
    runs: [run()],
    rules: [rule('Ward days')],
    needs: [need()],
    skills: [FIRST_AID],
    holdings: [holding('First aid')],
    requirements: [
      {
        id: idOf('requirement'),
        location_id: DEPOT.id,
        role_label: null,
        template_code: null,
        all_of: [idOf('First aid')],
        any_of: [],
      },
    ],
  });
  const uncovered = { ...shift('Amy Able', { date: '2027-03-12' }), status: 'sick' as const };
  server.on(listUncoveredShifts).answer(() => ({ count: 1, shifts: [uncovered] }));
  const unconfirmed = { ...shift('Amy Able', { date: '2027-03-12' }), answer: null };
  server
    .on(listUnconfirmedShifts)
    .answer(() => ({ count: 1, shifts: [{ ...unconfirmed, answer_note: null }] }));
  const laptop = {
    id: idOf('Laptop'),
    name: 'Laptop',
    created_at: '2027-03-01T00:00:00Z',
    last_used_at: null,
  };
  server.on(getTwoStep).answer(() => ({ app: false, passkeys: [laptop], recovery_codes_left: 10 }));
  server.on(listCalendarFeeds).answer(() => [
    {
      id: idOf('My phone'),
      label: 'My phone',
      scope: 'shifts',
      created_at: '2027-03-01T00:00:00Z',
      last_fetched_at: null,
      last_fetched_by: null,
    },
  ]);
  server.on(listLeaveTypes).answer(() => LEAVE_SETTINGS);
  server.on(listOwnLeave).answer(() => [leaveOf({ state: 'done' })]);
  server.on(listLeaveBalances).answer(() => [
    {
      type_id: idOf('Annual leave'),
      type_name: 'Annual leave',
      minutes: 600,
      booked: 0,
      accrual_weeks: 4,
      entries: [],
    },
  ]);
  server.on(readAuditLog).answer(() => ({ entries: [], more: false }));
  server.on(listAuditPeople).answer(() => []);
  server
    .on(getAuditRetention)
    .answer(() => ({ audit_changes_months: 24, audit_sign_ins_months: 12 }));
  server.on(undoRule).answer(() => ({ removed: 4, kept: 0 }));
  server.on(publishRoster).answer(() => ({
    cells: null,
    undo_id: null,
    shifts: 0,
    preview: {
      fingerprint: '1.0.none',
      shifts: 0,
      besidePublished: 0,
      people: [],
      peopleCount: 0,
      withoutAccount: 0,
      findings: [],
      counts: [],
      blocks: [],
      blockCount: 0,
      cover: [],
      next: null,
    },
  }));
  server.on(transferCells).answer(() => ({
    cells: null,
    undo_id: null,
    shifts: 2,
    statuses: 0,
    conflicts: [],
    conflictCount: 0,
    skipped: 0,
    replaced: 0,
    awayCount: 0,
    away: [],
    shortRestCount: 0,
    shortRest: [],
  }));
}
