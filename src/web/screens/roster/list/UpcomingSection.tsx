import { useState } from 'react';
import type { Shift } from '#contract/api/shifts';
import { counted } from '#engine/counted';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { formatDay } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { ListSection } from './ListSection';
import { NothingHere } from './NothingHere';
import { ShiftRows } from './ShiftRows';
import { byDay } from './sections';

const FIRST_SHOWN = 15;
const MORE_SHOWN = 50;

type UpcomingSectionProps = {
  shifts: Shift[];
  today: CalendarDate;
  onOpen: (shift: Shift) => void;
};

export function UpcomingSection({ shifts, today, onOpen }: UpcomingSectionProps) {
  const [most, setMost] = useState(FIRST_SHOWN);
  const more = shifts.length - most;
  return (
    <ListSection title={`Upcoming Shifts (${shifts.length})`}>
      {shifts.length === 0 && <NothingHere text="Nothing is planned after now." />}
      {byDay(shifts.slice(0, most)).map(({ date, shifts: ofDay }) => (
        <section key={date} className="border-t border-line first:border-t-0">
          <h3 className="bg-subtle/60 px-4 py-1.5 text-sm font-medium text-muted sm:px-5">
            {heading(date, today)}
          </h3>
          <ShiftRows shifts={ofDay} onOpen={onOpen} />
        </section>
      ))}
      {more > 0 && (
        <div className="border-t border-line px-4 py-2 sm:px-5">
          <Button variant="ghost" className="-ml-3" onClick={() => setMost(most + MORE_SHOWN)}>
            +{counted(more, 'more upcoming shift')}
          </Button>
        </div>
      )}
    </ListSection>
  );
}

function heading(date: CalendarDate, today: CalendarDate): string {
  if (date === today) return `Today, ${formatDay(date)}`;
  if (date === addDays(today, 1)) return `Tomorrow, ${formatDay(date)}`;
  return formatDay(date);
}
