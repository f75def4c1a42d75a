import { useSearch } from '@tanstack/react-router';
import { CalendarArrowDown, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { yearOf } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { useSearchText } from '../../../components/use-search-text';
import { useWeekStart } from '../../../data/session';
import { keysOf } from '../../../shortcuts/shortcut-keys';
import { useSingleKeys } from '../../../shortcuts/single-keys';
import { Button } from '../../../ui/Button';
import { cn } from '../../../ui/cn';
import { IconButton } from '../../../ui/IconButton';
import { SearchInput } from '../../../ui/SearchInput';
import { inYear, openingDay } from '../grid/grid-days';
import type { GridFilter } from '../grid/grid-filter';
import { useGridSearch } from '../grid/use-grid-search';
import { PrintButton } from '../print/PrintButton';
import { FilterMenu } from './FilterMenu';

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
      <FindPeople />
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

const FIRST_YEAR = 1970;
const LAST_YEAR = 2200;

function YearNavigation({
  year,
  today,
  onToday,
}: Pick<GridToolbarProps, 'year' | 'today' | 'onToday'>) {
  const { date } = useSearch({ from: '/signed-in/roster' });
  const { setDate } = useGridSearch();
  const weekStart = useWeekStart();
  const hint = useSingleKeys() ? ` (${keysOf('today')})` : '';
  const goTo = (other: number) => setDate(inYear(openingDay(date, today, weekStart), other));
  return (
    <nav aria-label="Year" className="flex items-center gap-0.5">
      <IconButton
        label="Previous year"
        disabled={year <= FIRST_YEAR}
        onClick={() => goTo(year - 1)}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <p aria-live="polite" className="min-w-12 text-center font-semibold tabular-nums">
        {year}
      </p>
      <IconButton label="Next year" disabled={year >= LAST_YEAR} onClick={() => goTo(year + 1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
      {year === yearOf(today) ? (
        <IconButton label={`Scroll to today${hint}`} disabled={!onToday} onClick={onToday}>
          <CalendarArrowDown aria-hidden="true" />
        </IconButton>
      ) : (
        <Button size="sm" className="ml-1" onClick={() => setDate(undefined)}>
          Today
        </Button>
      )}
    </nav>
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
