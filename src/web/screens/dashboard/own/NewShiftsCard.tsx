import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { Shift } from '#contract/api/shifts';
import { counted } from '#engine/counted';
import { DAY_MS } from '#engine/time/dates';
import type { Instant } from '#engine/time/kinds';
import { ShiftTimes } from '../../../components/ShiftTimes';
import { formatAgo, formatShortDay, instantOfText } from '../../../platform/formats';
import { Card, CardHeader, CardTitle } from '../../../ui/Card';

const NEW_DAYS = 7;
const FIRST_SHOWN = 5;

type NewShiftsCardProps = {
  /** By start. */
  shifts: readonly Shift[];
  now: Instant;
  zone: string;
};

/** The shifts still to come that were published or changed in the last 7 days. */
export function NewShiftsCard({ shifts, now, zone }: NewShiftsCardProps) {
  const id = useId();
  const changed = shifts.filter(
    ({ end_at, updated_at }) =>
      instantOfText(end_at) > now && instantOfText(updated_at) > now - NEW_DAYS * DAY_MS,
  );
  const more = changed.length - FIRST_SHOWN;
  return (
    <Card aria-labelledby={id}>
      <CardHeader className="pb-3">
        <CardTitle id={id}>What is new</CardTitle>
      </CardHeader>
      <p className="border-t border-line px-4 py-3 text-muted sm:px-5 sm:text-sm">
        {changed.length > 0
          ? `${counted(changed.length, 'shift was', 'shifts were')} published or changed in the last ${NEW_DAYS} days.`
          : `None of your shifts has changed in the last ${NEW_DAYS} days.`}
      </p>
      <ul className="divide-y divide-line">
        {changed.slice(0, FIRST_SHOWN).map((shift) => (
          <li
            key={shift.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5 sm:px-5 sm:text-sm"
          >
            <span className="min-w-0 wrap-anywhere">
              {`${formatShortDay(shift.date)}, `}
              <ShiftTimes shift={shift} />
              {`, ${shift.location_name}`}
            </span>
            <span className="text-muted">{formatAgo(shift.updated_at, now, zone)}</span>
          </li>
        ))}
        {more > 0 && (
          <li className="px-4 py-2.5 sm:px-5 sm:text-sm">
            <Link to="/my-shifts" className="text-brand underline underline-offset-4">
              {`${counted(more, 'more shift')} in My Shifts`}
            </Link>
          </li>
        )}
      </ul>
    </Card>
  );
}
