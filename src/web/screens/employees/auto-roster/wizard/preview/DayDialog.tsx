import type { CalendarDate } from '#engine/time/kinds';
import { countWords } from '../../../../../platform/count-words';
import { formatDay } from '../../../../../platform/formats';
import { Button } from '../../../../../ui/Button';
import { Dialog } from '../../../../../ui/Dialog';
import { DialogClose } from '../../../../../ui/DialogClose';
import { ChunkedList } from '../../runs/ChunkedList';
import { ENTRY_PX, EntryItem } from './EntryItem';
import type { PreviewData } from './use-preview-data';

type DayDialogProps = {
  date: CalendarDate;
  data: PreviewData;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function DayDialog({ date, data, open, onOpenChange }: DayDialogProps) {
  const refs = data.days.get(date) ?? [];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={formatDay(date)}
      description={countWords(refs.length, 'shift')}
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
