import type { CompactEntries } from '#contract/api/auto-roster';
import { counted, formatCount } from '#engine/counted';
import { dayOfMonth, weekdayOf } from '#engine/time/dates';
import { monthName, weekdayName } from '#engine/time/day-text';
import type { CalendarDate } from '#engine/time/kinds';
import { useDialog } from '../../../components/use-dialog';
import { formatDay, formatShortDay, formatTime } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { cn } from '../../../ui/cn';
import { Dialog, DialogClose } from '../../../ui/Dialog';
import { WindowedList } from '../../../ui/WindowedRows';
import { calendarDays, isInWindow } from './compact-entries';
import { ENTRY_PX, EntryItem } from './EntryItem';
import type { PreviewData } from './use-preview-data';

/** Shifts shown in the cell of a day. */
const SHOWN = 3;
const WEEKDAYS = 'Mon Tue Wed Thu Fri Sat Sun'.split(' ');

type PreviewCalendarProps = { compact: CompactEntries; data: PreviewData };

/** Weeks are rows where there is room; on a phone, days stand below each other. */
export function PreviewCalendar({ compact, data }: PreviewCalendarProps) {
  const opened = useDialog<CalendarDate>();
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-line">
      <div aria-hidden="true" className="hidden grid-cols-7 gap-px border-b border-line md:grid">
        {WEEKDAYS.map((weekday) => (
          <span key={weekday} className="bg-subtle px-2 py-1.5 text-xs font-medium text-muted">
            {weekday}
          </span>
        ))}
      </div>
      <ol className="grid gap-px md:grid-cols-7">
        {calendarDays(compact, data.days.keys()).map((date) => (
          <PreviewDay
            key={date}
            date={date}
            outside={!isInWindow(compact, date)}
            data={data}
            onOpen={opened.show}
          />
        ))}
      </ol>
      {opened.subject && (
        <PreviewDayDialog
          key={`day ${opened.turn}`}
          date={opened.subject}
          data={data}
          open={opened.open}
          onOpenChange={opened.onOpenChange}
        />
      )}
    </div>
  );
}

type PreviewDayProps = {
  date: CalendarDate;
  /** Inside the weeks shown, but outside the range. */
  outside: boolean;
  data: PreviewData;
  onOpen: (date: CalendarDate) => void;
};

function PreviewDay({ date, outside, data, onOpen }: PreviewDayProps) {
  const refs = data.days.get(date) ?? [];
  // One more shift fits in the place of the button.
  const shown = refs.length <= SHOWN + 1 ? refs : refs.slice(0, SHOWN);
  const day = dayOfMonth(date);
  const more = refs.length - shown.length;
  return (
    <li
      className={cn(
        'flex min-w-0 flex-col gap-1 px-2 py-1.5 md:min-h-26',
        outside ? 'bg-subtle' : weekdayOf(date) > 5 ? 'bg-weekend' : 'bg-surface',
        outside && refs.length === 0 && 'max-md:hidden',
      )}
    >
      <p className={cn('text-xs tabular-nums', outside ? 'text-muted' : 'font-medium')}>
        <span className="md:sr-only">{weekdayName(date)} </span>
        {day}
        <span className={cn(day !== 1 && 'md:sr-only')}> {monthName(date)}</span>
        {outside && <span className="sr-only"> (outside the range)</span>}
      </p>
      {refs.length === 0 && !outside && <p className="text-sm text-muted md:sr-only">No shifts</p>}
      {shown.length > 0 && (
        <ul className="flex flex-col gap-0.5">
          {shown.map((ref) => {
            const entry = data.read(ref);
            return (
              <li
                key={`${ref.row} ${ref.slot}`}
                title={`${entry.employeeName}, ${entry.siteName}`}
                className="flex gap-1.5 overflow-hidden rounded-sm bg-auto px-1.5 text-sm leading-6 md:text-xs md:leading-5"
              >
                <span className="shrink-0 tabular-nums">
                  {formatTime(entry.start_at, entry.timezone)}
                </span>
                <span className="truncate">{entry.employeeName}</span>
              </li>
            );
          })}
        </ul>
      )}
      {more > 0 && (
        <Button
          variant="ghost"
          size="sm"
          className="h-8 justify-start px-1.5 sm:h-6 sm:px-1.5 sm:text-xs"
          onClick={() => onOpen(date)}
        >
          <span>
            +{formatCount(more)} more
            <span className="sr-only"> on {formatShortDay(date)}</span>
          </span>
        </Button>
      )}
    </li>
  );
}

type PreviewDayDialogProps = {
  date: CalendarDate;
  data: PreviewData;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

function PreviewDayDialog({ date, data, open, onOpenChange }: PreviewDayDialogProps) {
  const refs = data.days.get(date) ?? [];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={formatDay(date)}
      description={counted(refs.length, 'shift')}
      footer={
        <DialogClose>
          <Button>Close</Button>
        </DialogClose>
      }
    >
      <WindowedList
        label={`Shifts on ${formatDay(date)}`}
        items={refs}
        itemPx={ENTRY_PX}
        className="max-h-[60dvh] rounded-lg border border-line bg-surface"
        renderItem={(ref) => <EntryItem key={`${ref.row} ${ref.slot}`} entry={data.read(ref)} />}
      />
    </Dialog>
  );
}
