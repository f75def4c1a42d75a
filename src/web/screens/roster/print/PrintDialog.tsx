import { Printer } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { CalendarDate } from '#engine/time/kinds';
import { parseCalendarDate } from '#engine/time/parse';
import { useUser, useWeekStart } from '../../../data/session';
import { formatDate, formatDay, todayIn, zoneInWords } from '../../../platform/formats';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Dialog, DialogClose } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { Input } from '../../../ui/Input';
import { NativeSelect } from '../../../ui/NativeSelect';
import { PrintedGroupTable } from './PrintedGroupTable';
import { daysOfSpan, SPAN_LABELS, SPANS, type Span } from './print-span';
import { type Printout, usePrintout } from './use-printout';
import './print-sheet.css';

type PrintDialogProps = {
  date: CalendarDate;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function PrintDialog({ date: first, open, onOpenChange }: PrintDialogProps) {
  const [span, setSpan] = useState<Span>('week');
  const [date, setDate] = useState(first);
  const [groupId, setGroupId] = useState('all');
  const days = daysOfSpan(span, date, useWeekStart());
  const { printout, failed } = usePrintout(days);
  const [from, to] = [days[0] ?? date, days.at(-1) ?? date];

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Print roster"
      description="Prints a table for each shift group, in landscape."
      size="sm"
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="primary" disabled={!printout} onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            Print
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label="Period">
          {(control) => (
            <NativeSelect
              {...control}
              value={span}
              onChange={({ target }) =>
                setSpan(SPANS.find((known) => known === target.value) ?? 'week')
              }
            >
              {SPANS.map((one) => (
                <option key={one} value={one}>
                  {SPAN_LABELS[one]}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label="Date" hint={`Prints ${formatDay(from)} to ${formatDay(to)}`}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={date}
              onChange={({ target }) => setDate(parseCalendarDate(target.value) ?? date)}
            />
          )}
        </Field>
        <Field label="Shift group">
          {(control) => (
            <NativeSelect
              {...control}
              value={groupId}
              onChange={({ target }) => setGroupId(target.value)}
            >
              <option value="all">All groups, each on its own page</option>
              {printout?.groups.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        {failed && (
          <Alert tone="danger" title="Failed to load the roster">
            {failed.error?.message}
          </Alert>
        )}
      </div>
      {printout && <PrintSheet printout={printout} days={days} span={span} groupId={groupId} />}
    </Dialog>
  );
}

type PrintSheetProps = {
  printout: Printout;
  days: CalendarDate[];
  span: Span;
  groupId: string;
};

/** Appears on paper only, where print.css hides everything else. */
function PrintSheet({ printout, days, span, groupId }: PrintSheetProps) {
  const user = useUser();
  const [from, to] = [days[0], days.at(-1)] as [CalendarDate, CalendarDate];
  const groups = printout.groups.filter(({ id }) => groupId === 'all' || id === groupId);
  const zones = printout.zones.map((zone) => zoneInWords(zone, `${from}T12:00:00Z`));
  return createPortal(
    <div data-print-sheet="" className="hidden print:block">
      {groups.map((group) => (
        <PrintedGroupTable
          key={group.id}
          group={group}
          printout={printout}
          days={days}
          span={span}
          heading={`${user.org_name ?? ''}, ${formatDate(from)} to ${formatDate(to)}`}
        />
      ))}
      <p>
        Times are in each site's time zone{zones.length > 0 && ` (${zones.join('; ')})`}. Drafts are
        in brackets. Printed {formatDate(todayIn(user.org_timezone ?? 'UTC'))}.
      </p>
    </div>,
    document.body,
  );
}
