import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { ShiftTimes } from '../../../components/ShiftTimes';
import { useMinute } from '../../../components/use-now';
import { workedShifts } from '../../../components/worked-shifts';
import { useDayStatuses } from '../../../data/day-statuses';
import { useShifts } from '../../../data/shifts';
import { formatShortDay } from '../../../platform/formats';
import { Card } from '../../../ui/Card';
import { Skeleton } from '../../../ui/Skeleton';
import { ShiftState } from '../ask/ShiftState';

type TodayAndNextProps = { employeeId: string; today: CalendarDate };

const DAYS_AHEAD = 60;

/** On a phone the first look is at today and the next shift, whichever month it is in. */
export function TodayAndNext({ employeeId, today }: TodayAndNextProps) {
  const now = useMinute();
  const days = { from: addDays(today, -1), to: addDays(today, DAYS_AHEAD) };
  const shifts = useShifts({
    from: `${addDays(days.from, -1)}T00:00:00.000Z`,
    to: `${addDays(days.to, 1)}T00:00:00.000Z`,
    employeeId,
  });
  const statuses = useDayStatuses({ ...days, employeeId });
  // The month below says what couldn't be read.
  if (shifts.isError || statuses.isError) return null;
  if (!shifts.data || !statuses.data) return <Skeleton className="h-25.5" />;
  const [next] = workedShifts(shifts.data, statuses.data)
    .filter(({ published, end_at }) => published && Date.parse(end_at) > now)
    .sort((one, other) => Date.parse(one.start_at) - Date.parse(other.start_at));
  return (
    <Card aria-label="Today and your next shift" className="px-4 py-3 print:hidden">
      {next?.date !== today && !(next && Date.parse(next.start_at) <= now) && (
        <p className="text-muted">No shift today</p>
      )}
      {next ? (
        <>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-lg font-semibold">
            <span className="whitespace-nowrap">{whenOf(next, today, now)}</span>
            <ShiftTimes shift={next} />
          </p>
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <p className="truncate text-muted">
              {[next.location_name, next.role_label].filter(Boolean).join(', ')}
            </p>
            <ShiftState shiftId={next.id} />
          </div>
        </>
      ) : (
        <p className="text-lg font-semibold">Nothing published in the next {DAYS_AHEAD} days</p>
      )}
    </Card>
  );
}

function whenOf(
  { date, start_at }: { date: CalendarDate; start_at: string },
  today: CalendarDate,
  now: number,
): string {
  if (Date.parse(start_at) <= now) return 'On now';
  if (date === today) return 'Today';
  return date === addDays(today, 1) ? 'Tomorrow' : `Next: ${formatShortDay(date)}`;
}
