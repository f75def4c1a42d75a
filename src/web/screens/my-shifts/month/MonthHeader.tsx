import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { CalendarDate } from '#engine/time/kinds';
import { addMonths, firstOfMonth } from '#engine/time/months';
import { formatMonth } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';

type MonthHeaderProps = {
  month: CalendarDate;
  today: CalendarDate;
  onMonth: (date: CalendarDate) => void;
};

export function MonthHeader({ month, today, onMonth }: MonthHeaderProps) {
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label="Previous month"
        variant="secondary"
        onClick={() => onMonth(addMonths(month, -1))}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <h2
        aria-live="polite"
        className="min-w-0 flex-1 text-center text-lg font-semibold sm:w-44 sm:flex-none"
      >
        {formatMonth(month)}
      </h2>
      <IconButton
        label="Next month"
        variant="secondary"
        onClick={() => onMonth(addMonths(month, 1))}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
      <Button
        className="ml-1 sm:ml-2"
        disabled={month === firstOfMonth(today)}
        onClick={() => onMonth(today)}
      >
        Today
      </Button>
    </div>
  );
}
