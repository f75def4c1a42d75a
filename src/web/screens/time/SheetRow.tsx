import { Check, PencilLine, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { Timesheet } from '#contract/api/timesheets';
import { LIMITS } from '#contract/limits';
import {
  breakText,
  clockedText,
  countedText,
  FLAG_TEXTS,
  rosteredText,
  SHEET_STATE_TEXTS,
} from '../../components/sheet-text';
import { useUser } from '../../data/session';
import { useApprove, useReopen } from '../../data/time';
import { toastFailure, toastSuccess } from '../../platform/failure';
import { formatShortDay } from '../../platform/formats';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Field } from '../../ui/Field';
import { Textarea } from '../../ui/Textarea';
import { TimeDialog } from './TimeDialog';

const NOT_APPROVED = "This timesheet isn't approved";
const NOT_REOPENED = 'This timesheet is still approved';

export function SheetRow({ sheet }: { sheet: Timesheet }) {
  const { employee_id } = useUser();
  const [asking, setAsking] = useState<'approve' | 'reopen'>();
  const [correcting, setCorrecting] = useState(false);
  const approve = useApprove();
  const reopen = useReopen();
  const own = sheet.employee_id === employee_id;
  const clean = sheet.flags.length === 0 && sheet.state !== 'disputed';
  const decided = sheet.state === 'approved';
  const closed = ['locked', 'exported', 'adjusted'].includes(sheet.state);
  const rest = breakText(sheet);

  async function send(reason?: string) {
    const { id, version } = sheet;
    const failure = decided ? NOT_REOPENED : NOT_APPROVED;
    try {
      if (decided) await reopen.mutateAsync({ id, reason: reason ?? '' });
      else await approve.mutateAsync({ id, version, ...(reason && { reason }) });
      setAsking(undefined);
      toastSuccess(decided ? 'Timesheet reopened' : 'Timesheet approved', failure);
    } catch (error) {
      toastFailure(failure, error);
    }
  }

  return (
    <li
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys go from row to row, and a row is read as a whole.
      tabIndex={0}
      aria-label={`${sheet.employee_name}, ${clockedText(sheet)}`}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5"
    >
      <div className="min-w-0 flex-1 basis-72 sm:text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-base font-medium">
          {sheet.employee_name}
          {sheet.location_name && (
            <span className="font-normal text-muted">{sheet.location_name}</span>
          )}
          <Badge tone={clean ? 'neutral' : 'warn'}>{SHEET_STATE_TEXTS[sheet.state]}</Badge>
        </p>
        <dl className="flex flex-wrap gap-x-5 tabular-nums [&_dd]:inline [&_dt]:inline [&_dt]:text-muted">
          <div>
            <dt>Clocked</dt> <dd>{clockedText(sheet)}</dd>
          </div>
          <div>
            <dt>Rostered</dt> <dd>{rosteredText(sheet)}</dd>
          </div>
          <div>
            <dt>Counted</dt>{' '}
            <dd className="font-medium">
              {countedText(sheet)}
              {rest && `, ${rest}`}
            </dd>
          </div>
        </dl>
        {sheet.flags.length > 0 && (
          <p className="text-warn">{sheet.flags.map((flag) => FLAG_TEXTS[flag]).join(' · ')}</p>
        )}
        {sheet.disputed_reason && (
          <p className="wrap-anywhere">
            {sheet.disputed_by_name}: {sheet.disputed_reason}
          </p>
        )}
        {sheet.approved_by_name && (
          <p className="text-muted wrap-anywhere">
            Approved by {sheet.approved_by_name}
            {sheet.approved_reason && `: ${sheet.approved_reason}`}
          </p>
        )}
      </div>
      {!closed && (
        <div className="flex flex-wrap gap-2">
          {!decided && (
            <Button onClick={() => setCorrecting(true)}>
              <PencilLine aria-hidden="true" />
              Correct
            </Button>
          )}
          {decided ? (
            <Button onClick={() => setAsking('reopen')}>
              <RotateCcw aria-hidden="true" />
              Reopen
            </Button>
          ) : (
            <Button
              disabled={own}
              pending={approve.isPending}
              onClick={() => (clean ? void send() : setAsking('approve'))}
            >
              <Check aria-hidden="true" />
              Approve
            </Button>
          )}
          {own && !decided && (
            <p className="w-full text-sm text-muted">Someone else approves it.</p>
          )}
        </div>
      )}
      <ReasonDialog
        key={asking}
        asked={asking}
        sheet={sheet}
        pending={approve.isPending || reopen.isPending}
        onClose={() => setAsking(undefined)}
        onReason={(reason) => void send(reason)}
      />
      {correcting && (
        <TimeDialog sheet={sheet} date={sheet.date} open onOpenChange={setCorrecting} />
      )}
    </li>
  );
}

function ReasonDialog(props: {
  asked: 'approve' | 'reopen' | undefined;
  sheet: Timesheet;
  pending: boolean;
  onClose: () => void;
  onReason: (reason: string) => void;
}) {
  const { asked, sheet, pending } = props;
  const [reason, setReason] = useState('');
  const approving = asked === 'approve';
  const whose = `${sheet.employee_name}, ${formatShortDay(sheet.date)}`;
  return (
    <ConfirmDialog
      open={asked !== undefined}
      onOpenChange={(open) => !open && props.onClose()}
      title={approving ? `Approve ${whose}?` : `Reopen ${whose}?`}
      description={
        approving
          ? 'Something about this timesheet is odd. Your reason stays with it.'
          : 'The approval is taken back. Your reason is in the audit log.'
      }
      confirmLabel={approving ? 'Approve timesheet' : 'Reopen timesheet'}
      tone="primary"
      pending={pending}
      disabled={reason.trim() === ''}
      onConfirm={() => props.onReason(reason.trim())}
    >
      <Field label="Reason">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={LIMITS.clockReasonLength}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
