import { useState } from 'react';
import { PAY_PROFILES, type PayPeriod, type PayProfile } from '#contract/api/pay-periods';
import { counted } from '#engine/counted';
import {
  useClosePayPeriod,
  useExportPayPeriod,
  useReopenPayPeriod,
} from '../../../data/pay-periods';
import { toastFailure } from '../../../platform/failure';
import { formatDate } from '../../../platform/formats';
import { saveCsv } from '../../../platform/save-file';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Field } from '../../../ui/Field';
import { Textarea } from '../../../ui/Textarea';

const PROFILES: Record<PayProfile, string> = {
  generic: 'CSV',
  keypay: 'Employment Hero / KeyPay',
  xero: 'Xero',
};

export function PayPeriodItem({ period }: { period: PayPeriod }) {
  const days = `${formatDate(period.first_date)} to ${formatDate(period.last_date)}`;
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="font-medium">{days}</p>
        <p className="text-muted sm:text-sm">{period.closed_at ? paidText(period) : 'Open'}</p>
        {period.exports.map(({ profile, sha256 }) => (
          <p key={profile} className="text-sm break-all text-muted">
            {`${PROFILES[profile]} file, SHA-256 ${sha256}`}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {period.closed_at ? (
          <>
            {PAY_PROFILES.map((profile) => (
              <ExportButton key={profile} period={period} profile={profile} days={days} />
            ))}
            {period.exports.length === 0 && <ReopenButton period={period} days={days} />}
          </>
        ) : (
          <CloseButton period={period} days={days} />
        )}
      </div>
    </li>
  );
}

/** Both figures where they differ: the clocks changed. */
function paidText(period: PayPeriod): string {
  const { closed_by_name, lines, adjustments, elapsed_seconds, clock_seconds } = period;
  const hours = (seconds: number) => `${Math.round(seconds / 36) / 100} h`;
  const paid =
    elapsed_seconds === clock_seconds
      ? hours(clock_seconds)
      : `${hours(elapsed_seconds)} worked, ${hours(clock_seconds)} by the clock`;
  const differences = adjustments > 0 ? `, ${counted(adjustments, 'difference')} from before` : '';
  const by = closed_by_name ? ` by ${closed_by_name}` : '';
  return `Closed${by}. ${counted(lines, 'line')}${differences}, ${paid}.`;
}

interface ButtonProps {
  period: PayPeriod;
  days: string;
}

function ExportButton({ period, profile, days }: ButtonProps & { profile: PayProfile }) {
  const { mutateAsync, isPending } = useExportPayPeriod();

  async function save() {
    try {
      const file = await mutateAsync({ id: period.id, profile });
      saveCsv(`pay-${period.first_date}-to-${period.last_date}-${profile}.csv`, file);
    } catch (error) {
      toastFailure('Failed to export the pay period', error);
    }
  }

  return (
    <Button
      size="sm"
      pending={isPending}
      aria-label={`Download ${PROFILES[profile]} of ${days}`}
      onClick={save}
    >
      {PROFILES[profile]}
    </Button>
  );
}

function CloseButton({ period, days }: ButtonProps) {
  const [asking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useClosePayPeriod();

  async function close() {
    try {
      await mutateAsync(period.id);
      setAsking(false);
    } catch (error) {
      toastFailure('Failed to close the pay period', error);
    }
  }

  return (
    <>
      <Button size="sm" aria-label={`Close ${days}`} onClick={() => setAsking(true)}>
        Close
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Close ${days}?`}
        description="Its timesheets can't be changed any more. You can reopen it until you download a file."
        confirmLabel="Close pay period"
        cancelLabel="Keep it open"
        tone="primary"
        pending={isPending}
        onConfirm={close}
      />
    </>
  );
}

function ReopenButton({ period, days }: ButtonProps) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const { mutateAsync, isPending } = useReopenPayPeriod();

  async function reopen() {
    try {
      await mutateAsync({ id: period.id, reason });
      setAsking(false);
    } catch (error) {
      toastFailure('Failed to reopen the pay period', error);
    }
  }

  return (
    <>
      <Button size="sm" aria-label={`Reopen ${days}`} onClick={() => setAsking(true)}>
        Reopen
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Reopen ${days}?`}
        description="Its timesheets can be changed again. The audit log keeps your reason."
        confirmLabel="Reopen pay period"
        cancelLabel="Keep it closed"
        disabled={reason.trim() === ''}
        pending={isPending}
        onConfirm={reopen}
      >
        <Field label="Reason">
          {(control) => (
            <Textarea
              {...control}
              maxLength={500}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      </ConfirmDialog>
    </>
  );
}
