import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { parseCalendarDate } from '#engine/time/parse';
import { formatDay } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { Input } from '../../../ui/Input';

type DayBarProps = {
  date: CalendarDate;
  today: CalendarDate;
  onChange: (date: CalendarDate) => void;
};

export function DayBar({ date, today, onChange }: DayBarProps) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <IconButton label="Previous day" onClick={() => onChange(addDays(date, -1))}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <h2 className="text-lg font-semibold" aria-live="polite">
          {formatDay(date)}
        </h2>
        <IconButton label="Next day" onClick={() => onChange(addDays(date, 1))}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      <div className="flex gap-2">
        <Input
          type="date"
          aria-label="Go to day"
          value={date}
          onChange={({ target }) => onChange(parseCalendarDate(target.value) ?? date)}
        />
        {date !== today && <Button onClick={() => onChange(today)}>Today</Button>}
      </div>
    </div>
  );
}
