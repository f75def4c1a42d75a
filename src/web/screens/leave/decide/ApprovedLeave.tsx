import { Link } from '@tanstack/react-router';
import { CalendarCheck, Paperclip } from 'lucide-react';
import type { LeaveView } from '#contract/api/leave';
import { LIMITS } from '#contract/limits';
import { LoadFailure } from '../../../components/LoadFailure';
import { leaveDaysText, leaveHoursText } from '../../../components/leave-text';
import { useDialog } from '../../../components/use-dialog';
import { useApprovedLeave, useSightLeaveFile } from '../../../data/leave';
import { toastFailure } from '../../../platform/failure';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { Skeleton } from '../../../ui/Skeleton';
import { toast } from '../../../ui/toast-store';
import { EndLeaveDialog } from '../EndLeaveDialog';

type Sent = NonNullable<LeaveView['evidence']>;

/** Approved leave that hasn't ended, with what people ask about it. */
export function ApprovedLeave() {
  const approved = useApprovedLeave();
  const ending = useDialog<LeaveView>();
  if (approved.error && !approved.data) {
    return (
      <Card>
        <LoadFailure title="We couldn't load the leave" queries={[approved]} />
      </Card>
    );
  }
  if (!approved.data) return <Skeleton className="h-64 rounded-lg" />;
  if (approved.data.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<CalendarCheck />}
          title="Nobody has leave"
          text="Approved leave that hasn't ended is listed here."
        />
      </Card>
    );
  }
  return (
    <Card className="px-4 py-1 sm:px-5">
      <ul className="flex flex-col divide-y divide-line">
        {approved.data.map((leave) => (
          <ApprovedItem key={leave.id} leave={leave} onEnd={() => ending.show(leave)} />
        ))}
      </ul>
      {ending.subject && (
        <EndLeaveDialog
          key={ending.turn}
          leave={ending.subject}
          open={ending.open}
          onOpenChange={ending.onOpenChange}
        />
      )}
    </Card>
  );
}

function ApprovedItem({ leave, onEnd }: { leave: LeaveView; onEnd: () => void }) {
  const days = leaveDaysText(leave);
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{leave.employee_name}</p>
          <p className="text-muted tabular-nums sm:text-sm">
            {days}, {leave.type_name}
            {leave.minutes !== null && `, ${leaveHoursText(leave.minutes)}`}
          </p>
        </div>
        <Button
          size="sm"
          aria-label={`Cancel or end leave of ${leave.employee_name}, ${days}`}
          onClick={onEnd}
        >
          Cancel or end early
        </Button>
      </div>
      {leave.evidence && <Evidence leave={leave} file={leave.evidence} />}
      {!leave.evidence && leave.needs_evidence && (
        <p className="text-muted sm:text-sm">Evidence is still missing.</p>
      )}
      {leave.end_asked && (
        <p className="sm:text-sm">
          They ask to end it.{' '}
          <Link to="/requests" className="text-brand underline underline-offset-4">
            Decide it
          </Link>
        </p>
      )}
    </li>
  );
}

/** Who sighted a certificate says so, and the file is deleted a week later. */
function Evidence({ leave, file }: { leave: LeaveView; file: Sent }) {
  const sight = useSightLeaveFile();

  async function sighted() {
    try {
      await sight.mutateAsync(leave.id);
      toast({
        title: 'Evidence sighted',
        description: `The file is deleted in ${LIMITS.sightedFileDays} days.`,
      });
    } catch (error) {
      toastFailure(
        "We couldn't save that you sighted it",
        error,
        'Someone has sighted it already.',
      );
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3 sm:text-sm">
      {file.bytes !== null && (
        <a
          className="inline-flex min-h-6 min-w-0 items-center gap-1.5 text-brand underline"
          href={`/api/leave/${leave.id}/file`}
          download
        >
          <Paperclip aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">{file.name}</span>
        </a>
      )}
      {file.sighted_by_name === null ? (
        <Button
          size="sm"
          variant="ghost"
          pending={sight.isPending}
          aria-label={`Mark evidence of ${leave.employee_name} as sighted`}
          onClick={() => void sighted()}
        >
          Mark as sighted
        </Button>
      ) : (
        <p className="text-muted wrap-anywhere">
          {`Sighted by ${file.sighted_by_name}`}
          {file.bytes === null ? '. The file is deleted.' : '. The file is deleted within a week.'}
        </p>
      )}
    </div>
  );
}
