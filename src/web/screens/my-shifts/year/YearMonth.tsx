import { Diamond } from 'lucide-react';
import { dayOfMonth, weekdayOf } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { firstOfMonth, monthGrid } from '#engine/time/months';
import { useWeekStart } from '../../../data/session';
import { formatMonth } from '../../../platform/formats';
import { cn } from '../../../ui/cn';
import { STATUS_LOOKS } from '../month/day-text';
import type { YearDay } from './year-days';

type YearMonthProps = {
  month: CalendarDate;
  today: CalendarDate;
  /** The day that Tab reaches. */
  stop: CalendarDate;
  dayOf: (date: CalendarDate) => YearDay;
  textOf: (date: CalendarDate) => string;
  isHoliday: (date: CalendarDate) => boolean;
  loading: boolean;
  onFocusDay: (date: CalendarDate) => void;
  onChoose: (date: CalendarDate) => void;
};

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A small month of the year. */
export function YearMonth(props: YearMonthProps) {
  const { month, today, stop, dayOf, textOf, isHoliday, loading, onFocusDay, onChoose } = props;
  const weeks = monthGrid(month, useWeekStart());
  return (
    <section aria-label={formatMonth(month)} className="min-w-0 break-inside-avoid">
      <h2 className="pb-1 font-semibold print:text-xs">{formatMonth(month)}</h2>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its days are reached by arrow keys
        role="grid"
        aria-label={formatMonth(month)}
        aria-busy={loading}
        className="w-full table-fixed border-separate border-spacing-0.5"
      >
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th
                key={date}
                scope="col"
                abbr={WEEKDAYS[weekdayOf(date) - 1]}
                className="text-center text-xs font-medium text-muted"
              >
                {WEEKDAYS[weekdayOf(date) - 1]?.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} className="p-0">
                  {firstOfMonth(date) === month && (
                    <button
                      type="button"
                      data-date={date}
                      tabIndex={date === stop ? 0 : -1}
                      aria-label={textOf(date)}
                      aria-current={date === today ? 'date' : undefined}
                      onFocus={() => onFocusDay(date)}
                      onClick={() => onChoose(date)}
                      className={cn(
                        'relative grid h-11 w-full place-content-center rounded-sm border border-transparent text-center text-sm leading-4 tabular-nums hover:border-text sm:h-9 print:h-5.5 print:text-[6.5pt] print:leading-none',
                        lookOf(dayOf(date)),
                        date === today && 'border-2 border-today font-semibold',
                      )}
                    >
                      {dayOfMonth(date)}
                      <span
                        aria-hidden="true"
                        className="block h-3 text-[0.625rem] leading-3 font-semibold print:h-2 print:text-[5pt] print:leading-none"
                      >
                        {markOf(dayOf(date))}
                      </span>
                      {isHoliday(date) && (
                        <Diamond
                          aria-hidden="true"
                          className="absolute top-0.5 right-0.5 size-2 fill-current text-brand"
                        />
                      )}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Hatched means not yet published, as everywhere in Muster. */
function lookOf({ shifts, pattern, status }: YearDay): string {
  if (status) return STATUS_LOOKS[status].cell;
  if (shifts.length > 0) return 'bg-manual';
  return pattern.length > 0 ? 'border-dashed border-line-strong bg-manual bg-hatch' : '';
}

/** N for a night, D for any other shift and L for leave on part of a day, so that no one needs the colour. */
function markOf({ shifts, pattern, status, leave }: YearDay): string {
  if (status) return STATUS_LOOKS[status].marker;
  if (leave.length > 0) return 'L';
  const worked = shifts.length > 0 ? shifts : pattern;
  if (worked.length === 0) return '';
  return worked.some(({ night }) => night) ? 'N' : 'D';
}
