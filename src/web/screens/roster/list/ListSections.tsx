import { type ReactNode, useId, useState } from 'react';
import type { Shift } from '#contract/api/shifts';
import { counted } from '#engine/counted';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { CoverLights } from '../../../data/cover';
import { formatDay } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { Card, CardHeader, CardTitle } from '../../../ui/Card';
import { CoverOfDay } from './CoverOfDay';
import { ShiftRows } from './ShiftRows';
import { byDay } from './sections';

type SectionProps = { shifts: Shift[]; onOpen: (shift: Shift) => void };
type CoveredProps = SectionProps & { today: CalendarDate; cover: CoverLights | undefined };

export function ActiveSection({ shifts, today, cover, onOpen }: CoveredProps) {
  return (
    <ListSection
      title={`Active Now (${shifts.length})`}
      mark={
        shifts.length > 0 && (
          <span
            aria-hidden="true"
            className="size-2.5 rounded-full bg-today ring-4 ring-today/20"
          />
        )
      }
      note={<CoverOfDay date={today} cover={cover} />}
    >
      {shifts.length === 0 && <NothingHere text="Nobody is working right now." />}
      <ShiftRows shifts={shifts} onOpen={onOpen} />
    </ListSection>
  );
}

const FIRST_SHOWN = 15;
const MORE_SHOWN = 50;

export function UpcomingSection({ shifts, today, cover, onOpen }: CoveredProps) {
  const [most, setMost] = useState(FIRST_SHOWN);
  const more = shifts.length - most;
  return (
    <ListSection title={`Upcoming Shifts (${shifts.length})`}>
      {shifts.length === 0 && <NothingHere text="No shifts are coming up." />}
      {byDay(shifts.slice(0, most)).map(({ date, shifts: ofDay }) => (
        <section key={date} className="border-t border-line first:border-t-0">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 bg-subtle/60 px-4 py-1.5 sm:px-5">
            <h3 className="text-sm font-medium text-muted">{dayHeading(date, today)}</h3>
            {/* Today's is above, with the people who are on now. */}
            {date !== today && <CoverOfDay date={date} cover={cover} />}
          </div>
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

function dayHeading(date: CalendarDate, today: CalendarDate): string {
  if (date === today) return `Today, ${formatDay(date)}`;
  if (date === addDays(today, 1)) return `Tomorrow, ${formatDay(date)}`;
  return formatDay(date);
}

const COMPLETED_SHOWN = 5;

export function CompletedSection({ shifts, onOpen }: SectionProps) {
  return (
    <ListSection title="Recently Completed">
      {shifts.length === 0 && <NothingHere text="No shifts have ended in this period." />}
      <ShiftRows shifts={shifts.slice(0, COMPLETED_SHOWN)} withDay onOpen={onOpen} />
    </ListSection>
  );
}

type ListSectionProps = {
  title: string;
  mark?: ReactNode;
  /** Beside the title. */
  note?: ReactNode;
  children: ReactNode;
};

export function ListSection({ title, mark, note, children }: ListSectionProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="overflow-hidden">
      <CardHeader className="justify-start gap-x-2 pb-3">
        {mark}
        <CardTitle id={id}>{title}</CardTitle>
        {note && <div className="ml-auto">{note}</div>}
      </CardHeader>
      <div className="border-t border-line">{children}</div>
    </Card>
  );
}

function NothingHere({ text }: { text: string }) {
  return <p className="px-4 py-4 text-muted sm:px-5 sm:text-sm">{text}</p>;
}
