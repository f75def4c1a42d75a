import { type SyntheticEvent, useState } from 'react';
import { weekdayOf } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { firstOfMonth } from '#engine/time/months';
import { MonthLegend } from '../../../components/MonthLegend';
import { useWideScreen } from '../../../components/use-wide-screen';
import { formatMonth } from '../../../platform/formats';
import { DayButton } from './DayButton';
import { emptyDayText } from './day-text';
import type { MonthDay } from './month-days';
import { useDayKeys } from './use-day-keys';

type MonthGridProps = {
  /** The person whose month it is. */
  label: string | undefined;
  weeks: readonly MonthDay[][];
  month: CalendarDate;
  today: CalendarDate;
  /** What each public holiday is called. */
  holidays: ReadonlyMap<CalendarDate, string>;
  loading: boolean;
  onMonth: (date: CalendarDate) => void;
  onOpen: (date: CalendarDate) => void;
};

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export function MonthGrid(props: MonthGridProps) {
  const { label, weeks, month, today, holidays, loading, onMonth, onOpen } = props;
  const [note, setNote] = useState<{ month: CalendarDate; text: string }>();
  const wide = useWideScreen();
  const shown = weeks.flat().map(({ date }) => date);
  const weekdays = (weeks[0] ?? []).map(({ date }) => WEEKDAYS[weekdayOf(date) - 1] ?? '');
  const { grid, stop, onKeyDown, onFocusDay } = useDayFocus({ shown, month, today, onMonth });

  function choose(date: CalendarDate | undefined) {
    const day = weeks.flat().find((each) => each.date === date);
    if (loading || !day) return;
    if (day.shifts.length > 0) onOpen(day.date);
    setNote(
      day.shifts.length > 0
        ? undefined
        : { month, text: emptyDayText(day, holidays.get(day.date)) },
    );
  }

  return (
    <div className="flex min-w-0 flex-col gap-2 max-sm:laid-out-in-view">
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its days are reached by arrow keys
        role="grid"
        aria-label={label ? `${formatMonth(month)}, ${label}` : formatMonth(month)}
        aria-busy={loading}
        onKeyDown={onKeyDown}
        onFocus={(event) => onFocusDay(dateOf(event))}
        onClick={(event) => choose(dateOf(event))}
        className="-mx-0.5 w-[calc(100%+0.25rem)] table-fixed border-separate border-spacing-0.5 sm:border-spacing-1"
      >
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th
                key={weekday}
                scope="col"
                abbr={weekday}
                className="pb-1 text-center text-xs font-medium text-muted sm:text-left sm:text-sm"
              >
                {weekday.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <td key={day.date} className="p-0 align-top">
                  <DayButton
                    day={day}
                    today={today}
                    holiday={holidays.get(day.date)}
                    outside={firstOfMonth(day.date) !== month}
                    tabStop={day.date === stop}
                    wide={wide}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className="min-h-5 text-sm text-muted">
        {note?.month === month && note.text}
      </p>
      <MonthLegend />
    </div>
  );
}

/** Of the day that an event is about. */
function dateOf({ target }: SyntheticEvent): CalendarDate | undefined {
  const day = (target as Element).closest<HTMLElement>('[data-date]');
  return day?.dataset.date as CalendarDate | undefined;
}

type DayFocusOptions = {
  /** The days on the screen. */
  shown: readonly CalendarDate[];
  month: CalendarDate;
  today: CalendarDate;
  onMonth: (date: CalendarDate) => void;
};

/** The grid has one tab stop. Keys move it, beyond the edge into another month. */
function useDayFocus({ shown, month, today, onMonth }: DayFocusOptions) {
  const [last, setLast] = useState<CalendarDate>();
  const start = firstOfMonth(today) === month ? today : month;
  const stop = last !== undefined && shown.includes(last) ? last : start;
  const { box, onKeyDown } = useDayKeys<HTMLTableElement>(stop, (to, key) => {
    setLast(to);
    if (key.startsWith('Page') || !shown.includes(to)) onMonth(to);
    return true;
  });
  return { grid: box, stop, onKeyDown, onFocusDay: setLast };
}
