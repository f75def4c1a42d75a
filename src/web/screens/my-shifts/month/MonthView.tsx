import { useMemo } from 'react';
import type { CalendarDate } from '#engine/time/kinds';
import { LoadFailure } from '../../../components/LoadFailure';
import { useDialog } from '../../../components/use-dialog';
import { useInSlices } from '../../../components/use-in-slices';
import { useDayStatuses } from '../../../data/day-statuses';
import { useWeekStart } from '../../../data/session';
import { useShifts } from '../../../data/shifts';
import { Card } from '../../../ui/Card';
import { DayDialog } from '../day/DayDialog';
import { ComingUp } from './ComingUp';
import { MonthGrid } from './MonthGrid';
import { MonthHeader } from './MonthHeader';
import { daysOfMonth, windowOfMonth } from './month-days';
import { SummaryStrip } from './SummaryStrip';

type MonthViewProps = {
  employeeId: string;
  /** Undefined while it is loading. */
  name: string | undefined;
  /** Its first day. */
  month: CalendarDate;
  today: CalendarDate;
  onMonth: (date: CalendarDate) => void;
};

export function MonthView({ employeeId, name, month, today, onMonth }: MonthViewProps) {
  const weekStart = useWeekStart();
  const window = useMemo(() => windowOfMonth(month, weekStart), [month, weekStart]);
  const shifts = useShifts({ ...window.shifts, employeeId });
  const statuses = useDayStatuses(window.statuses);
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
  const failed = [shifts, statuses].filter(({ data, error }) => !data && error);

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
              loading={!loaded}
              onMonth={onMonth}
              onOpen={dialog.show}
            />
            <ComingUp days={loaded ? days : undefined} today={today} onOpen={dialog.show} />
          </div>
        </>
      )}
      {dialog.subject && (
        <DayDialog
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
