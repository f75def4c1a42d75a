import { Diamond } from 'lucide-react';
import { memo } from 'react';
import type { Shift } from '#contract/api/shifts';
import { counted } from '#engine/counted';
import { dayOfMonth } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { foreignZoneName, formatRange } from '../../../platform/formats';
import { cn } from '../../../ui/cn';
import { dayText, STATUS_LOOKS, shiftCountText } from './day-text';
import type { MonthDay } from './month-days';

const SHOWN = 2;

type DayButtonProps = {
  day: MonthDay;
  today: CalendarDate;
  /** The public holidays of the day, in words. */
  holiday: string | undefined;
  /** A day of the month before or after. */
  outside: boolean;
  tabStop: boolean;
  /** There is room for the times. */
  wide: boolean;
};

/** Six weeks of them stand in a month, which is drawn with every answer that the page gets. */
export const DayButton = memo(function DayButton(props: DayButtonProps) {
  const { day, today, holiday, outside, tabStop, wide } = props;
  const { date, shifts, status } = day;
  const isToday = date === today;
  const drafts = shifts.filter(({ published }) => !published).length;
  return (
    <button
      type="button"
      data-date={date}
      tabIndex={tabStop ? 0 : -1}
      aria-label={dayText(day, today, holiday)}
      title={holiday}
      aria-current={isToday ? 'date' : undefined}
      className={cn(
        'flex h-14 w-full min-w-0 flex-col items-center rounded-md border border-line p-0.5 text-left text-sm sm:h-24 lg:h-26 sm:items-stretch sm:p-1.5',
        outside ? 'border-dashed bg-transparent text-muted' : tintOf(day),
        shifts.length > 0 ? 'hover:border-text' : 'cursor-default',
        isToday && 'border-2 border-today',
      )}
    >
      <span className="flex items-center justify-between gap-1">
        <span
          className={cn(
            'grid size-6 place-items-center rounded-full tabular-nums',
            isToday ? 'bg-brand font-semibold text-brand-text' : 'sm:justify-items-start',
          )}
        >
          {dayOfMonth(date)}
        </span>
        {holiday && (
          <Diamond
            aria-hidden="true"
            className="size-2.5 shrink-0 fill-current text-brand sm:mr-auto"
          />
        )}
        {status && (
          <span className="rounded-sm bg-text px-1 text-xs leading-4.5 font-semibold text-background">
            {STATUS_LOOKS[status].marker}
          </span>
        )}
      </span>
      {shifts.length > 0 && (
        <span className="flex flex-wrap items-baseline justify-between gap-x-1">
          <span className="text-xs font-medium sm:text-sm">
            <span className="sm:hidden">{shifts.length}</span>
            <span className="hidden sm:inline">{shiftCountText(shifts.length)}</span>
          </span>
          {drafts > 0 && (
            <span className="hidden text-xs sm:inline">
              {drafts === shifts.length ? 'Draft' : counted(drafts, 'draft')}
            </span>
          )}
        </span>
      )}
      {wide && holiday && shifts.length === 0 && (
        <span className="line-clamp-2 text-xs text-muted">{holiday}</span>
      )}
      {wide && shifts.length > 0 && <DayTimes shifts={shifts} />}
    </button>
  );
});

function tintOf({ shifts, status }: MonthDay): string {
  if (status) return STATUS_LOOKS[status].cell;
  if (shifts.length === 0) return 'bg-surface';
  return shifts.every(({ published }) => !published) ? 'bg-manual bg-hatch' : 'bg-manual';
}

function DayTimes({ shifts }: { shifts: readonly Shift[] }) {
  const zones = new Set(shifts.map((shift) => foreignZoneName(shift.timezone, shift.start_at)));
  return (
    <span className="block text-xs tabular-nums">
      {shifts.slice(0, SHOWN).map((shift) => (
        <span key={shift.id} className="block truncate">
          {formatRange(shift)}
        </span>
      ))}
      <span className="block truncate">{[...zones].filter(Boolean).join(', ')}</span>
    </span>
  );
}
