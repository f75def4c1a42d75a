import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { ShiftTimes } from '../../../components/ShiftTimes';
import { useMinute } from '../../../components/use-now';
import { formatShortDay } from '../../../platform/formats';
import { Badge } from '../../../ui/Badge';
import { Card, CardHeader, CardTitle } from '../../../ui/Card';
import { Skeleton } from '../../../ui/Skeleton';
import { ShiftState } from '../ask/ShiftState';
import { comingUp, type MonthDay } from './month-days';

type ComingUpProps = {
  /** Undefined while loading. */
  days: readonly MonthDay[] | undefined;
  today: CalendarDate;
  onOpen: (date: CalendarDate) => void;
};

const SHOWN = 8;
const SKELETON_ROWS = [1, 2, 3, 4];

/** The next shifts of the month, for those who only glance at the page. */
export function ComingUp({ days, today, onOpen }: ComingUpProps) {
  const shifts = comingUp(days ?? [], useMinute());
  const more = shifts.length - SHOWN;
  return (
    <Card aria-label="Coming up" aria-busy={!days} className="pb-2">
      <CardHeader>
        <CardTitle>Coming up</CardTitle>
      </CardHeader>
      {!days && (
        <div className="flex flex-col gap-2 px-4 pt-3 pb-2 sm:px-5">
          {SKELETON_ROWS.map((row) => (
            <Skeleton key={row} className="h-11" />
          ))}
        </div>
      )}
      {days && shifts.length === 0 && (
        <p className="px-4 pt-2 pb-3 text-muted sm:px-5 sm:text-sm">No more shifts this month.</p>
      )}
      <ul className="flex flex-col pt-1">
        {shifts.slice(0, SHOWN).map((shift) => (
          <li key={shift.id}>
            <button
              type="button"
              onClick={() => onOpen(shift.date)}
              className="flex min-h-14 w-full flex-col justify-center px-4 py-1.5 text-left -outline-offset-2 hover:bg-subtle sm:min-h-12 sm:px-5"
            >
              <span className="flex items-baseline justify-between gap-3 sm:text-sm">
                <span className="font-medium">{dayName(shift.date, today)}</span>
                <ShiftTimes shift={shift} />
              </span>
              <span className="flex items-baseline justify-between gap-3 text-sm text-muted">
                <span className="truncate">{shift.location_name}</span>
                {shift.published ? (
                  <ShiftState shiftId={shift.id} />
                ) : (
                  <Badge tone="warn">Draft</Badge>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="px-4 pt-1 pb-2 text-sm text-muted sm:px-5">+{more} more</p>}
    </Card>
  );
}

function dayName(date: CalendarDate, today: CalendarDate): string {
  if (date === today) return 'Today';
  if (date === addDays(today, 1)) return 'Tomorrow';
  return formatShortDay(date);
}
