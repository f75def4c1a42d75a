import { useState } from 'react';
import type { LeaveSetCard } from '#contract/api/inbox';
import type { PerShift } from '#contract/api/leave';
import { LIMITS } from '#contract/limits';
import { counted } from '#engine/counted';
import { useDecideLeaveTogether } from '../../data/inbox';
import { toastFailure, toastSuccess } from '../../platform/failure';
import { formatShortDay } from '../../platform/formats';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { ChoiceField, Field } from '../../ui/Field';
import { Textarea } from '../../ui/Textarea';
import { leaveDaysText } from '../leave-text';
import { refusalsText } from './card-text';
import { ShiftChoices } from './ShiftChoices';

type LeaveSetChoicesProps = { card: LeaveSetCard; onDecided: () => void };

/** Who gets leave, of those who can't all have it, and what becomes of their shifts. The others are refused in the same step. */
export function LeaveSetChoices({ card, onDecided }: LeaveSetChoicesProps) {
  const { mutateAsync, isPending } = useDecideLeaveTogether();
  const [granted, setGranted] = useState<ReadonlySet<string>>(new Set());
  const [choices, setChoices] = useState<Record<string, Record<string, PerShift>>>({});
  const [note, setNote] = useState('');
  const { leaves, short } = card;
  const may = leaves.every(({ may_decide }) => may_decide);
  const refused = leaves.length - granted.size;
  const tooMany = short.filter(
    ({ leave_ids, room }) => leave_ids.filter((id) => granted.has(id)).length > room,
  );

  const perShiftOf = (id: string) => Object.values(choices[id] ?? {});
  const unfinished = [...granted]
    .flatMap(perShiftOf)
    .some(({ decision, employeeId }) => decision === 'give' && !employeeId);

  async function decide() {
    const decisions = leaves.map(({ id, fingerprint }) =>
      granted.has(id)
        ? { id, fingerprint, decision: 'approve' as const, perShift: perShiftOf(id) }
        : { id, fingerprint, decision: 'refuse' as const, note: note.trim() },
    );
    try {
      await mutateAsync(decisions);
      toastSuccess('Leave decided', 'The requests still wait');
      onDecided();
    } catch (error) {
      toastFailure('The requests still wait', error);
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <fieldset disabled={!may} className="flex flex-col gap-2">
        <legend className="sr-only">Who gets leave</legend>
        {leaves.map((leave) => (
          <div key={leave.id} className="flex flex-col gap-2">
            <ChoiceField
              label={`${leave.employee_name}, ${leaveDaysText(leave)}, ${leave.type_name}`}
              hint={`${refusalsText(leave.refusals)}, worked ${counted(leave.holidays_worked, 'public holiday')}`}
            >
              {(control) => (
                <Checkbox
                  {...control}
                  checked={granted.has(leave.id)}
                  onChange={({ target }) => {
                    const next = new Set(granted);
                    if (target.checked) next.add(leave.id);
                    else next.delete(leave.id);
                    setGranted(next);
                  }}
                />
              )}
            </ChoiceField>
            {leave.reason && (
              <p className="pl-8 text-muted wrap-anywhere sm:text-sm">“{leave.reason}”</p>
            )}
            {granted.has(leave.id) && (
              <ShiftChoices
                leave={leave}
                choices={choices[leave.id] ?? {}}
                onChange={(own) => setChoices({ ...choices, [leave.id]: own })}
              />
            )}
          </div>
        ))}
      </fieldset>
      {tooMany.map(({ location_name, date, room }) => (
        <Alert key={`${location_name} ${date}`} tone="warn">
          {location_name} on {formatShortDay(date)} has room for {room}. It would be below its
          minimum.
        </Alert>
      ))}
      {may && refused > 0 && (
        <Field label="Why are the others refused?" hint="They read it.">
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              value={note}
              maxLength={LIMITS.leaveReasonLength}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
      )}
      {may ? (
        <Button
          variant="primary"
          className="self-start"
          pending={isPending}
          disabled={unfinished || (refused > 0 && note.trim() === '')}
          onClick={() => void decide()}
        >
          Approve {granted.size}, refuse {refused}
        </Button>
      ) : (
        <p className="text-muted sm:text-sm">
          Your own request is one of them, so someone else decides.
        </p>
      )}
    </div>
  );
}
