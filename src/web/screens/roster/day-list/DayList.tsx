import { useNavigate, useSearch } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { formatCount } from '#engine/counted';
import { addDays, yearOf } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { parseCalendarDate } from '#engine/time/parse';
import { DAY_STATUS_TEXT } from '../../../components/day-status-text';
import { holidaysByDate } from '../../../components/holiday-text';
import { LoadFailure } from '../../../components/LoadFailure';
import { ShiftTimes } from '../../../components/ShiftTimes';
import { useDialog } from '../../../components/use-dialog';
import { useInSlices } from '../../../components/use-in-slices';
import { useHolidaysOfYears } from '../../../data/holidays';
import { useUser } from '../../../data/session';
import { formatDay } from '../../../platform/formats';
import { Avatar } from '../../../ui/Avatar';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { IconButton } from '../../../ui/IconButton';
import { Input } from '../../../ui/Input';
import { Skeleton } from '../../../ui/Skeleton';
import { WindowedPageList } from '../../../ui/WindowedRows';
import { CellDialog } from '../cell/CellDialog';
import { ChecksOfDay } from '../checks/ChecksOfDay';
import { NobodyInFilter, NobodyToRoster } from '../grid/InsteadOfGrid';
import { useGridSearch } from '../grid/use-grid-search';
import { useToday } from '../grid/use-today';
import { FindPeople } from '../toolbar/FindPeople';
import type { PersonOfDay } from './people-of-day';
import { usePeopleOfDay } from './use-people-of-day';

/** The roster on a narrow screen, which has no room for a grid: one day at a time. */
export function DayList() {
  const search = useSearch({ from: '/signed-in/roster' });
  const navigate = useNavigate({ from: '/roster' });
  const today = useToday(useUser().org_timezone ?? 'UTC');
  const date = search.date ?? today;
  const { people: found, failed } = usePeopleOfDay(date, search);
  const people = useInSlices(found);
  const dialog = useDialog<{ employee: { id: string; name: string } }>();
  const nobody = people && Object.values(people).every(({ length }) => length === 0);
  const { showEveryone } = useGridSearch();

  function show(next: CalendarDate) {
    void navigate({
      search: (before) => ({ ...before, date: next === today ? undefined : next }),
      replace: true,
    });
  }

  return (
    <section aria-label="Roster of the day" className="flex flex-col gap-3">
      <DayBar date={date} today={today} onChange={show} />
      <FindPeople />
      <ChecksOfDay date={date} onOpen={dialog.show} />
      {!people && failed.length === 0 && <DayListSkeleton />}
      {failed.length > 0 && (
        <Card>
          <LoadFailure title="Failed to load the roster" queries={failed} />
        </Card>
      )}
      {nobody &&
        (search.filter || search.find ? (
          <NobodyInFilter onShowAll={showEveryone} />
        ) : (
          <NobodyToRoster />
        ))}
      {people && (
        <>
          <PeopleSection title="Working" people={people.working} onOpen={dialog.show} />
          <PeopleSection title="Away" people={people.away} onOpen={dialog.show} />
          <PeopleSection title="Free" people={people.free} onOpen={dialog.show} />
        </>
      )}
      {dialog.subject && (
        <CellDialog
          key={dialog.turn}
          employee={dialog.subject.employee}
          date={date}
          open={dialog.open}
          onOpenChange={dialog.onOpenChange}
        />
      )}
    </section>
  );
}

function DayListSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">Loading the roster...</span>
      <Skeleton className="h-44 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  );
}

type PeopleSectionProps = {
  title: string;
  people: PersonOfDay[];
  onOpen: (person: PersonOfDay) => void;
};

function PeopleSection({ title, people, onOpen }: PeopleSectionProps) {
  if (people.length === 0) return null;
  return (
    <Card className="overflow-hidden">
      <h3 className="border-b border-line px-4 py-2.5 font-semibold">
        {title} ({formatCount(people.length)})
      </h3>
      <WindowedPageList
        items={people}
        itemPx={ROW_PX}
        // A list in several parts has its lines below.
        listClassName="*:border-b *:border-line [div:last-child>&>:last-child]:border-b-0"
        renderItem={(person) => (
          <DayListRow key={person.employee.id} person={person} onOpen={onOpen} />
        )}
      />
    </Card>
  );
}

type DayBarProps = {
  date: CalendarDate;
  today: CalendarDate;
  onChange: (date: CalendarDate) => void;
};

function DayBar({ date, today, onChange }: DayBarProps) {
  const { site } = useSearch({ from: '/signed-in/roster' });
  const calendars = useHolidaysOfYears([yearOf(date)]);
  const holiday = holidaysByDate(calendars, site ? new Set([site]) : undefined).get(date);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <IconButton label="Previous day" onClick={() => onChange(addDays(date, -1))}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <h2 className="text-center text-lg font-semibold" aria-live="polite">
          {formatDay(date)}
          {holiday && <span className="block text-sm font-normal text-brand">◆ {holiday}</span>}
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

/** About: with the times and the site of a shift. */
const ROW_PX = 65;

type DayListRowProps = { person: PersonOfDay; onOpen: (person: PersonOfDay) => void };

const DayListRow = memo(function DayListRow({ person, onOpen }: DayListRowProps) {
  const { employee, status, shifts } = person;
  return (
    // What is below the screen is laid out when it comes into view.
    <li className="[contain-intrinsic-size:auto_65px] [content-visibility:auto]">
      <button
        type="button"
        onClick={() => onOpen(person)}
        className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left -outline-offset-2 hover:bg-subtle"
      >
        <Avatar name={employee.name} color={employee.shift_group?.color_hex} />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="font-medium wrap-anywhere">{employee.name}</span>
          {shifts.map((shift) => (
            <span key={shift.id} className="text-muted">
              <span className="text-text">
                <ShiftTimes shift={shift} />
              </span>{' '}
              {shift.location_name}
              {shift.role_label && `, ${shift.role_label}`}{' '}
              {!shift.published && <Badge tone="warn">Draft</Badge>}{' '}
              {status && <Badge tone="danger">Uncovered</Badge>}
            </span>
          ))}
        </span>
        {status && (
          <Badge tone={status === 'off' ? 'danger' : 'neutral'}>{DAY_STATUS_TEXT[status]}</Badge>
        )}
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
      </button>
    </li>
  );
});
