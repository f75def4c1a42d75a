import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Timesheet } from '#contract/api/timesheets';
import { formatCount } from '#engine/counted';
import type { CalendarDate } from '#engine/time/kinds';
import { useDialog } from '../../components/use-dialog';
import { useUser } from '../../data/session';
import { useApprove } from '../../data/time';
import { ApiError } from '../../platform/api';
import { toastFailure, toastSuccess } from '../../platform/failure';
import { focusMain } from '../../platform/focus-main';
import { formatShortDay } from '../../platform/formats';
import { useListKeys } from '../../shortcuts/use-list-keys';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { FEW } from '../../ui/WindowedRows';
import { ReasonDialog, type ReasonedAction } from './ReasonDialog';
import { SheetRow } from './SheetRow';
import { type SheetAction, sheetActions } from './sheet-actions';
import { TimeDialog } from './TimeDialog';

type SheetListProps = {
  sheets: readonly Timesheet[];
  /** What it says when there are none. */
  empty: { title: string; text: string };
  more: More;
  total: number | undefined;
};

type More = Pick<
  UseInfiniteQueryResult,
  'error' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>;

const KEYS: Partial<Record<string, SheetAction[]>> = {
  a: ['approve'],
  c: ['correct', 'adjust'],
  d: ['dispute'],
  r: ['reopen'],
  x: ['remove'],
};
const LETTERS = ['j', 'k', ...Object.keys(KEYS)];

/** Timesheets by day. Decided by mouse, finger or keys. */
export function SheetList({ sheets, empty, more, total }: SheetListProps) {
  const { employee_id } = useUser();
  // The place too: a row that is decided goes to another tab, and the one after it takes its place.
  const [chosen, setChosen] = useState<{ id: string; place: number }>();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const asking = useDialog<{ sheet: Timesheet; action: ReasonedAction }>();
  const correcting = useDialog<Timesheet>();
  const approve = useApprove();
  const list = useRef<HTMLDivElement>(null);
  const byDay = groupByDay(sheets);
  const days = [...byDay.keys()].sort();
  const inOrder = days.flatMap((date) => byDay.get(date) ?? []);
  const found = inOrder.findIndex(({ id }) => id === chosen?.id);
  const at = found >= 0 ? found : Math.min(chosen?.place ?? 0, inOrder.length - 1);
  const current = inOrder[at];
  const isOwn = (sheet: Timesheet) => sheet.employee_id === employee_id;
  const before = useRef<number>(undefined);
  const { hasNextPage } = more;

  // The focus goes to the first row that came: after the last page the button is gone.
  useEffect(() => {
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-list-item]');
    if (before.current === undefined || (sheets.length === before.current && hasNextPage)) return;
    rows?.item(Math.min(before.current, sheets.length - 1))?.focus({ preventScroll: true });
    before.current = undefined;
  }, [sheets.length, hasNextPage]);

  function showMore() {
    before.current = sheets.length;
    void more.fetchNextPage();
  }

  function go(place: number) {
    const next = inOrder[Math.min(Math.max(place, 0), inOrder.length - 1)];
    if (!next) return;
    setChosen({ id: next.id, place: inOrder.indexOf(next) });
    list.current?.querySelector<HTMLElement>(`[data-list-item="${next.id}"]`)?.focus();
  }

  function toggle(id: string) {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  }

  async function approveClean(sheet: Timesheet) {
    const place = inOrder.indexOf(sheet);
    try {
      await approve.mutateAsync({ id: sheet.id, version: sheet.version });
      toastSuccess('Timesheet approved', NOT_APPROVED);
      // The row goes to another tab, so the next one gets the focus.
      if (inOrder.length === 1) focusMain();
      else go(place < inOrder.length - 1 ? place + 1 : place - 1);
    } catch (error) {
      toastFailure(NOT_APPROVED, error);
    }
  }

  function act(sheet: Timesheet, action: SheetAction) {
    if (action === 'correct' || action === 'adjust') correcting.show(sheet);
    else if (action === 'approve' && isClean(sheet)) void approveClean(sheet);
    else asking.show({ sheet, action });
  }

  useListKeys(list, LETTERS, (key) => {
    if (!current) return false;
    if (key === 'j' || key === 'ArrowDown') go(found >= 0 ? at + 1 : at);
    else if (key === 'k' || key === 'ArrowUp') go(at - 1);
    else if (chosen === undefined) return false;
    else if (key === 'Enter') toggle(current.id);
    else {
      const possible = sheetActions(current, isOwn(current));
      const action = KEYS[key]?.find((each) => possible.includes(each));
      if (!action) return false;
      act(current, action);
    }
    return true;
  });

  if (sheets.length === 0) {
    return (
      <Card>
        <EmptyState icon={<CircleCheck />} {...empty} />
      </Card>
    );
  }
  return (
    <div ref={list} className="flex flex-col gap-4">
      {days.map((date) => (
        <section key={date} aria-label={formatShortDay(date)} className="flex flex-col gap-2">
          <h2 className="font-semibold">{formatShortDay(date)}</h2>
          <Card>
            <ul className="divide-y divide-line">
              {byDay.get(date)?.map((sheet) => (
                <SheetRow
                  key={sheet.id}
                  sheet={sheet}
                  own={isOwn(sheet)}
                  open={opened.has(sheet.id)}
                  pending={approve.isPending && approve.variables.id === sheet.id}
                  tabIndex={sheet === current ? 0 : -1}
                  windowed={sheets.length > FEW}
                  onFocus={() => setChosen({ id: sheet.id, place: inOrder.indexOf(sheet) })}
                  onToggle={() => toggle(sheet.id)}
                  onAction={(action) => act(sheet, action)}
                />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      <MoreSheets shown={sheets.length} total={total} more={more} onMore={showMore} />
      {asking.subject && (
        <ReasonDialog
          key={`reason ${asking.turn}`}
          {...asking.subject}
          open={asking.open}
          onOpenChange={asking.onOpenChange}
        />
      )}
      {correcting.subject && (
        <TimeDialog
          key={`time ${correcting.turn}`}
          sheet={correcting.subject}
          date={correcting.subject.date}
          open={correcting.open}
          onOpenChange={correcting.onOpenChange}
        />
      )}
    </div>
  );
}

function groupByDay(sheets: readonly Timesheet[]): Map<CalendarDate, Timesheet[]> {
  const days = new Map<CalendarDate, Timesheet[]>();
  for (const sheet of sheets) {
    const day = days.get(sheet.date);
    if (day) day.push(sheet);
    else days.set(sheet.date, [sheet]);
  }
  return days;
}

const NOT_APPROVED = "This timesheet isn't approved";

function isClean({ flags, state }: Timesheet): boolean {
  return flags.length === 0 && state !== 'disputed';
}

type MoreSheetsProps = {
  shown: number;
  total: number | undefined;
  more: More;
  onMore: () => void;
};

function MoreSheets({ shown, total, more, onMore }: MoreSheetsProps) {
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = more;
  if (!hasNextPage) return null;
  return (
    <div className="flex flex-col items-center gap-2 sm:text-sm print:hidden">
      {isFetchNextPageError && (
        <p role="alert" className="text-danger">
          {error instanceof ApiError ? error.sentence : "We couldn't load more. Try again."}
        </p>
      )}
      <Button pending={isFetchingNextPage} onClick={onMore}>
        Show more
      </Button>
      <p role="status" className="text-muted tabular-nums">
        The first {formatCount(shown)}
        {total !== undefined && total > shown && ` of ${formatCount(total)}`}
      </p>
    </div>
  );
}
