import { useNavigate, useSearch } from '@tanstack/react-router';
import { CalendarClock, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ListedShift } from '#contract/api/roster-views';
import { LIMITS } from '#contract/limits';
import { can } from '#contract/rights';
import { addDays } from '#engine/time/dates';
import { dateAt, startOfDate } from '#engine/time/instants';
import type { CalendarDate, Zone } from '#engine/time/kinds';
import { LoadFailure } from '../../../components/LoadFailure';
import { useDialog } from '../../../components/use-dialog';
import { useNow } from '../../../components/use-now';
import { useReadAgainAt } from '../../../components/use-read-again-at';
import { useCoverLights } from '../../../data/cover';
import { useRosterList } from '../../../data/roster-views';
import { useUser } from '../../../data/session';
import { useShortcutActions } from '../../../shortcuts/shortcut-context';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { Skeleton } from '../../../ui/Skeleton';
import { CellDialog } from '../cell/CellDialog';
import { ListPeriod } from './ListPeriod';
import { ActiveSection, CompletedSection, ListSection, UpcomingSection } from './ListSections';
import { listAt, nextBoundary } from './sections';

/** Rows of a section that are shown at first, and with each press on 'more'. */
const FIRST_ROWS = { active: 100, upcoming: 15 };
const MORE_ROWS = { active: 100, upcoming: 50 };

export function RosterList() {
  const { date } = useSearch({ from: '/signed-in/roster' });
  const navigate = useNavigate({ from: '/roster' });
  const zone = (useUser().org_timezone ?? 'UTC') as Zone;
  const [most, setMost] = useState(FIRST_ROWS);
  const { from, to, today, instants } = useListDays(date, zone);
  const list = useRosterList(instants, most);
  useReadAgainAt(list.data?.changes_at, list.refetch);
  const now = useNow((time) => list.data && nextBoundary(list.data, time));
  const data = useMemo(() => list.data && listAt(list.data, now), [list.data, now]);
  const { data: cover } = useCoverLights(from, to);
  const chosen = useDialog<ListedShift>();
  const more = (section: keyof typeof most) => () =>
    setMost({
      ...most,
      [section]: Math.min(most[section] + MORE_ROWS[section], LIMITS.listedShifts),
    });

  function show(day: CalendarDate | undefined) {
    void navigate({ search: (current) => ({ ...current, date: day }), resetScroll: false });
  }

  return (
    <>
      <ListPeriod from={from} to={to} today={today} chosen={date} list={data} onChoose={show} />
      {!data &&
        (list.isError ? (
          <Card>
            <LoadFailure
              title="Failed to load shifts"
              text="Please try refreshing the page"
              queries={[list]}
            />
          </Card>
        ) : (
          <ListLoading />
        ))}
      {data && !data.first_start_at && <NoShiftsInPeriod date={date} />}
      {data?.first_start_at && (
        <>
          <ActiveSection
            {...data.active}
            today={today}
            cover={cover}
            onOpen={chosen.show}
            onMore={more('active')}
          />
          <UpcomingSection
            {...data.upcoming}
            today={today}
            cover={cover}
            onOpen={chosen.show}
            onMore={more('upcoming')}
          />
          <CompletedSection shifts={data.completed} onOpen={chosen.show} />
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

/** From the day before `start` (or today) to 30 days after it. */
function useListDays(start: CalendarDate | undefined, zone: Zone) {
  const now = useNow((time) => startOfDate(addDays(dateAt(time, zone), 1), zone));
  const today = dateAt(now, zone);
  const from = addDays(start ?? today, -DAYS_BEFORE);
  const to = addDays(start ?? today, DAYS_AHEAD);
  const midnight = (date: CalendarDate) => new Date(startOfDate(date, zone)).toISOString();
  return { from, to, today, instants: { from: midnight(from), to: midnight(addDays(to, 1)) } };
}
