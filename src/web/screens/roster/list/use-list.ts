import { useMemo } from 'react';
import { addDays } from '#engine/time/dates';
import { dateAt, startOfDate } from '#engine/time/instants';
import type { CalendarDate, Zone } from '#engine/time/kinds';
import { useNow } from '../../../components/use-now';
import { useDayStatuses } from '../../../data/day-statuses';
import { useShifts } from '../../../data/shifts';
import { serverNow } from '../../../platform/server-time';
import { nextBoundary, sectionsAt, withoutAbsences } from './sections';

const DAYS_BEFORE = 1;
const DAYS_AHEAD = 30;

/** From the day before `start` (or today) to 30 days after it, sorted anew whenever a shift begins or ends. */
export function useList(start: CalendarDate | undefined, zone: Zone) {
  const day = start ?? dateAt(serverNow(), zone);
  const from = addDays(day, -DAYS_BEFORE);
  const to = addDays(day, DAYS_AHEAD);
  const read = useShifts({
    from: new Date(startOfDate(from, zone)).toISOString(),
    to: new Date(startOfDate(addDays(to, 1), zone)).toISOString(),
  });
  // A site's date may be one before or after the organisation's.
  const statuses = useDayStatuses({ from: addDays(from, -1), to: addDays(to, 1) });

  const shifts = useMemo(
    () => read.data && statuses.data && withoutAbsences(read.data, statuses.data),
    [read.data, statuses.data],
  );
  const now = useNow((time) => {
    const midnight = startOfDate(addDays(dateAt(time, zone), 1), zone);
    return Math.min(nextBoundary(shifts ?? [], time) ?? midnight, midnight);
  });
  return {
    from,
    to,
    today: dateAt(now, zone),
    shifts,
    sections: shifts && sectionsAt(shifts, now),
    failed: [read, statuses].filter(({ data, isError }) => !data && isError),
  };
}
