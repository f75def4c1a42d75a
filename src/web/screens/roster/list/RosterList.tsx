import { useNavigate, useSearch } from '@tanstack/react-router';
import { CalendarClock, Plus } from 'lucide-react';
import { useMemo } from 'react';
import type { Shift } from '#contract/api/shifts';
import { can } from '#contract/rights';
import { addDays } from '#engine/time/dates';
import { dateAt, startOfDate } from '#engine/time/instants';
import type { CalendarDate, Zone } from '#engine/time/kinds';
import { LoadFailure } from '../../../components/LoadFailure';
import { useDialog } from '../../../components/use-dialog';
import { useNow } from '../../../components/use-now';
import { workedShifts } from '../../../components/worked-shifts';
import { useCoverLights } from '../../../data/cover';
import { useDayStatuses } from '../../../data/day-statuses';
import { useUser } from '../../../data/session';
import { useShifts } from '../../../data/shifts';
import { serverNow } from '../../../platform/server-time';
import { useShortcutActions } from '../../../shortcuts/shortcut-context';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { Skeleton } from '../../../ui/Skeleton';
import { CellDialog } from '../cell/CellDialog';
import { ListPeriod } from './ListPeriod';
import { ActiveSection, CompletedSection, ListSection, UpcomingSection } from './ListSections';
import { nextBoundary, sectionsAt } from './sections';

export function RosterList() {
  const { date } = useSearch({ from: '/signed-in/roster' });
  const navigate = useNavigate({ from: '/roster' });
  const zone = (useUser().org_timezone ?? 'UTC') as Zone;
  const { from, to, today, shifts, sections, failed } = useShiftList(date, zone);
  const { data: cover } = useCoverLights(from, to);
  const chosen = useDialog<Shift>();

  function show(day: CalendarDate | undefined) {
    void navigate({ search: (current) => ({ ...current, date: day }), resetScroll: false });
  }

  return (
    <>
      <ListPeriod from={from} to={to} today={today} chosen={date} shifts={shifts} onChoose={show} />
      {!sections &&
        (failed.length > 0 ? (
          <Card>
            <LoadFailure
              title="Failed to load shifts"
              text="Please try refreshing the page"
              queries={failed}
            />
          </Card>
        ) : (
          <ListLoading />
        ))}
      {sections && shifts?.length === 0 && <NoShiftsInPeriod date={date} />}
      {sections && shifts && shifts.length > 0 && (
        <>
          <ActiveSection
            shifts={sections.active}
            today={today}
            cover={cover}
            onOpen={chosen.show}
          />
          <UpcomingSection
            shifts={sections.upcoming}
            today={today}
            cover={cover}
            onOpen={chosen.show}
          />
          <CompletedSection shifts={sections.completed} onOpen={chosen.show} />
        </>
      )}
      {chosen.subject && (
        <CellDialog
          key={chosen.turn}
          employee={{ id: chosen.subject.employee_id, name: chosen.subject.employee_name }}
          date={chosen.subject.date}
          open={chosen.open}
          onOpenChange={chosen.onOpenChange}
        />
      )}
    </>
  );
}

const SKELETON_ROWS = [1, 2, 3, 4, 5, 6];

function ListLoading() {
  return (
    <ListSection title="Loading shifts...">
      <ul aria-hidden="true" className="divide-y divide-line">
        {SKELETON_ROWS.map((row) => (
          <li key={row} className="flex min-h-20 items-center gap-3 px-4 py-2 sm:min-h-12 sm:px-5">
            <Skeleton className="size-8 rounded-full" />
            <Skeleton className="w-32" />
            <Skeleton className="ml-auto w-24 sm:ml-16" />
          </li>
        ))}
      </ul>
    </ListSection>
  );
}

function NoShiftsInPeriod({ date }: { date: CalendarDate | undefined }) {
  const { make } = useShortcutActions();
  const manages = can(useUser(), 'edit roster');
  return (
    <Card>
      <EmptyState
        icon={<CalendarClock />}
        title="No shifts found"
        text="Create some shifts to see them organized by time"
        action={
          manages && (
            <Button variant="primary" onClick={() => make('shift', { date })}>
              <Plus aria-hidden="true" />
              Create New Shift
            </Button>
          )
        }
      />
    </Card>
  );
}

const DAYS_BEFORE = 1;
const DAYS_AHEAD = 30;

/** Reads from the day before `start` (or today) to 30 days after it. Sorts again when a shift begins or ends. */
function useShiftList(start: CalendarDate | undefined, zone: Zone) {
  const day = start ?? dateAt(serverNow(), zone);
  const from = addDays(day, -DAYS_BEFORE);
  const to = addDays(day, DAYS_AHEAD);
  const read = useShifts({
    from: new Date(startOfDate(from, zone)).toISOString(),
    to: new Date(startOfDate(addDays(to, 1), zone)).toISOString(),
  });
  // Sites may be a date ahead of the organisation, or behind it.
  const statuses = useDayStatuses({ from: addDays(from, -1), to: addDays(to, 1) });

  const shifts = useMemo(
    () => read.data && statuses.data && workedShifts(read.data, statuses.data),
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
