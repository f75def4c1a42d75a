import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CalendarDate } from '#engine/time/kinds';
import { useSearchText } from '../../../components/use-search-text';
import { cn } from '../../../ui/cn';
import { SearchInput } from '../../../ui/SearchInput';
import type { GridFilter } from '../grid/grid-filter';
import { useGridSearch } from '../grid/use-grid-search';
import { PrintButton } from '../print/PrintButton';
import { DayNavigation } from './DayNavigation';
import { FilterMenu } from './FilterMenu';

type GridToolbarProps = {
  filter: GridFilter;
  today: CalendarDate;
  onToday?: (() => void) | undefined;
  children?: ReactNode;
};

export function GridToolbar({ filter, today, onToday, children }: GridToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      <FindPeople />
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

/** '/' comes here. Enter and Esc go on to the rows. */
function FindPeople() {
  const { find = '' } = useSearch({ from: '/signed-in/roster' });
  const { setFind } = useGridSearch();
  const [text, setText] = useSearchText(find, setFind);
  return (
    <SearchInput
      aria-label="Find people"
      placeholder="Find people"
      className="w-44"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        if (event.key === 'Escape') setText('');
        document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus();
      }}
    />
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
