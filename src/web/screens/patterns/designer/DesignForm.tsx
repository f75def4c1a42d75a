import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DesignRequest } from '#contract/api/patterns';
import { LIMITS } from '#contract/limits';
import { MOST_TEAMS } from '#contract/template-content';
import { Button } from '../../../ui/Button';
import { Card, CardBody } from '../../../ui/Card';
import { Field, FieldMessages } from '../../../ui/Field';
import { Input } from '../../../ui/Input';
import { type DesignDraft, faultsOf, requestOf, withShift } from './design-draft';
import { FollowTable } from './FollowTable';
import { BlockFields, ShiftFields } from './ShiftFields';

type DesignFormProps = {
  draft: DesignDraft;
  onChange: (draft: DesignDraft) => void;
  pending: boolean;
  onDesign: (request: DesignRequest) => void;
};

export function DesignForm({ draft, onChange, pending, onDesign }: DesignFormProps) {
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const faults = tried ? faultsOf(draft) : {};
  const change = (part: Partial<DesignDraft>) => onChange({ ...draft, ...part });

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = DesignRequest.safeParse(requestOf(draft));
    flushSync(() => setTried(true));
    if (read.success) onDesign(read.data);
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} aria-label="Design a pattern">
      <Card>
        <CardBody className="flex flex-col gap-6">
          <Field
            label="People"
            hint={`Each begins a week after the one before. A person can stand for a team. Up to ${MOST_TEAMS}.`}
            error={faults.people}
          >
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                value={draft.people}
                onChange={({ target }) => change({ people: target.value })}
                className="w-24"
              />
            )}
          </Field>
          {draft.shifts.map((shift, at) => (
            <ShiftFields
              key={shift.key}
              shift={shift}
              fault={(field) => faults[`shifts.${at}.${field}`]}
              onChange={(changed) =>
                change({ shifts: draft.shifts.map((each) => (each === shift ? changed : each)) })
              }
              onRemove={
                draft.shifts.length > 1
                  ? () => change({ shifts: draft.shifts.filter((each) => each !== shift) })
                  : undefined
              }
            />
          ))}
          <FieldMessages hint={undefined} error={faults.shifts} hintId="" errorId="design-shifts" />
          {draft.shifts.length < LIMITS.designedShifts && (
            <div>
              <Button onClick={() => onChange(withShift(draft))}>
                <Plus aria-hidden="true" />
                Add shift
              </Button>
            </div>
          )}
          <div className="grid gap-6 sm:grid-cols-3">
            <BlockFields
              legend="Days of work in a row"
              block={draft.work}
              fault={(field) => faults[`work.${field}`]}
              onChange={(work) => change({ work: { ...draft.work, ...work } })}
            />
            <BlockFields
              legend="Days off in a row"
              block={draft.off}
              fault={(field) => faults[`off.${field}`]}
              onChange={(off) => change({ off: { ...draft.off, ...off } })}
            />
            <Field
              label="Free weekends"
              hint="In a whole turn of the rotation, or more."
              error={faults.freeWeekends}
            >
              {(control) => (
                <Input
                  {...control}
                  inputMode="numeric"
                  value={draft.freeWeekends}
                  onChange={({ target }) => change({ freeWeekends: target.value })}
                  className="w-24"
                />
              )}
            </Field>
          </div>
          {draft.shifts.length > 1 && (
            <FollowTable draft={draft} onChange={(mayFollow) => change({ mayFollow })} />
          )}
          <div>
            <Button type="submit" variant="primary" pending={pending}>
              {pending ? 'Designing...' : 'Design'}
            </Button>
          </div>
        </CardBody>
      </Card>
    </form>
  );
}
