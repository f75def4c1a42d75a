// S17 and S18: what a timesheet waits for.
import { MINUTE_MS } from '../time/instants';
import type { Instant } from '../time/kinds';
import type { DerivedSheet, SheetFlag } from './derive-timesheets';

/** Locked: its pay period is closed. Adjusted: a difference to it stands in a later period. */
export const SHEET_STATES = [
  'running',
  'attention',
  'draft',
  'confirmed',
  'approved',
  'disputed',
  'locked',
  'exported',
  'adjusted',
] as const;
export type SheetState = (typeof SHEET_STATES)[number];

/** States by what a manager does about them: each is in one of the lists, but for who is at work now. */
export const SHEET_LISTS = {
  attention: ['attention', 'disputed'],
  approve: ['draft', 'confirmed'],
  decided: ['approved', 'locked', 'exported', 'adjusted'],
} as const satisfies Record<string, readonly SheetState[]>;
export type SheetListName = keyof typeof SHEET_LISTS;

/** What people have decided about a sheet as it is now. */
export interface Decisions {
  confirmed: boolean;
  approved: boolean;
  disputed: boolean;
}

/** Everything odd needs a manager, except the break, which the person is asked about. */
export function needsManager(flags: readonly SheetFlag[]): boolean {
  return flags.some((flag) => flag !== 'break-unanswered');
}

/** Whoever it belongs to is at work. */
export function isRunning({ end, flags }: Pick<DerivedSheet, 'end' | 'flags'>): boolean {
  return end === null && !flags.includes('orphan') && !flags.includes('end-missing');
}

export function stateOf(
  sheet: Pick<DerivedSheet, 'end' | 'flags'>,
  { confirmed, approved, disputed }: Decisions,
): SheetState {
  if (disputed) return 'disputed';
  if (approved) return 'approved';
  if (isRunning(sheet)) return 'running';
  if (needsManager(sheet.flags)) return 'attention';
  return confirmed ? 'confirmed' : 'draft';
}

const FORGOTTEN_MS = 60 * MINUTE_MS;

/** S17: the end to propose to someone who seems to have forgotten to clock out; null while nobody has. */
export function proposedEnd(
  { end, start, shift, flags }: Pick<DerivedSheet, 'end' | 'start' | 'shift' | 'flags'>,
  now: Instant,
): Instant | null {
  if (end !== null || flags.includes('orphan') || !shift || shift.end <= start) return null;
  return now >= shift.end + FORGOTTEN_MS || flags.includes('end-missing') ? shift.end : null;
}
