import type { CompactEntries } from '#contract/api/auto-roster';
import { counted } from '#engine/counted';
import type { CalendarDate } from '#engine/time/kinds';
import { useDialog } from '../../../components/use-dialog';
import { formatDay } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { Dialog, DialogClose } from '../../../ui/Dialog';
import { ChunkedList } from '../runs/ChunkedList';
import { CalendarDay } from './CalendarDay';
import { calendarDays, isInWindow } from './compact-entries';
import { ENTRY_PX, EntryItem } from './EntryItem';
import type { PreviewData } from './use-preview-data';

type DayDialogProps = {
  date: CalendarDate;
  data: PreviewData;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

type CalendarViewProps = { compact: CompactEntries; data: PreviewData };

const WEEKDAYS = 'Mon Tue Wed Thu Fri Sat Sun'.split(' ');

/** Weeks as rows where there is room; on a phone one day under the other. */
export function CalendarView({ compact, data }: CalendarViewProps) {
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
          <CalendarDay
            key={date}
            date={date}
            outside={!isInWindow(compact, date)}
            data={data}
            onOpen={opened.show}
          />
        ))}
      </ol>
      {opened.subject && (
        <DayDialog
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

function DayDialog({ date, data, open, onOpenChange }: DayDialogProps) {
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
      <ChunkedList
        label={`Shifts on ${formatDay(date)}`}
        items={refs}
        itemPx={ENTRY_PX}
        className="max-h-[60dvh] rounded-lg border border-line bg-surface"
        renderItem={(ref) => <EntryItem key={`${ref.row} ${ref.slot}`} entry={data.read(ref)} />}
      />
    </Dialog>
  );
}
