import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import type { LeaveView } from '#contract/api/leave';
import { LEAVE_STATES, leaveDaysText, leaveHoursText } from '../../../components/leave-text';
import { readEvidence } from '../../../components/person-skills/read-evidence';
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
        {leave.state === 'waiting' && (
          <Button
            size="sm"
            pending={withdraw.isPending}
            aria-label={`Withdraw ${days}`}
            onClick={() => void takeBack()}
          >
            Withdraw
          </Button>
        )}
        {running && !leave.end_asked && (
          <Button size="sm" aria-label={`Cancel or end ${days}`} onClick={() => ending.show(leave)}>
            Cancel or end early
          </Button>
        )}
        {(leave.needs_evidence || leave.evidence) && <OwnEvidence leave={leave} days={days} />}
      </div>
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

/** Only managers read the file again; whoever sent it can replace or delete it. */
function OwnEvidence({ leave, days }: { leave: LeaveView; days: string }) {
  const input = useRef<HTMLInputElement>(null);
  const save = useSaveLeaveFile();
  const remove = useDeleteLeaveFile();

  async function upload(chosen: File) {
    const read = await readEvidence(chosen);
    if ('problem' in read) {
      toast({ tone: 'destructive', title: "This file can't be used", description: read.problem });
      return;
    }
    try {
      await save.mutateAsync({ id: leave.id, name: chosen.name, content: read.content });
      toast({ title: 'Evidence saved' });
    } catch (error) {
      toastFailure('Failed to save the evidence', error);
    }
  }

  async function deleteFile() {
    try {
      await remove.mutateAsync(leave.id);
    } catch (error) {
      toastFailure('Failed to delete the evidence', error, 'Someone has deleted it already.');
    }
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".pdf,.jpg,.jpeg,.png,.heic,application/pdf,image/jpeg,image/png,image/heic"
        aria-label={`Evidence for ${days}`}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void upload(chosen);
          target.value = '';
        }}
      />
      <Button
        size="sm"
        pending={save.isPending}
        aria-label={`${leave.evidence ? 'Replace' : 'Add'} evidence for ${days}`}
        onClick={() => input.current?.click()}
      >
        <Paperclip aria-hidden="true" />
        {leave.evidence ? 'Replace evidence' : 'Add evidence'}
      </Button>
      {leave.evidence?.sighted_by_name && (
        <p className="self-center text-muted sm:text-sm">
          {`Sighted by ${leave.evidence.sighted_by_name}`}
        </p>
      )}
      {leave.evidence && leave.evidence.bytes !== null && (
        <Button
          size="sm"
          variant="ghost"
          pending={remove.isPending}
          aria-label={`Delete evidence for ${days}`}
          onClick={() => void deleteFile()}
        >
          Delete evidence
        </Button>
      )}
    </>
  );
}
