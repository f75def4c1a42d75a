import type { LeaveView } from '#contract/api/leave';
import { EvidenceFile } from '../../../components/EvidenceFile';
import { LEAVE_STATES, leaveDaysText, leaveHoursText } from '../../../components/leave-text';
import { useDialog } from '../../../components/use-dialog';
import { useDeleteLeaveFile, useSaveLeaveFile, useWithdrawLeave } from '../../../data/leave';
import { useUser } from '../../../data/session';
import { toastFailure } from '../../../platform/failure';
import { todayIn } from '../../../platform/formats';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { toast } from '../../../ui/toast-store';
import { EndLeaveDialog } from '../EndLeaveDialog';

export function OwnLeaveItem({ leave }: { leave: LeaveView }) {
  const { org_timezone } = useUser();
  const withdraw = useWithdrawLeave();
  const save = useSaveLeaveFile();
  const remove = useDeleteLeaveFile();
  const ending = useDialog<LeaveView>();
  const { label, tone } = LEAVE_STATES[leave.state];
  const days = leaveDaysText(leave);
  const running = leave.state === 'done' && leave.last_date >= todayIn(org_timezone ?? 'UTC');

  async function takeBack() {
    try {
      await withdraw.mutateAsync(leave.id);
      toast({ title: 'Request withdrawn' });
    } catch (error) {
      toastFailure('Failed to withdraw the request', error);
    }
  }

  return (
    <li className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-medium">{days}</p>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="text-muted sm:text-sm">
        {leave.type_name}
        {leave.minutes !== null && `, ${leaveHoursText(leave.minutes)}`}
      </p>
      {leave.ended_note && (
        <p className="wrap-anywhere sm:text-sm">
          {leave.ended_by_name}: {leave.ended_note}
        </p>
      )}
      {leave.end_asked && (
        <p className="text-muted sm:text-sm">You asked to end it. A manager decides next.</p>
      )}
      {running && leave.end_refused && !leave.end_asked && (
        <p className="wrap-anywhere sm:text-sm">
          It stays as it is. {leave.end_refused.by_name}: {leave.end_refused.note}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {(leave.state === 'waiting' || leave.end_asked) && (
          <Button
            size="sm"
            pending={withdraw.isPending}
            aria-label={leave.end_asked ? `Stay on leave ${days}` : `Withdraw ${days}`}
            onClick={() => void takeBack()}
          >
            {leave.end_asked ? 'Stay on leave' : 'Withdraw'}
          </Button>
        )}
        {running && !leave.end_asked && (
          <Button size="sm" aria-label={`Cancel or end ${days}`} onClick={() => ending.show(leave)}>
            Cancel or end early
          </Button>
        )}
      </div>
      {/* Without an address: only managers read the file again. */}
      {(leave.needs_evidence || leave.evidence) && (
        <EvidenceFile
          id={leave.id}
          title={days}
          file={leave.evidence}
          save={save}
          remove={remove}
        />
      )}
      {ending.subject && (
        <EndLeaveDialog
          key={ending.turn}
          leave={ending.subject}
          open={ending.open}
          onOpenChange={ending.onOpenChange}
        />
      )}
    </li>
  );
}
