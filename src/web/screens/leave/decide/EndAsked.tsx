import { useState } from 'react';
import type { LeaveView } from '#contract/api/leave';
import { LIMITS } from '#contract/limits';
import { useEndLeave, useKeepLeave } from '../../../data/leave';
import { toastFailure } from '../../../platform/failure';
import { formatShortDay } from '../../../platform/formats';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Textarea } from '../../../ui/Textarea';
import { toast } from '../../../ui/toast-store';

/** Someone asks to cancel approved leave, or to come back early: agree, or say why it stays. */
export function EndAsked({ leave }: { leave: LeaveView }) {
  const end = useEndLeave();
  const keep = useKeepLeave();
  const [note, setNote] = useState<string>();
  const last = leave.end_asked?.last_date ?? null;
  const wish = last ? `to end it on ${formatShortDay(last)}` : 'to cancel it';

  async function attempt(work: Promise<unknown>, done: string) {
    try {
      await work;
      toast({ title: done });
    } catch (error) {
      toastFailure('Failed to decide', error);
    }
  }

  return (
    <Alert tone="info">
      <p>They ask {wish}.</p>
      {note === undefined ? (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="primary"
            pending={end.isPending}
            aria-label={`Agree with ${leave.employee_name} ${wish}`}
            onClick={() => void attempt(end.mutateAsync({ id: leave.id, last }), 'Leave ended')}
          >
            Agree
          </Button>
          <Button size="sm" onClick={() => setNote('')}>
            Keep the leave
          </Button>
        </div>
      ) : (
        <div className="mt-2 flex flex-col gap-2">
          <Field label="Why does the leave stay?" hint="They read this.">
            {(control) => (
              <Textarea
                {...control}
                autoFocus
                rows={2}
                maxLength={LIMITS.leaveReasonLength}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              disabled={note.trim() === ''}
              pending={keep.isPending}
              onClick={() =>
                void attempt(keep.mutateAsync({ id: leave.id, note }), 'The leave stays as it is')
              }
            >
              Keep the leave
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setNote(undefined)}>
              Go back
            </Button>
          </div>
        </div>
      )}
    </Alert>
  );
}
