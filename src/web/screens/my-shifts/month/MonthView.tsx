import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { yearOf } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { addMonths, firstOfMonth } from '#engine/time/months';
import { holidaysByDate } from '../../../components/holiday-text';
import { LoadFailure } from '../../../components/LoadFailure';
import { useDialog } from '../../../components/use-dialog';
import { useInSlices } from '../../../components/use-in-slices';
import { useDayStatuses } from '../../../data/day-statuses';
import { useHolidaysOfYears } from '../../../data/holidays';
import { useWeekStart } from '../../../data/session';
import { useShifts } from '../../../data/shifts';
import { formatMonth } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { IconButton } from '../../../ui/IconButton';
import { MyDayDialog } from '../day/MyDayDialog';
import { ComingUp } from './ComingUp';
import { MonthGrid } from './MonthGrid';
import { daysOfMonth, type MonthDay, windowOfMonth } from './month-days';
import { SummaryStrip } from './SummaryStrip';

type MonthViewProps = {
  employeeId: string;
  /** Undefined while loading. */
  name: string | undefined;
  /** The first day of the month. */
  month: CalendarDate;
  today: CalendarDate;
  /** Until then the month only reads what it needs: drawn for nobody, its days would be drawn twice. */
  drawn: boolean;
  onMonth: (date: CalendarDate) => void;
};

export function MonthView(props: MonthViewProps) {
  const { employeeId, name, month, today, drawn, onMonth } = props;
  const weekStart = useWeekStart();
  const window = useMemo(() => windowOfMonth(month, weekStart), [month, weekStart]);
  const shifts = useShifts({ ...window.shifts, employeeId });
  const statuses = useDayStatuses({ ...window.statuses, employeeId });
  const dialog = useDialog<CalendarDate>();
  const loaded = useInSlices(shifts.data && statuses.data) !== undefined;
  const { weeks, days } = useMemo(
    () =>
      daysOfMonth({ month, weekStart }, employeeId, {
        shifts: (loaded && shifts.data) || [],
        statuses: (loaded && statuses.data) || [],
      }),
    [month, weekStart, employeeId, loaded, shifts.data, statuses.data],
  );
  const holidays = useHolidaysOfShifts(weeks);
  const failed = [shifts, statuses].filter(({ data, error }) => !data && error);

  if (!drawn) return null;
  return (
    <>
      <MonthHeader month={month} today={today} onMonth={onMonth} />
      {failed.length > 0 ? (
        <Card>
          <LoadFailure
            title={shifts.data ? 'Failed to fetch day statuses' : 'Failed to fetch shifts'}
            queries={failed}
          />
        </Card>
      ) : (
        <>
          <SummaryStrip employeeId={employeeId} days={loaded ? days : undefined} />
          <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
            <MonthGrid
              label={name}
              weeks={weeks}
              month={month}
              today={today}
              holidays={holidays}
              loading={!loaded}
              onMonth={onMonth}
              onOpen={dialog.show}
            />
            <ComingUp days={loaded ? days : undefined} today={today} onOpen={dialog.show} />
          </div>
        </>
      )}
      {dialog.subject && (
        <MyDayDialog
          key={dialog.turn}
          date={dialog.subject}
          day={weeks.flat().find(({ date }) => date === dialog.subject)}
          open={dialog.open}
          onOpenChange={dialog.onOpenChange}
        />
      )}
    </>
  );
}

/** Of the sites where the person works in these weeks, or of all sites without a shift. */
function useHolidaysOfShifts(weeks: MonthDay[][]) {
  const days = useMemo(() => weeks.flat(), [weeks]);
  const years = useMemo(() => [...new Set(days.map(({ date }) => yearOf(date)))], [days]);
  const calendars = useHolidaysOfYears(years);
  return useMemo(() => {
    const sites = days.flatMap(({ shifts }) => shifts.map(({ location_id }) => location_id));
    return holidaysByDate(calendars, sites.length > 0 ? new Set(sites) : undefined);
  }, [calendars, days]);
}

function MonthHeader({
  month,
  today,
  onMonth,
}: Pick<MonthViewProps, 'month' | 'today' | 'onMonth'>) {
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label="Previous month"
        variant="secondary"
        onClick={() => onMonth(addMonths(month, -1))}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <h2
        aria-live="polite"
        className="min-w-0 flex-1 text-center text-lg font-semibold sm:w-44 sm:flex-none"
      >
        {formatMonth(month)}
      </h2>
      <IconButton
        label="Next month"
        variant="secondary"
        onClick={() => onMonth(addMonths(month, 1))}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
      <Button
        className="ml-1 sm:ml-2"
        disabled={month === firstOfMonth(today)}
        onClick={() => onMonth(today)}
      >
        Today
      </Button>
    </div>
  );
}
