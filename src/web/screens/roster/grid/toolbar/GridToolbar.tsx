import type { ReactNode } from 'react';
import type { CalendarDate } from '#engine/time/kinds';
import { PrintButton } from '../../print/PrintButton';
import type { GridFilter } from '../grid-filter';
import { FilterMenu } from './FilterMenu';
import { YearNavigation } from './YearNavigation';
import { ZoomSwitch } from './ZoomSwitch';

type GridToolbarProps = {
  filter: GridFilter;
  year: number;
  today: CalendarDate;
  onToday?: (() => void) | undefined;
  children?: ReactNode;
};

export function GridToolbar({ filter, year, today, onToday, children }: GridToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      <FilterMenu filter={filter} />
      <YearNavigation year={year} today={today} onToday={onToday} />
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <ZoomSwitch />
        {children}
        <PrintButton />
      </div>
    </div>
  );
}
