import { Check, Flag } from 'lucide-react';
import { useState } from 'react';
import type { Timesheet } from '#contract/api/timesheets';
import { LIMITS } from '#contract/limits';
import { counted } from '#engine/counted';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import {
  breakText,
  clockedText,
  countedText,
  FLAG_TEXTS,
  rosteredText,
  SHEET_STATE_TEXTS,
} from '../../../components/sheet-text';
import { useAnswerBreak, useClockState, useConfirmTime, useDispute } from '../../../data/time';
import { toastFailure, toastSuccess } from '../../../platform/failure';
import { formatShortDay } from '../../../platform/formats';
import { Alert } from '../../../ui/Alert';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Field } from '../../../ui/Field';
import { Textarea } from '../../../ui/Textarea';
import { ClockedInAgain } from './ClockedInAgain';
import { ForgottenEnds } from './ForgottenEnds';

/** What one clocked in the last 7 days, and what one is asked about it. Nothing for someone who never clocked. */
export function OwnTime({ today }: { today: CalendarDate }) {
  const { data } = useClockState();
  if (!data || data.sheets.length === 0) return null;
  const unanswered = data.sheets.filter(({ flags }) => flags.includes('break-unanswered'));
  return (
    <div className="flex flex-col gap-4 print:hidden">
      <ForgottenEnds state={data} />
      <ClockedInAgain state={data} />
      {unanswered.map((sheet) => (
        <BreakQuestion key={sheet.id} sheet={sheet} />
      ))}
      <WeekOfTime sheets={data.sheets} today={today} />
    </div>
  );
}

function BreakQuestion({ sheet }: { sheet: Timesheet }) {
  const { mutate, isPending } = useAnswerBreak();
  const answer = (given: 'taken' | 'not-taken' | 'not-offered') =>
    mutate(
      { id: sheet.id, answer: given },
      { onError: (error) => toastFailure("Your answer isn't saved", error) },
    );
  return (
    <Alert
      title={`Did you take your break on ${formatShortDay(sheet.date)}?`}
      action={
        <div className="flex flex-wrap gap-2">
          <Button disabled={isPending} onClick={() => answer('taken')}>
            I took it
          </Button>
          <Button disabled={isPending} onClick={() => answer('not-taken')}>
            I didn't take it
          </Button>
          <Button disabled={isPending} onClick={() => answer('not-offered')}>
            I wasn't offered one
          </Button>
        </div>
      }
    >
      You clocked {clockedText(sheet)} and recorded no break.
    </Alert>
  );
}

const NOT_CONFIRMED = "Your time isn't confirmed yet";

function WeekOfTime({ sheets, today }: { sheets: Timesheet[]; today: CalendarDate }) {
  const { mutateAsync, isPending } = useConfirmTime();
  const waiting = sheets.filter(
    ({ state, confirmed_at, end_at, flags }) =>
      ['draft', 'attention'].includes(state) &&
      confirmed_at === null &&
      end_at !== null &&
      !flags.includes('break-unanswered'),
  );

  async function confirm() {
    try {
      const { confirmed } = await mutateAsync({ from: addDays(today, -7), to: addDays(today, 1) });
      toastSuccess(`${counted(confirmed, 'timesheet')} confirmed`, NOT_CONFIRMED);
    } catch (error) {
      toastFailure(NOT_CONFIRMED, error);
    }
  }

  return (
    <Card aria-label="Your time">
      <CardHeader>
        <CardTitle>Your time in the last 7 days</CardTitle>
        {waiting.length > 0 && (
          <Button pending={isPending} onClick={() => void confirm()}>
            <Check aria-hidden="true" />
            I'm done for this week
          </Button>
        )}
      </CardHeader>
      <CardBody>
        <ul aria-label="Timesheets" className="flex flex-col divide-y divide-line">
          {sheets.map((sheet) => (
            <OwnSheet key={sheet.id} sheet={sheet} />
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

function OwnSheet({ sheet }: { sheet: Timesheet }) {
  const [asking, setAsking] = useState(false);
  const rest = breakText(sheet);
  const odd = sheet.state === 'attention' || sheet.state === 'disputed';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 sm:text-sm">
        <p className="font-medium tabular-nums">
          {formatShortDay(sheet.date)}, {clockedText(sheet)}
          {sheet.location_name && ` at ${sheet.location_name}`}
        </p>
        <p className="text-muted tabular-nums">
          Rostered {rosteredText(sheet)} · Counts {countedText(sheet)}
          {rest && ` · ${rest}`}
        </p>
        {sheet.flags.length > 0 && (
          <p className="text-muted">{sheet.flags.map((flag) => FLAG_TEXTS[flag]).join(' · ')}</p>
        )}
      </div>
      <div className="flex items-center gap-2">
        <Badge tone={odd ? 'warn' : sheet.state === 'approved' ? 'brand' : 'neutral'}>
          {SHEET_STATE_TEXTS[sheet.state]}
        </Badge>
        {['draft', 'attention', 'confirmed', 'approved'].includes(sheet.state) && (
          <Button size="sm" onClick={() => setAsking(true)}>
            <Flag aria-hidden="true" />
            Something is wrong
          </Button>
        )}
      </div>
      <DisputeDialog sheet={sheet} open={asking} onOpenChange={setAsking} />
    </li>
  );
}

const NOT_SENT = "Your note isn't sent";

function DisputeDialog(props: {
  sheet: Timesheet;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { sheet, open, onOpenChange } = props;
  const [reason, setReason] = useState('');
  const { mutateAsync, isPending } = useDispute();

  async function send() {
    try {
      await mutateAsync({ id: sheet.id, reason: reason.trim() });
      toastSuccess('Your manager sees your note', NOT_SENT);
      onOpenChange(false);
    } catch (error) {
      toastFailure(NOT_SENT, error);
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`What is wrong on ${formatShortDay(sheet.date)}?`}
      description="A manager looks at it and corrects the time, or tells you why it stays."
      confirmLabel="Send to my manager"
      tone="primary"
      pending={isPending}
      disabled={reason.trim() === ''}
      onConfirm={() => void send()}
    >
      <Field label="What is wrong">
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={LIMITS.clockReasonLength}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
