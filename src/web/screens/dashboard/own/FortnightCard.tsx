import { useId } from 'react';
import type { DayStatus } from '#contract/api/day-statuses';
import type { Shift } from '#contract/api/shifts';
import { counted } from '#engine/counted';
import { addDays, dayOfMonth, eachDay } from '#engine/time/dates';
import { weekdayName } from '#engine/time/day-text';
import type { CalendarDate } from '#engine/time/kinds';
import { DAY_STATUS_TEXT } from '../../../components/day-status-text';
import { formatRange, formatShortDay, formatTime, formatTotal } from '../../../platform/formats';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/Card';
import { cn } from '../../../ui/cn';

const DAYS = 14;

type FortnightCardProps = {
  /** Without those on days with a status. */
  shifts: readonly Shift[];
  statuses: readonly DayStatus[];
  /** The first day of this week. */
  from: CalendarDate;
  today: CalendarDate;
};

/** This week and the next: how much someone works, and on which days. */
export function FortnightCard({ shifts, statuses, from, today }: FortnightCardProps) {
  const id = useId();
  const dates = eachDay(from, addDays(from, DAYS - 1));
  const worked = shifts.filter(({ date }) => dates.includes(date));
  return (
    <Card aria-labelledby={id}>
      <CardHeader>
        <CardTitle id={id}>This fortnight</CardTitle>
        <p className="text-sm text-muted">
          {`${formatShortDay(from)} to ${formatShortDay(addDays(from, DAYS - 1))}`}
        </p>
      </CardHeader>
      <CardBody className="flex flex-col gap-3">
        <p className="text-lg font-semibold tabular-nums">
          {`${counted(worked.length, 'shift')}, ${formatTotal(worked)}`}
        </p>
        <ol className="grid grid-cols-7 gap-1">
          {dates.map((date) => (
            <FortnightDay
              key={date}
              date={date}
              isToday={date === today}
              shifts={worked.filter((shift) => shift.date === date)}
              status={statuses.find((day) => day.date === date)?.status}
            />
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}

type FortnightDayProps = {
  date: CalendarDate;
  isToday: boolean;
  shifts: readonly Shift[];
  status: DayStatus['status'] | undefined;
};

function FortnightDay({ date, isToday, shifts, status }: FortnightDayProps) {
  const [first] = shifts;
  const told = status ? DAY_STATUS_TEXT[status] : shifts.map(formatRange).join(', ') || 'no shift';
  return (
    <li
      className={cn(
        'grid min-h-14 min-w-0 content-center justify-items-center rounded-md border py-1 text-xs tabular-nums',
        first ? 'border-transparent bg-brand-soft' : 'border-line text-muted',
        isToday && 'outline-2 outline-today',
      )}
    >
      <span className="sr-only">{`${formatShortDay(date)}${isToday ? ', today' : ''}: ${told}`}</span>
      <span aria-hidden="true" className="grid justify-items-center sm:flex sm:gap-1">
        <span>{weekdayName(date).slice(0, 2)}</span>
        <span>{dayOfMonth(date)}</span>
      </span>
      <span aria-hidden="true" className="font-semibold">
        {dayMark(shifts, status)}
      </span>
    </li>
  );
}

const STATUS_MARKS: Record<DayStatus['status'], string> = {
  off: 'Off',
  sick: 'Sick',
  holiday: 'Hol',
  unavailable: '?',
};

/** '07:00', '07:00+' with two shifts, 'Off' */
function dayMark([first, ...others]: readonly Shift[], status: DayStatus['status'] | undefined) {
  if (status) return STATUS_MARKS[status];
  if (!first) return '–';
  return `${formatTime(first.start_at, first.timezone)}${others.length > 0 ? '+' : ''}`;
}
