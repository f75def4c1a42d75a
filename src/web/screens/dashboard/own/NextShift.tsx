import type { Shift } from '#contract/api/shifts';
import { addDays } from '#engine/time/dates';
import { dateAt } from '#engine/time/instants';
import type { Instant, Zone } from '#engine/time/kinds';
import { ShiftTimes } from '../../../components/ShiftTimes';
import { formatDay, formatLength, instantOfText } from '../../../platform/formats';
import { Badge } from '../../../ui/Badge';
import { untilShift } from './until-shift';

export const DAYS_AHEAD = 60;

type NextShiftProps = {
  /** By start. */
  shifts: readonly Shift[];
  now: Instant;
};

/** When and where someone works next, on the clock of the site. */
export function NextShift({ shifts, now }: NextShiftProps) {
  const next = shifts.find(({ end_at }) => instantOfText(end_at) > now);
  if (!next) {
    return (
      <p className="text-muted">You have no published shifts in the next {DAYS_AHEAD} days.</p>
    );
  }
  return (
    <div className="flex flex-col gap-0.5">
      <p className="flex flex-wrap items-center gap-x-2 text-lg font-semibold tabular-nums">
        {dayName(next, now)}, <ShiftTimes shift={next} />
        {instantOfText(next.start_at) <= now && <Badge tone="brand">Now</Badge>}
      </p>
      <p>
        {next.location_name}
        {next.role_label && `, ${next.role_label}`}
        <span className="text-muted">, {formatLength(next)}</span>
      </p>
      <p className="text-muted tabular-nums">{untilShift(next, now)}</p>
      {next.notes && <p className="whitespace-pre-line text-muted">{next.notes}</p>}
    </div>
  );
}

function dayName({ date, timezone }: Shift, now: Instant): string {
  const today = dateAt(now, timezone as Zone);
  if (date === today) return 'Today';
  return date === addDays(today, 1) ? 'Tomorrow' : formatDay(date);
}
