import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { useDayStatuses } from '../../../data/day-statuses';
import { usePendingRosterChanges } from '../../../data/roster-changes';
import { useShifts } from '../../../data/shifts';
import { withChanges } from './cell-changes';

/** The day of an employee, with the changes under way. */
export function useCell(employeeId: string, date: CalendarDate) {
  // A site may be up to 14 hours ahead of UTC or 12 behind, and the date is that of the site.
  const shifts = useShifts({
    from: `${addDays(date, -1)}T00:00:00Z`,
    to: `${addDays(date, 2)}T00:00:00Z`,
    employeeId,
  });
  const statuses = useDayStatuses({ from: date, to: date });
  const changes = usePendingRosterChanges();
  const status = statuses.data?.find(({ employee_id }) => employee_id === employeeId)?.status;
  const cell =
    shifts.data && statuses.data
      ? withChanges(
          {
            shifts: shifts.data.filter((shift) => shift.date === date),
            status: status ?? null,
          },
          { employeeId, date },
          changes,
        )
      : undefined;
  return {
    cell,
    /** Also those of the days around, where somebody may have moved one to. */
    known: shifts.data ?? [],
    isBusy: (shiftId: string) =>
      changes.some((change) => change.type === 'update' && change.shift.id === shiftId),
    failed: [shifts, statuses].filter(({ data, isError }) => !data && isError),
    failure: shifts.data ? 'Failed to fetch day statuses' : 'Failed to fetch shifts',
  };
}
