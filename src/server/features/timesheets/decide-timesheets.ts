// What people decide about timesheets: the person confirms, a manager approves, either disputes. Nobody approves their own.
import type { Timesheet } from '#contract/api/timesheets';
import type { AuditAction } from '#contract/audit-actions';
import { AppError } from '#contract/errors';
import { type Decisions, stateOf } from '#engine/clock/sheet-state';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publishToManagers } from '../../db/publish';
import { holdPeople, holdPerson } from '../clock/clock.queries';
import { listSheets, type SheetWindow } from './list-sheets';
import {
  findSheet,
  listSheetsById,
  type SheetDecision,
  updateDecisions,
} from './timesheets.queries';

export interface Decider {
  id: string;
  name: string;
  employee_id: string | null;
}

export async function confirmSheet(
  scope: TenantScope,
  by: Decider,
  id: string,
  version: number | undefined,
  now: Instant,
): Promise<Timesheet> {
  const sheet = await getSheetToDecide(scope, id, version);
  if (sheet.employee_id !== by.employee_id) throw new AppError('not_found');
  if (sheet.flags.includes('break-unanswered')) throw new AppError('break_unanswered');
  return decide(scope, sheet, { confirmed_at: new Date(now) });
}

/** Those that need nothing else. */
export async function confirmSheets(
  scope: TenantScope,
  employeeId: string,
  { from, to }: { from: CalendarDate; to: CalendarDate },
  now: Instant,
): Promise<{ confirmed: number }> {
  await holdPerson(scope, employeeId);
  const { timesheets } = await listSheets(scope, { from, to, employeeId, state: 'undecided' });
  const drafts = timesheets.filter(
    ({ state, confirmed_at, end_at, flags }) =>
      ['draft', 'attention'].includes(state) &&
      confirmed_at === null &&
      end_at !== null &&
      !flags.includes('break-unanswered'),
  );
  for (const sheet of drafts) await decide(scope, sheet, { confirmed_at: new Date(now) });
  return { confirmed: drafts.length };
}

export async function approveSheet(
  scope: TenantScope,
  by: Decider,
  id: string,
  { version, reason }: { version?: number | undefined; reason?: string | undefined },
  now: Instant,
): Promise<Timesheet> {
  const sheet = await getSheetToDecide(scope, id, version);
  if (sheet.employee_id === by.employee_id) throw new AppError('own_timesheet');
  if (sheet.end_at === null) throw new AppError('timesheet_unfinished');
  if (!isClean(sheet) && !reason) throw new AppError('timesheet_needs_reason');
  const approved = await decide(scope, sheet, {
    ...UNDISPUTED,
    approved_at: new Date(now),
    approved_by_name: by.name,
    approved_reason: reason || null,
  });
  await record(scope, by, 'timesheet.approved', sheet, reason);
  return approved;
}

export async function approveSheets(
  scope: TenantScope,
  by: Decider,
  ids: readonly string[],
  now: Instant,
): Promise<{ approved: number }> {
  const found = await listSheetsById(scope, ids);
  if (found.length < new Set(ids).size) throw new AppError('not_found');
  return { approved: await approveClean(scope, by, found, now) };
}

/** Those of a window, some at a time. */
export async function approveCleanSheets(
  scope: TenantScope,
  by: Decider,
  { after, ...window }: SheetWindow & { after?: string | undefined },
  now: Instant,
) {
  const { timesheets, next } = await listSheets(scope, { ...window, list: 'approve', after });
  return { approved: await approveClean(scope, by, timesheets.filter(isClean), now), next };
}

/** All that are clean; whatever changed since the caller looked is passed over. */
async function approveClean(
  scope: TenantScope,
  by: Decider,
  seen: readonly Timesheet[],
  now: Instant,
): Promise<number> {
  await holdPeople(scope, [...new Set(seen.map(({ employee_id }) => employee_id))]);
  const sheets = await listSheetsById(
    scope,
    seen.map(({ id }) => id),
  );
  const clean = sheets.filter(
    (sheet) =>
      isClean(sheet) &&
      ['draft', 'confirmed'].includes(sheet.state) &&
      sheet.employee_id !== by.employee_id,
  );
  if (clean.length > 0) {
    await updateDecisions(
      scope,
      clean.map(({ id }) => id),
      {
        state: 'approved',
        approved_at: new Date(now),
        approved_by_name: by.name,
        approved_reason: null,
      },
    );
    await publishToManagers(scope, 'time');
    await audit(scope, {
      orgId: scope.orgId,
      actorUserId: by.id,
      action: 'timesheets.approved',
      targetType: 'organization',
      targetId: scope.orgId,
      metadata: { timesheets: clean.length },
    });
  }
  return clean.length;
}

