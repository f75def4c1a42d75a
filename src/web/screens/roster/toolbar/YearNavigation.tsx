import { useSearch } from '@tanstack/react-router';
import { CalendarArrowDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { yearOf } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { useWeekStart } from '../../../data/session';
import { keysOf } from '../../../shortcuts/shortcut-keys';
import { useSingleKeys } from '../../../shortcuts/single-keys';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { inYear, openingDay } from '../grid/grid-days';
import { useGridSearch } from '../grid/use-grid-search';

type YearNavigationProps = {
  year: number;
  today: CalendarDate;
  onToday?: (() => void) | undefined;
};

const FIRST_YEAR = 1970;
const LAST_YEAR = 2200;

export function YearNavigation({ year, today, onToday }: YearNavigationProps) {
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
