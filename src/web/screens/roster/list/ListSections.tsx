import { type ReactNode, useId } from 'react';
import type { ListedShift } from '#contract/api/roster-views';
import { LIMITS } from '#contract/limits';
import { counted, formatCount } from '#engine/counted';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { CoverLights } from '../../../data/cover';
import { formatDay } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { Card, CardHeader, CardTitle } from '../../../ui/Card';
import { CoverOfDay } from './CoverOfDay';
import { ShiftRows } from './ShiftRows';

type SectionProps = { shifts: ListedShift[]; onOpen: (shift: ListedShift) => void };
type CountedProps = SectionProps & {
  /** All of them; `shifts` are the first. */
  count: number;
  today: CalendarDate;
  cover: CoverLights | undefined;
  onMore: () => void;
};

export function ActiveSection({ count, shifts, today, cover, onOpen, onMore }: CountedProps) {
  return (
    <ListSection
      title={`Active Now (${formatCount(count)})`}
      mark={
        count > 0 && (
          <span
            aria-hidden="true"
            className="size-2.5 rounded-full bg-today ring-4 ring-today/20"
          />
        )
      }
      note={<CoverOfDay date={today} cover={cover} />}
    >
      {count === 0 && <NothingHere text="Nobody is working right now." />}
      <ShiftRows shifts={shifts} onOpen={onOpen} />
      <More
        text={counted(count - shifts.length, 'more active shift')}
        shown={shifts.length}
        of={count}
        onMore={onMore}
      />
    </ListSection>
  );
}

export function UpcomingSection({ count, shifts, today, cover, onOpen, onMore }: CountedProps) {
  return (
    <ListSection title={`Upcoming Shifts (${formatCount(count)})`}>
      {count === 0 && <NothingHere text="No shifts are coming up." />}
      {byDay(shifts).map(({ date, shifts: ofDay }) => (
        <section key={date} className="border-t border-line first:border-t-0">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 bg-subtle/60 px-4 py-1.5 sm:px-5">
            <h3 className="text-sm font-medium text-muted">{dayHeading(date, today)}</h3>
            {/* Today's is above, with the people who are on now. */}
            {date !== today && <CoverOfDay date={date} cover={cover} />}
          </div>
          <ShiftRows shifts={ofDay} onOpen={onOpen} />
        </section>
      ))}
      <More
        text={counted(count - shifts.length, 'more upcoming shift')}
        shown={shifts.length}
        of={count}
        onMore={onMore}
      />
    </ListSection>
  );
}

type MoreProps = { text: string; shown: number; of: number; onMore: () => void };

function More({ text, shown, of, onMore }: MoreProps) {
  if (shown >= of) return null;
  return (
    <div className="border-t border-line px-4 py-2 sm:px-5">
      {shown < LIMITS.listedShifts ? (
        <Button variant="ghost" className="-ml-3" onClick={onMore}>
          +{text}
        </Button>
      ) : (
        <p className="py-2 text-muted sm:text-sm">+{text}</p>
      )}
    </div>
  );
}

/** Groups shifts by date and keeps their order. */
function byDay(shifts: readonly ListedShift[]) {
  const days = new Map<CalendarDate, ListedShift[]>();
  for (const shift of shifts) {
    const ofDay = days.get(shift.date);
    if (ofDay) ofDay.push(shift);
    else days.set(shift.date, [shift]);
  }
  return Array.from(days, ([date, ofDay]) => ({ date, shifts: ofDay }));
}

function dayHeading(date: CalendarDate, today: CalendarDate): string {
  if (date === today) return `Today, ${formatDay(date)}`;
  if (date === addDays(today, 1)) return `Tomorrow, ${formatDay(date)}`;
  return formatDay(date);
}

export function CompletedSection({ shifts, onOpen }: SectionProps) {
  return (
    <ListSection title="Recently Completed">
      {shifts.length === 0 && <NothingHere text="No shifts have ended in this period." />}
      <ShiftRows shifts={shifts} withDay onOpen={onOpen} />
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
