import { useSearch } from '@tanstack/react-router';
import {
  CalendarArrowDown,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
} from 'lucide-react';
import { yearOf } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { parseCalendarDate } from '#engine/time/parse';
import { useWeekStart } from '../../../data/session';
import { keysOf } from '../../../shortcuts/shortcut-keys';
import { useSingleKeys } from '../../../shortcuts/single-keys';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { Input } from '../../../ui/Input';
import { NativeSelect } from '../../../ui/NativeSelect';
import { inYear, openingDay, YEARS } from '../grid/grid-days';
import { useGridSearch } from '../grid/use-grid-search';
import { STEPS } from '../roster-search';
import { dayAfterStep } from './day-steps';

type DayNavigationProps = { today: CalendarDate; onToday?: (() => void) | undefined };

/** Years are jumps; weeks, fortnights and months are steps; a date is as far as anyone likes. */
export function DayNavigation({ today, onToday }: DayNavigationProps) {
  const { date, step = 'week' } = useSearch({ from: '/signed-in/roster' });
  const { setDate, setStep } = useGridSearch();
  const first = openingDay(date, today, useWeekStart());
  const year = yearOf(first);
  const hint = useSingleKeys() ? ` (${keysOf('today')})` : '';
  return (
    <nav aria-label="Days" className="flex items-center gap-0.5">
      <IconButton
        label="Previous year"
        disabled={year <= YEARS.first}
        onClick={() => setDate(inYear(first, year - 1))}
      >
        <ChevronsLeft aria-hidden="true" />
      </IconButton>
      <IconButton label={`Previous ${step}`} onClick={() => setDate(dayAfterStep(first, step, -1))}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <NativeSelect
        aria-label="Step"
        className="w-28 sm:h-9 sm:text-sm"
        value={step}
        onChange={({ target }) => setStep(STEPS.find((known) => known === target.value))}
      >
        {STEPS.map((each) => (
          <option key={each} value={each}>
            {STEP_TEXTS[each]}
          </option>
        ))}
      </NativeSelect>
      <IconButton label={`Next ${step}`} onClick={() => setDate(dayAfterStep(first, step, 1))}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
      <IconButton
        label="Next year"
        disabled={year >= YEARS.last}
        onClick={() => setDate(inYear(first, year + 1))}
      >
        <ChevronsRight aria-hidden="true" />
      </IconButton>
      <Input
        // Typing changes the field day by day; only a whole date is gone to.
        key={first}
        type="date"
        aria-label="First day"
        min={`${YEARS.first}-01-01`}
        max={`${YEARS.last}-12-31`}
        defaultValue={first}
        onBlur={({ target }) => goTo(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && goTo(currentTarget.value)}
        className="w-36 sm:h-9 sm:text-sm"
      />
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

  function goTo(typed: string) {
    const day = parseCalendarDate(typed);
    if (day && day !== first && yearOf(day) >= YEARS.first && yearOf(day) <= YEARS.last) {
      setDate(day);
    }
  }
}

const STEP_TEXTS = { week: 'Week', fortnight: 'Fortnight', month: 'Month' };
