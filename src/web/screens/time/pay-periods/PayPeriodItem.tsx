import { Download } from 'lucide-react';
import { useState } from 'react';
import { PAY_PROFILES, type PayPeriod, type PayProfile } from '#contract/api/pay-periods';
import { agree, counted } from '#engine/counted';
import {
  useClosePayPeriod,
  useExportPayPeriod,
  useReopenPayPeriod,
} from '../../../data/pay-periods';
import { useZone } from '../../../data/session';
import { toastFailure } from '../../../platform/failure';
import { formatDate, formatDateAt, formatHours, todayIn } from '../../../platform/formats';
import { saveCsv } from '../../../platform/save-file';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Field } from '../../../ui/Field';
import { Menu, MenuItem } from '../../../ui/Menu';
import { Textarea } from '../../../ui/Textarea';
import { PROFILE_NAMES } from './profile-names';

export function PayPeriodItem({ period }: { period: PayPeriod }) {
  const days = `${formatDate(period.first_date)} to ${formatDate(period.last_date)}`;
  const zone = useZone();
  const ended = period.last_date < todayIn(zone);
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-2 font-medium tabular-nums">
          {days}
          <StateBadge period={period} />
        </p>
        <p className="text-muted tabular-nums sm:text-sm">
          {period.closed_at ? paidText(period) : openText(period, ended)}
        </p>
        {period.exports.map(({ profile, sha256, created_at, created_by_name }) => (
          <p key={profile} className="text-sm break-all text-muted">
            {`${PROFILE_NAMES[profile]} file, ${formatDateAt(created_at, zone)}${created_by_name ? `, ${created_by_name}` : ''}, SHA-256 ${sha256}`}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {period.closed_at ? (
          <>
            {period.exports.length === 0 && <ReopenButton period={period} days={days} />}
            <DownloadMenu period={period} days={days} />
          </>
        ) : (
          ended && <CloseButton period={period} days={days} />
        )}
      </div>
    </li>
  );
}

function StateBadge({ period: { closed_at, exports } }: { period: PayPeriod }) {
  if (!closed_at) return <Badge>Open</Badge>;
  return <Badge tone="brand">{exports.length > 0 ? 'Exported' : 'Closed'}</Badge>;
}

function openText({ waiting, last_date }: PayPeriod, ended: boolean): string {
  const unapproved =
    waiting > 0
      ? `${counted(waiting, 'timesheet')} up to its end ${agree(waiting, "isn't", "aren't")} approved yet.`
      : 'Every timesheet so far is approved.';
  return ended ? unapproved : `Runs until ${formatDate(last_date)}. ${unapproved}`;
}

/** Both figures where they differ: the clocks changed. */
function paidText(period: PayPeriod): string {
  const { closed_by_name, lines, adjustments, elapsed_seconds, clock_seconds } = period;
  const hours = (seconds: number) => formatHours(seconds / 3600);
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

function DownloadMenu({ period, days }: ButtonProps) {
  const { mutateAsync, isPending } = useExportPayPeriod();

  async function save(profile: PayProfile) {
    try {
      const file = await mutateAsync({ id: period.id, profile });
      saveCsv(`pay-${period.first_date}-to-${period.last_date}-${profile}.csv`, file);
    } catch (error) {
      toastFailure('Failed to export the pay period', error);
    }
  }

  return (
    <Menu
      trigger={
        <Button size="sm" pending={isPending} aria-label={`Download ${days}`}>
          <Download aria-hidden="true" />
          Download
        </Button>
      }
    >
      {PAY_PROFILES.map((profile) => (
        <MenuItem key={profile} onSelect={() => void save(profile)}>
          {PROFILE_NAMES[profile]}
        </MenuItem>
      ))}
    </Menu>
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
