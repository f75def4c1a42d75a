import { Printer } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { CalendarDate } from '#engine/time/kinds';
import { parseCalendarDate } from '#engine/time/parse';
import { useUser, useWeekStart } from '../../../data/session';
import { formatDate, formatDay, todayIn } from '../../../platform/formats';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Dialog, DialogClose } from '../../../ui/Dialog';
import { ChoiceField, Field } from '../../../ui/Field';
import { Input } from '../../../ui/Input';
import { NativeSelect } from '../../../ui/NativeSelect';
import { PrintedGroupTable } from './PrintedGroupTable';
import { daysOfSpan, SPAN_LABELS, SPANS, type Span } from './print-span';
import type { OnPaper } from './printed-cell';
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
  const [drafts, setDrafts] = useState(false);
  const [reasons, setReasons] = useState(false);
  const paper = { span, drafts, reasons };
  const { printout, failed } = usePrintout(days, paper);
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
        <ChoiceField label="Include drafts">
          {(control) => (
            <Checkbox
              {...control}
              checked={drafts}
              onChange={({ target }) => setDrafts(target.checked)}
            />
          )}
        </ChoiceField>
        <ChoiceField
          label="Show why people are away"
          hint="Prints Day Off, Sick or Holiday. Leave this off for a wall: the paper then says Away."
        >
          {(control) => (
            <Checkbox
              {...control}
              checked={reasons}
              onChange={({ target }) => setReasons(target.checked)}
            />
          )}
        </ChoiceField>
        {failed && (
          <Alert tone="danger" title="Failed to load the roster">
            {failed.error?.message}
          </Alert>
        )}
      </div>
      {printout && <PrintSheet printout={printout} days={days} paper={paper} groupId={groupId} />}
    </Dialog>
  );
}

type PrintSheetProps = {
  printout: Printout;
  days: CalendarDate[];
  paper: OnPaper;
  groupId: string;
};

/** Appears on paper only, where print.css hides everything else. */
function PrintSheet({ printout, days, paper, groupId }: PrintSheetProps) {
  const user = useUser();
  const [from, to] = [days[0], days.at(-1)] as [CalendarDate, CalendarDate];
  const groups = printout.groups.filter(({ id }) => groupId === 'all' || id === groupId);
  return createPortal(
    <div data-print-sheet="" className="hidden print:block">
      {groups.map((group) => (
        <PrintedGroupTable
          key={group.id}
          group={group}
          printout={printout}
          days={days}
          paper={paper}
          heading={`${user.org_name ?? ''}, ${formatDate(from)} to ${formatDate(to)}`}
          printed={`Printed ${formatDate(todayIn(user.org_timezone ?? 'UTC'))}.`}
        />
      ))}
    </div>,
    document.body,
  );
}
