import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Employee } from '#contract/api/employees';
import { yearOf } from '#engine/time/dates';
import { useWideScreen } from '../../../components/use-wide-screen';
import { useEmployees } from '../../../data/employees';
import { useUser } from '../../../data/session';
import { DayList } from '../day-list/DayList';
import { GridToolbar } from '../toolbar/GridToolbar';
import { GridFailure } from './GridFailure';
import { GridSkeleton } from './GridSkeleton';
import { gridYear } from './grid-days';
import { filterRows, readFilter } from './grid-filter';
import { NoPeople } from './NoPeople';
import { useToday } from './use-today';
import { YearGrid } from './YearGrid';

const NOBODY: readonly Employee[] = [];

export function GridView() {
  // The server, which draws the page ahead, shows what stands for it until the code has come.
  if (typeof document === 'undefined') throw new Error('Only a browser knows its width');
  return useWideScreen() ? <RosterGrid /> : <DayList />;
}

function RosterGrid() {
  const { date, filter: filterText, zoom } = useSearch({ from: '/signed-in/roster' });
  const { org_timezone } = useUser();
  const today = useToday(org_timezone ?? 'UTC');
  const people = useEmployees();
  const { data, error } = people;
  const filter = useMemo(() => readFilter(filterText), [filterText]);
  const rows = useMemo(() => filterRows(data ?? NOBODY, filter), [data, filter]);
  const yearNumber = yearOf(date ?? today);
  const year = useMemo(() => gridYear(yearNumber), [yearNumber]);

  if (!data && error) return <GridFailure query={people} />;
  if (data?.length === 0) return <NoPeople />;
  if (!data) {
    return (
      <div className="flex flex-col gap-2">
        <GridToolbar filter={filter} year={yearNumber} today={today} />
        <GridSkeleton />
      </div>
    );
  }
  return <YearGrid year={year} rows={rows} filter={filter} zoom={zoom ?? 'normal'} today={today} />;
}
