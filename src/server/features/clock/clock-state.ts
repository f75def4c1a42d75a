import type { ClockState } from '#contract/api/clock';
import type { Timesheet } from '#contract/api/timesheets';
import { proposedEnd } from '#engine/clock/sheet-state';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { findAgain } from '../timesheets/answer-again';
import { listLatestSheets } from '../timesheets/timesheets.queries';
import { readFence } from './clock-settings';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

export async function readClockState(
  scope: TenantScope,
  employeeId: string,
  now: Instant,
): Promise<ClockState> {
  const sheets = await listLatestSheets(scope, employeeId, (now - WEEK_MS) as Instant);
  const running = sheets.find(({ state }) => state === 'running') ?? null;
  const { mode } = await readFence(scope, now);
  return {
    state: running ? (running.break_since ? 'break' : 'on') : 'off',
    running,
    proposed_end: running && proposalFor(running, now),
    again: await readAgain(scope, sheets),
    sheets,
    location: mode,
  };
}

/** The oldest one that still can be answered. */
async function readAgain(scope: TenantScope, sheets: readonly Timesheet[]) {
  const sheet = sheets.findLast(
    ({ flags, state }) => flags.includes('in-again') && ['running', 'attention'].includes(state),
  );
  const event = sheet && (await findAgain(scope, sheet));
  return event ? { timesheet_id: sheet.id, at: new Date(event.at).toISOString() } : null;
}

function proposalFor(sheet: Timesheet, now: Instant): string | null {
  const { start_at, rostered_start, rostered_end, flags } = sheet;
  const instant = (text: string) => Date.parse(text) as Instant;
  const shift =
    rostered_start && rostered_end
      ? {
          id: '',
          siteId: '',
          role: null,
          start: instant(rostered_start),
          end: instant(rostered_end),
        }
      : null;
  const proposal = proposedEnd({ start: instant(start_at), end: null, shift, flags }, now);
  return proposal === null ? null : new Date(proposal).toISOString();
}
