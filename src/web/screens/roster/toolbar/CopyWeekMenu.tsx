import { CalendarPlus2, ChevronDown } from 'lucide-react';
import { type RefObject, useState } from 'react';
import type { Employee } from '#contract/api/employees';
import { LIMITS } from '#contract/limits';
import { counted } from '#engine/counted';
import { addDays, eachDay, firstOfWeek } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { FindingGroups } from '../../../components/FindingGroups';
import { useDialog } from '../../../components/use-dialog';
import {
  type Transfer,
  type TransferPreview,
  useTransferPreview,
} from '../../../data/roster-cells-preview';
import { useRosterChange } from '../../../data/roster-changes';
import { useWeekStart } from '../../../data/session';
import { toastFailure } from '../../../platform/failure';
import { formatShortDay } from '../../../platform/formats';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Menu, MenuItem, MenuLabel } from '../../../ui/Menu';
import { toast } from '../../../ui/toast-store';
import type { GridYear } from '../grid/grid-days';
import { copyText } from './copy-text';

type CopyWeekMenuProps = {
  year: GridYear;
  rows: readonly Employee[];
  firstDay: RefObject<number>;
};

interface WeekCopy {
  body: Transfer;
  target: CalendarDate;
  found: TransferPreview;
}

/** Copies the shifts of the people shown, after saying how many, which it leaves out, and who gets little rest. */
export function CopyWeekMenu({ year, rows, firstDay }: CopyWeekMenuProps) {
  const weekStart = useWeekStart();
  const [week, setWeek] = useState<CalendarDate>();
  const preview = useTransferPreview();
  const { mutate } = useRosterChange();
  const confirming = useDialog<WeekCopy>();

  /** Offers the first week that starts in view. */
  function noteWeek() {
    setWeek(firstOfWeek(addDays(year.from, firstDay.current + 6), weekStart));
  }

  async function offerCopy(source: CalendarDate) {
    const dates = eachDay(source, addDays(source, 6));
    const body: Transfer = {
      mode: 'copy',
      cells: rows.map(({ id }) => ({ employeeId: id, dates })),
      days: 7,
      onConflict: 'skip',
      onStatus: 'skip',
    };
    try {
      const found = await preview.mutateAsync(body);
      if (found.shifts + found.skipped === 0) {
        toast({ title: 'Nothing to copy', description: 'That week has no shifts.' });
        return;
      }
      const target = addDays(source, 7);
      confirming.show({ body, target, found });
    } catch (error) {
      toastFailure('Failed to copy', error);
    }
  }

  const nobody = rows.length === 0 || rows.length > LIMITS.rosterRows;
  return (
    <>
      <Menu
        trigger={
          <Button
            pending={preview.isPending}
            disabled={nobody}
            onPointerDown={noteWeek}
            onKeyDown={noteWeek}
          >
            {!preview.isPending && <CalendarPlus2 aria-hidden="true" />}
            Copy week
            <ChevronDown aria-hidden="true" className="text-muted" />
          </Button>
        }
      >
        {week && (
          <>
            <MenuLabel>Week of {formatShortDay(week)}</MenuLabel>
            <MenuItem onSelect={() => offerCopy(week)}>Copy this week to next week</MenuItem>
            <MenuItem onSelect={() => offerCopy(addDays(week, -7))}>Copy last week here</MenuItem>
          </>
        )}
      </Menu>
      {confirming.subject && (
        <ConfirmDialog
          open={confirming.open}
          onOpenChange={confirming.onOpenChange}
          title={`Copy to the week of ${formatShortDay(confirming.subject.target)}?`}
          description={copyText(confirming.subject.found)}
          confirmLabel="Copy week"
          tone="primary"
          onConfirm={() => {
            if (confirming.subject) mutate({ type: 'transfer', body: confirming.subject.body });
            confirming.onOpenChange(false);
          }}
        >
          <CopyWarnings found={confirming.subject.found} />
        </ConfirmDialog>
      )}
    </>
  );
}

function CopyWarnings({ found }: { found: TransferPreview }) {
  const { away, awayCount, shortRest, shortRestCount, found: book } = found;
  const blocked = book.counts.some(({ severity }) => severity === 'block');
  // The book's own rule about rest says it better, and one sentence about one thing is enough.
  const bookHasRest = book.counts.some(({ kind }) => kind === 'rest');
  return (
    <div className="flex flex-col gap-2">
      {awayCount > 0 && (
        <Alert tone="warn" title={`${counted(awayCount, 'shift')} left out: away`}>
          <Sentences sentences={away} />
        </Alert>
      )}
      {book.counts.length > 0 && (
        <Alert
          tone={blocked ? 'danger' : 'warn'}
          title={blocked ? 'A rule blocks this' : 'Check this against your rules'}
        >
          <FindingGroups found={book} />
        </Alert>
      )}
      {shortRestCount > 0 && !bookHasRest && (
        <Alert tone="warn" title={`${counted(shortRestCount, 'shift')} after little rest`}>
          <Sentences sentences={shortRest} more={shortRestCount - shortRest.length} />
        </Alert>
      )}
    </div>
  );
}

function Sentences({ sentences, more = 0 }: { sentences: string[]; more?: number }) {
  return (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      {more > 0 && <li>+{more} more</li>}
    </ul>
  );
}
