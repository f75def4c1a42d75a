import { formatCount } from '#engine/counted';
import { dayOfMonth, weekdayOf } from '#engine/time/dates';
import { monthName, weekdayName } from '#engine/time/day-words';
import type { CalendarDate } from '#engine/time/kinds';
import { formatShortDay, formatTime } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { cn } from '../../../ui/cn';
import type { PreviewData } from './use-preview-data';

type CalendarDayProps = {
  date: CalendarDate;
  /** Of the weeks, but not of the range. */
  outside: boolean;
  data: PreviewData;
  onOpen: (date: CalendarDate) => void;
};

const SHOWN = 3;

export function CalendarDay({ date, outside, data, onOpen }: CalendarDayProps) {
  const refs = data.days.get(date) ?? [];
  // One more fits where the button would stand.
  const shown = refs.length <= SHOWN + 1 ? refs : refs.slice(0, SHOWN);
  const day = dayOfMonth(date);
  const more = refs.length - shown.length;
  return (
    <li
      className={cn(
        'flex min-w-0 flex-col gap-1 px-2 py-1.5 md:min-h-26',
        outside ? 'bg-subtle' : weekdayOf(date) > 5 ? 'bg-weekend' : 'bg-surface',
        outside && refs.length === 0 && 'max-md:hidden',
      )}
    >
      <p className={cn('text-xs tabular-nums', outside ? 'text-muted' : 'font-medium')}>
        <span className="md:sr-only">{weekdayName(date)} </span>
        {day}
        <span className={cn(day !== 1 && 'md:sr-only')}> {monthName(date)}</span>
        {outside && <span className="sr-only"> (outside the range)</span>}
      </p>
      {refs.length === 0 && !outside && <p className="text-sm text-muted md:sr-only">No shifts</p>}
      {shown.length > 0 && (
        <ul className="flex flex-col gap-0.5">
          {shown.map((ref) => {
            const entry = data.read(ref);
            return (
              <li
                key={`${ref.row} ${ref.slot}`}
                title={`${entry.employeeName}, ${entry.siteName}`}
                className="flex gap-1.5 overflow-hidden rounded-sm bg-auto px-1.5 text-sm leading-6 md:text-xs md:leading-5"
              >
                <span className="shrink-0 tabular-nums">
                  {formatTime(entry.start_at, entry.timezone)}
                </span>
                <span className="truncate">{entry.employeeName}</span>
              </li>
            );
          })}
        </ul>
      )}
      {more > 0 && (
        <Button
          variant="ghost"
          size="sm"
          className="h-8 justify-start px-1.5 sm:h-6 sm:px-1.5 sm:text-xs"
          onClick={() => onOpen(date)}
        >
          <span>
            +{formatCount(more)} more
            <span className="sr-only"> on {formatShortDay(date)}</span>
          </span>
        </Button>
      )}
    </li>
  );
}
