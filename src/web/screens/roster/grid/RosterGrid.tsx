import './grid.css';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { Employee } from '#contract/api/employees';
import { yearOf } from '#engine/time/dates';
import { useInSlices } from '../../../components/use-in-slices';
import { useWideScreen } from '../../../components/use-wide-screen';
import { useEmployees } from '../../../data/employees';
import { useUser } from '../../../data/session';
import { Skeleton } from '../../../ui/Skeleton';
import { DayList } from '../day-list/DayList';
import { GridToolbar } from '../toolbar/GridToolbar';
import { middleYear, yearsAround } from './grid-days';
import { filterRows, readFilter } from './grid-filter';
import { GridFailure, NobodyToRoster } from './InsteadOfGrid';
import { useToday } from './use-today';
import { YearGrid } from './YearGrid';

const NOBODY: readonly Employee[] = [];

export function RosterGrid() {
  return useWideScreen() ? <GridOfPeople /> : <DayList />;
}

function GridOfPeople() {
  const {
    date,
    filter: filterText,
    zoom,
    find,
    who: role,
  } = useSearch({ from: '/signed-in/roster' });
  const { org_timezone } = useUser();
  const today = useToday(org_timezone ?? 'UTC');
  const people = useEmployees();
  const { error } = people;
  const data = useInSlices(people.data);
  const filter = useMemo(() => readFilter(filterText), [filterText]);
  const rows = useMemo(
    () => filterRows(data ?? NOBODY, filter, { find, role }),
    [data, filter, find, role],
  );
  const shownDay = date ?? today;
  const [middle, setMiddle] = useState(yearOf(shownDay));
  const wanted = middleYear(shownDay, middle);
  if (wanted !== middle) setMiddle(wanted);
  const year = useMemo(() => yearsAround(wanted), [wanted]);

  if (!data && error) return <GridFailure query={people} />;
  if (data?.length === 0) return <NobodyToRoster />;
  if (!data) {
    return (
      <div className="flex flex-col gap-2">
        {/* Another one comes with the people: what was opened or typed in this one would be lost. */}
        <div inert>
          <GridToolbar filter={filter} today={today} />
        </div>
        <GridSkeleton />
      </div>
    );
  }
  return <YearGrid year={year} rows={rows} filter={filter} zoom={zoom ?? 'normal'} today={today} />;
}

const SKELETON_ROWS = Array.from({ length: 12 }, (_, row) => row);

/** As high as the grid, so that nothing moves when the people have loaded. */
function GridSkeleton() {
  return (
    <div className="roster-grid">
      <p role="status" className="sr-only">
        Loading the roster...
      </p>
      <div className="h-[55px] border-b border-line-strong bg-raised" />
      {SKELETON_ROWS.map((row) => (
        <div key={row} className="flex h-[45px] items-center gap-3 border-b border-line px-2">
          <Skeleton className="size-7 rounded-full" />
          <Skeleton className="h-3 w-24" />
          <Skeleton className="ml-8 h-7 flex-1 opacity-60" />
        </div>
      ))}
    </div>
  );
}
