import type { LeavePreview } from '#contract/api/leave';
import { agree, counted } from '#engine/counted';
import { leaveHoursText } from '../../../components/leave-text';
import type { useLeavePreview } from '../../../data/leave';
import { failureText } from '../../../platform/failure';
import { formatRange, formatShortDay } from '../../../platform/formats';
import { Alert } from '../../../ui/Alert';

/** What the leave would use and touch, before it is sent. */
export function LeavePreviewText({ preview }: { preview: ReturnType<typeof useLeavePreview> }) {
  if (preview.error) return <Alert tone="warn">{failureText(preview.error)}</Alert>;
  if (!preview.data) return null;
  const { text, balance, othersAway, blackouts, needsEvidence } = preview.data;
  return (
    <section
      aria-label="What this leave uses"
      aria-live="polite"
      className="flex flex-col gap-2 sm:text-sm"
    >
      <p className="font-medium">This leave {text}.</p>
      {balance && (
        <p className="text-muted">
          You have {leaveHoursText(balance.before)} on the first day, and{' '}
          {leaveHoursText(balance.after)} after it.
        </p>
      )}
      <ReachingIn shifts={preview.data.shifts} />
      {othersAway !== null && othersAway > 0 && (
        <p className="text-muted">
          {counted(othersAway, 'other person', 'other people')} of your shift group{' '}
          {agree(othersAway, 'is', 'are')} away on the same day.
        </p>
      )}
      {needsEvidence && (
        <p className="text-muted">We'll ask you for evidence, such as a certificate.</p>
      )}
      {blackouts.map(({ id, name, severity }) => (
        <Alert key={id} tone={severity === 'block' ? 'danger' : 'warn'}>
          {severity === 'block'
            ? `No leave can be asked for on some of these days: ${name}.`
            : `Leave is hard to get on some of these days: ${name}.`}
        </Alert>
      ))}
    </section>
  );
}

function ReachingIn({ shifts }: Pick<LeavePreview, 'shifts'>) {
  return shifts
    .filter(({ touch }) => touch === 'reaches-in')
    .map((shift) => (
      <p key={shift.start_at} className="text-muted">
        You still work {formatShortDay(shift.date)}, {formatRange(shift)}. It ends in your leave.
      </p>
    ));
}
