import { dayOfMonth } from '#engine/time/dates';
import { weekdayName } from '#engine/time/day-text';
import type { CalendarDate } from '#engine/time/kinds';
import { firstOfMonth } from '#engine/time/months';
import { LoadFailure } from '../../../components/LoadFailure';
import { useCommonDaysOff } from '../../../data/days-off-links';
import { formatMonth } from '../../../platform/formats';
import { Skeleton } from '../../../ui/Skeleton';

type CommonDaysProps = { id: string; name: string; from: CalendarDate; to: CalendarDate };

/** The days that both have off, month by month. */
export function CommonDays({ id, name, from, to }: CommonDaysProps) {
  const query = useCommonDaysOff(id, from, to);
  if (query.isError && !query.data)
    return <LoadFailure title="We couldn't load these days" queries={[query]} />;
  if (!query.data) return <Skeleton className="h-12" />;
  const months = byMonth(query.data.days);
  if (months.size === 0)
    return (
      <p className="text-muted sm:text-sm">
        No days in common in these months, as far as both rosters are known.
      </p>
    );
  return (
    <dl
      aria-label={`Days off with ${name}`}
      className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2"
    >
      {[...months].map(([month, days]) => (
        <div key={month} className="flex gap-3">
          <dt className="w-32 shrink-0 font-medium">{formatMonth(month)}</dt>
          <dd className="min-w-0 text-muted">
            {days.map((date) => `${weekdayName(date)} ${dayOfMonth(date)}`).join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function byMonth(days: readonly CalendarDate[]): Map<CalendarDate, CalendarDate[]> {
  const months = new Map<CalendarDate, CalendarDate[]>();
  for (const date of days) {
    const month = firstOfMonth(date);
    months.set(month, [...(months.get(month) ?? []), date]);
  }
  return months;
}
