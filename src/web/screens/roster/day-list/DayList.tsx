import { useNavigate, useSearch } from '@tanstack/react-router';
import type { CalendarDate } from '#engine/time/kinds';
import { LoadFailure } from '../../../components/LoadFailure';
import { useDialog } from '../../../components/use-dialog';
import { useInSlices } from '../../../components/use-in-slices';
import { useUser } from '../../../data/session';
import { Card } from '../../../ui/Card';
import { Skeleton } from '../../../ui/Skeleton';
import { CellDialog } from '../cell/CellDialog';
import { NoPeople } from '../grid/states/NoPeople';
import { NoRows } from '../grid/states/NoRows';
import { useToday } from '../grid/use-today';
import { DayBar } from './DayBar';
import { PeopleSection } from './PeopleSection';
import type { PersonOfDay } from './people-of-day';
import { useDayList } from './use-day-list';

/** The roster where there is no room for a grid: one day at a time, everybody on it. */
export function DayList() {
  const search = useSearch({ from: '/signed-in/roster' });
  const navigate = useNavigate({ from: '/roster' });
  const today = useToday(useUser().org_timezone ?? 'UTC');
  const date = search.date ?? today;
  const { people: found, failed } = useDayList(date, search.filter);
  const people = useInSlices(found);
  const dialog = useDialog<PersonOfDay>();
  const nobody = people && Object.values(people).every(({ length }) => length === 0);
  const showAll = () => void navigate({ search: (before) => ({ ...before, filter: undefined }) });

  function show(next: CalendarDate) {
    void navigate({
      search: (before) => ({ ...before, date: next === today ? undefined : next }),
      replace: true,
    });
  }

  return (
    <section aria-label="Roster of the day" className="flex flex-col gap-3">
      <DayBar date={date} today={today} onChange={show} />
      {!people && failed.length === 0 && <DayListSkeleton />}
      {failed.length > 0 && (
        <Card>
          <LoadFailure title="Failed to load the roster" queries={failed} />
        </Card>
      )}
      {nobody && (search.filter ? <NoRows onShowAll={showAll} /> : <NoPeople />)}
      {people && (
        <>
          <PeopleSection title="Working" people={people.working} onOpen={dialog.show} />
          <PeopleSection title="Away" people={people.away} onOpen={dialog.show} />
          <PeopleSection title="Free" people={people.free} onOpen={dialog.show} />
        </>
      )}
      {dialog.subject && (
        <CellDialog
          key={dialog.turn}
          employee={dialog.subject.employee}
          date={date}
          open={dialog.open}
          onOpenChange={dialog.onOpenChange}
        />
      )}
    </section>
  );
}

function DayListSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">Loading the roster...</span>
      <Skeleton className="h-44 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  );
}
