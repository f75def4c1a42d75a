import { Check, X } from 'lucide-react';
import { useState } from 'react';
import type { LeaveToDecide, PerShift } from '#contract/api/leave';
import type { OverrideInput } from '#contract/api/overrides';
import { LIMITS } from '#contract/limits';
import { agree, counted } from '#engine/counted';
import { leaveDaysText, leaveHoursText } from '../../../components/leave-text';
import { tellRefusal } from '../../../data/blocked-change';
import { useDecideLeave } from '../../../data/leave';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Field } from '../../../ui/Field';
import { Textarea } from '../../../ui/Textarea';
import { toast } from '../../../ui/toast-store';
import { ShiftChoices } from './ShiftChoices';

/** One request: what it touches, who else is away, and the decision. */
export function LeaveCard({ leave }: { leave: LeaveToDecide }) {
  const [choices, setChoices] = useState<Record<string, PerShift>>({});
  const { preview, employee_name } = leave;
  return (
    <Card aria-label={`Leave of ${employee_name}`} className="flex flex-col gap-3 p-4 sm:px-5">
      <div>
        <h2 className="font-semibold wrap-anywhere">{employee_name}</h2>
        <p>
          {leaveDaysText(leave)}, {leave.type_name}
        </p>
        <p className="text-muted sm:text-sm">
          It {preview.text}.
          {preview.balance && ` ${leaveHoursText(preview.balance.after)} left after it.`}
        </p>
        {leave.reason && <p className="mt-1 wrap-anywhere sm:text-sm">'{leave.reason}'</p>}
      </div>
      {preview.balance && preview.balance.after < 0 && (
        <Alert tone="warn">There aren't enough hours in the balance.</Alert>
      )}
      {preview.blackouts.map(({ id, name }) => (
        <Alert key={id} tone="warn">
          Leave is limited on some of these days: {name}.
        </Alert>
      ))}
      {preview.othersAway !== null && preview.othersAway > 0 && (
        <p className="sm:text-sm">
          {counted(preview.othersAway, 'other person', 'other people')} of the shift group{' '}
          {agree(preview.othersAway, 'is', 'are')} away on the same day.
        </p>
      )}
      <Clashes leave={leave} />
      <ShiftChoices leave={leave} choices={choices} onChange={setChoices} />
      {leave.may_decide ? (
        <Decision leave={leave} choices={Object.values(choices)} />
      ) : (
        <p className="text-muted sm:text-sm">
          This is your own request. Another manager decides it.
        </p>
      )}
    </Card>
  );
}

/** Others of the group with leave on some of the days: who can't all go is one decision. */
function Clashes({ leave: { clashes, refusals, employee_name } }: { leave: LeaveToDecide }) {
  if (clashes.length === 0) return null;
  return (
    <section aria-label="On the same days" className="sm:text-sm">
      <h3 className="font-medium">On the same days</h3>
      <ul className="flex flex-col">
        {clashes.map(({ name, first_date, last_date, waiting, refusals: others }) => (
          <li key={`${name} ${first_date}`} className="py-0.5 wrap-anywhere">
            {name}, {leaveDaysText({ first_date, last_date, start_time: null, end_time: null })}:{' '}
            {waiting ? `waits too, ${refusalsText(others)}` : 'approved'}
          </li>
        ))}
      </ul>
      <p className="text-muted">
        {employee_name}: {refusalsText(refusals)}
      </p>
    </section>
  );
}

function refusalsText(count: number): string {
  if (count === 0) return 'never refused in the last year';
  return `refused ${counted(count, 'time')} in the last year`;
}

type DecisionProps = { leave: LeaveToDecide; choices: readonly PerShift[] };

function Decision({ leave, choices }: DecisionProps) {
  const { mutateAsync, isPending, variables } = useDecideLeave();
  const [note, setNote] = useState<string>();
  const { employee_name, id, fingerprint } = leave;
  const unfinished = choices.some(({ decision, employeeId }) => decision === 'give' && !employeeId);

  async function decide(decision: 'approve' | 'refuse', override?: OverrideInput) {
    const perShift = decision === 'approve' ? [...choices] : [];
    try {
      const more = { ...(note && { note }), ...(override && { override }) };
      await mutateAsync({ id, decision, perShift, fingerprint, ...more });
      toast({ title: decision === 'approve' ? 'Leave approved' : 'Leave refused' });
    } catch (error) {
      tellRefusal('Failed to decide the leave', error, (reason) => void decide(decision, reason));
    }
  }

  if (note !== undefined) {
    return (
      <div className="flex flex-col gap-3">
        <Field label="Why do you refuse it?" hint="They read this.">
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
            variant="danger"
            disabled={note.trim() === ''}
            pending={isPending}
            onClick={() => void decide('refuse')}
          >
            Refuse leave
          </Button>
          <Button onClick={() => setNote(undefined)}>Go back</Button>
        </div>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="primary"
        aria-label={`Approve leave of ${employee_name}`}
        disabled={unfinished}
        pending={isPending && variables?.decision === 'approve'}
        onClick={() => void decide('approve')}
      >
        <Check aria-hidden="true" />
        Approve
      </Button>
      <Button aria-label={`Refuse leave of ${employee_name}`} onClick={() => setNote('')}>
        <X aria-hidden="true" />
        Refuse
      </Button>
    </div>
  );
}
