import { useMemo } from 'react';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { useDayStatuses } from '../../../data/day-statuses';
import { useEmployees } from '../../../data/employees';
import { useShifts } from '../../../data/shifts';
import { filterRows, readFilter } from '../grid/grid-filter';
import { peopleOfDay } from './people-of-day';

interface Whom {
  filter?: string | undefined;
  find?: string | undefined;
}

export function usePeopleOfDay(date: CalendarDate, { filter, find }: Whom = {}) {
  const employees = useEmployees();
  // Shifts belong to the date at their site, up to 14 hours ahead of UTC or 12 behind it.
  const shifts = useShifts({
    from: `${addDays(date, -1)}T00:00:00Z`,
    to: `${addDays(date, 2)}T00:00:00Z`,
    date,
  });
  const statuses = useDayStatuses({ from: date, to: date });
  const people = useMemo(
    () =>
      employees.data && shifts.data && statuses.data
        ? peopleOfDay(
            filterRows(employees.data, readFilter(filter), { find }),
            shifts.data,
            statuses.data,
          )
        : undefined,
    [employees.data, shifts.data, statuses.data, filter, find],
  );
  const failed = [employees, shifts, statuses].filter(({ isError, data }) => isError && !data);
  return { people, failed };
}
