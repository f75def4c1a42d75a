import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CalendarDate } from '#engine/time/kinds';
import { cn } from '../../../ui/cn';
import type { GridFilter } from '../grid/grid-filter';
import { useGridSearch } from '../grid/use-grid-search';
import { PrintButton } from '../print/PrintButton';
import { DayNavigation } from './DayNavigation';
import { FilterMenu } from './FilterMenu';
import { FindPeople } from './FindPeople';

type GridToolbarProps = {
  filter: GridFilter;
  today: CalendarDate;
  onToday?: (() => void) | undefined;
  children?: ReactNode;
};

export function GridToolbar({ filter, today, onToday, children }: GridToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      <FindPeople className="w-44" />
      <FilterMenu filter={filter} />
      <DayNavigation today={today} onToday={onToday} />
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <ZoomSwitch />
        {children}
        <PrintButton />
      </div>
    </div>
  );
}

const ZOOMS = [
  { zoom: 'normal', label: 'Days' },
  { zoom: 'compact', label: 'Weeks' },
] as const;

function ZoomSwitch() {
  const { zoom: current = 'normal' } = useSearch({ from: '/signed-in/roster' });
  const { setZoom } = useGridSearch();
  return (
    <fieldset className="flex rounded-md border border-line-strong bg-raised p-0.5">
      <legend className="sr-only">Zoom</legend>
      {ZOOMS.map(({ zoom, label }) => (
        <button
          key={zoom}
          type="button"
          aria-pressed={zoom === current}
          onClick={() => setZoom(zoom)}
          className={cn(
            'h-10 rounded px-3 text-base font-medium sm:h-7 sm:text-sm',
            zoom === current ? 'bg-subtle text-text' : 'text-muted hover:text-text',
          )}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