export async function disputeSheet(
  scope: TenantScope,
  by: Decider & { mayManage: boolean },
  id: string,
  reason: string,
  now: Instant,
): Promise<Timesheet> {
  const sheet = await getSheetToDecide(scope, id);
  if (sheet.employee_id !== by.employee_id && !by.mayManage) throw new AppError('not_found');
  const disputed = await decide(scope, sheet, {
    ...UNAPPROVED,
    disputed_at: new Date(now),
    disputed_by_name: by.name,
    disputed_reason: reason,
  });
  await record(scope, by, 'timesheet.disputed', sheet);
  return disputed;
}

export async function reopenSheet(
  scope: TenantScope,
  by: Decider,
  id: string,
  reason: string,
): Promise<Timesheet> {
  const sheet = await getSheetToDecide(scope, id);
  const reopened = await decide(scope, sheet, {
    ...UNAPPROVED,
    ...UNDISPUTED,
    confirmed_at: null,
  });
  await record(scope, by, 'timesheet.reopened', sheet, reason);
  return reopened;
}

const UNAPPROVED = { approved_at: null, approved_by_name: null, approved_reason: null };
const UNDISPUTED = { disputed_at: null, disputed_by_name: null, disputed_reason: null };
export const CLOSED = ['locked', 'exported', 'adjusted'];

/** Holds the person, so that no event changes the sheet before the decision is stored. */
export async function getSheetToDecide(
  scope: TenantScope,
  id: string,
  version?: number,
): Promise<Timesheet> {
  const sheet = await holdSheet(scope, id, version);
  if (CLOSED.includes(sheet.state)) throw new AppError('timesheet_locked');
  if (sheet.state === 'running') throw new AppError('timesheet_running');
  return sheet;
}

/** A closed one. Of several that adjust each other, the latest. */
export async function getSheetToAdjust(
  scope: TenantScope,
  id: string,
  version?: number,
): Promise<Timesheet> {
  const sheet = await holdSheet(scope, id, version);
  if (sheet.state === 'adjusted') throw new AppError('timesheet_changed');
  if (!CLOSED.includes(sheet.state)) throw new AppError('timesheet_open');
  return sheet;
}

async function holdSheet(scope: TenantScope, id: string, version?: number): Promise<Timesheet> {
  const found = await findSheet(scope, id);
  if (!found) throw new AppError('not_found');
  await holdPerson(scope, found.employee_id);
  const sheet = await findSheet(scope, id);
  if (!sheet) throw new AppError('not_found');
  if (version !== undefined && version !== sheet.version) throw new AppError('timesheet_changed');
  return sheet;
}

function isClean({ flags, disputed_at }: Timesheet): boolean {
  return flags.length === 0 && disputed_at === null;
}

async function decide(
  scope: TenantScope,
  sheet: Timesheet,
  change: Omit<SheetDecision, 'state'>,
): Promise<Timesheet> {
  const decided = { ...sheet, ...change };
  const decisions: Decisions = {
    confirmed: decided.confirmed_at !== null,
    approved: decided.approved_at !== null,
    disputed: decided.disputed_at !== null,
  };
  const end = sheet.end_at === null ? null : (Date.parse(sheet.end_at) as Instant);
  await updateDecisions(scope, [sheet.id], {
    ...change,
    state: stateOf({ end, flags: sheet.flags }, decisions),
  });
  await publishToManagers(scope, 'time', { from: sheet.date, to: sheet.date });
  return (await findSheet(scope, sheet.id)) as Timesheet;
}

export async function record(
  scope: TenantScope,
  by: { id: string },
  action: AuditAction,
  { id, employee_name, date }: Pick<Timesheet, 'id' | 'employee_name' | 'date'>,
  reason?: string,
): Promise<void> {
  await audit(scope, {
    orgId: scope.orgId,
    actorUserId: by.id,
    action,
    targetType: 'timesheet',
    targetId: id,
    metadata: { employee: employee_name, date, ...(reason ? { reason } : {}) },
  });
}
