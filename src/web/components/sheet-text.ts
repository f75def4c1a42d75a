// Timesheets in words.
import type { Timesheet } from '#contract/api/timesheets';
import { formatHours, formatRange, formatTime } from '../platform/formats';

export const FLAG_TEXTS: Record<Timesheet['flags'][number], string> = {
  unrostered: 'Not rostered',
  orphan: 'Start missing',
  'end-missing': 'End missing',
  'in-again': 'Clocked in twice',
  'too-long': 'Longer than any shift',
  'end-stated': 'End written down later',
  'break-unmatched': 'Break without a start or end',
  'break-unanswered': 'Break not answered',
  'break-not-offered': 'No break offered',
  skew: 'Clock of the device was wrong',
  jumped: 'Clock of the device was set',
  future: 'In the future',
  old: 'Came after 7 days',
  outside: 'Away from the job site',
  adjusts: 'Changes a closed pay period',
  gone: 'Nobody worked it',
};

export const SHEET_STATE_TEXTS: Record<Timesheet['state'], string> = {
  running: 'Clocked in',
  attention: 'Needs attention',
  draft: 'Not confirmed',
  confirmed: 'Confirmed',
  approved: 'Approved',
  disputed: 'Disputed',
  locked: 'Closed',
  exported: 'Exported',
  adjusted: 'Adjusted later',
};

/** '09:00–17:03', or with what is missing. */
export function clockedText({ start_at, end_at, timezone, flags }: Timesheet): string {
  if (end_at) return formatRange({ start_at, end_at, timezone });
  const time = formatTime(start_at, timezone);
  return flags.includes('orphan') ? time : `from ${time}`;
}

export function rosteredText({ rostered_start, rostered_end, timezone }: Timesheet): string {
  return rostered_start && rostered_end
    ? formatRange({ start_at: rostered_start, end_at: rostered_end, timezone })
    : 'not rostered';
}

/** '7.58 h', or '9 h worked, 8 h by the clock' when the clocks change. Nothing counts without an end. */
export function countedText({ end_at, elapsed_seconds, clock_seconds }: Timesheet): string {
  if (!end_at) return 'nothing yet';
  const [worked, paid] = [elapsed_seconds, clock_seconds].map((each) => formatHours(each / 3600));
  return elapsed_seconds === clock_seconds ? `${paid}` : `${worked} worked, ${paid} by the clock`;
}

/** '30 min break', 'no break taken' */
export function breakText({ break_seconds, break_answer }: Timesheet): string | null {
  if (break_seconds > 0) return `${Math.round(break_seconds / 60)} min break`;
  if (break_answer === 'not-taken') return 'no break taken';
  return break_answer === 'not-offered' ? 'no break offered' : null;
}

/** 'Started 12 min late, finished 20 min early'; null within a few minutes of the roster. */
export function differenceText(sheet: Timesheet): string | null {
  const { start_at, end_at, rostered_start, rostered_end } = sheet;
  const parts = [
    rostered_start && offBy('started', start_at, rostered_start),
    rostered_end && end_at && offBy('finished', end_at, rostered_end),
  ].filter(Boolean);
  const text = parts.join(', ');
  return text ? `${text[0]?.toUpperCase()}${text.slice(1)}` : null;
}

const FEW_MINUTES = 5;

function offBy(what: string, at: string, planned: string): string | null {
  const minutes = Math.round((Date.parse(at) - Date.parse(planned)) / 60_000);
  if (Math.abs(minutes) < FEW_MINUTES) return null;
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  const length = [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
  return `${what} ${length} ${minutes > 0 ? 'late' : 'early'}`;
}

/** 'Paid 7.5 h in closed periods, difference +1 h', of a timesheet that adjusts a closed one. */
export function paidText({
  paid,
  elapsed_seconds,
  clock_seconds,
  end_at,
}: Timesheet): string | null {
  if (!paid) return null;
  const hours = (seconds: number) => formatHours(seconds / 3600);
  const signed = (seconds: number) => `${seconds < 0 ? '−' : '+'}${hours(Math.abs(seconds))}`;
  const before = `Paid ${hours(paid.clock_seconds)} in closed periods`;
  if (!end_at) return before;
  const byClock = clock_seconds - paid.clock_seconds;
  const worked = elapsed_seconds - paid.elapsed_seconds;
  if (byClock === 0 && worked === 0) return `${before}, no difference`;
  const difference =
    byClock === worked
      ? signed(byClock)
      : `${signed(worked)} worked, ${signed(byClock)} by the clock`;
  return `${before}, difference ${difference}`;
}
