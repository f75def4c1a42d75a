import { type FormEvent, useRef, useState } from 'react';
import type { BrokenShift, RequirementInput, Skill } from '#contract/api/skills';
import { counted } from '#engine/counted';
import type { CalendarDate } from '#engine/time/kinds';
import { useSaveRequirement, useTryRequirement } from '../../../data/skills';
import { toastFailure } from '../../../platform/failure';
import { formatShortDay } from '../../../platform/formats';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Dialog, DialogClose } from '../../../ui/Dialog';
import { ChoiceField, Field, FieldMessages } from '../../../ui/Field';
import { Input } from '../../../ui/Input';
import { NativeSelect } from '../../../ui/NativeSelect';
import { Radio } from '../../../ui/Radio';
import { toast } from '../../../ui/toast-store';
import { requirementSentence } from './requirement-sentence';

type RequirementDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  skills: readonly Skill[];
  sites: readonly { id: string; name: string }[];
};

type Broken = { shifts: number; people: number; first: BrokenShift[] };

/** First what is needed, then which future shifts don't have it; nothing is saved before the second step. */
export function RequirementDialog({ open, onOpenChange, skills, sites }: RequirementDialogProps) {
  const [values, setValues] = useState({ site: '', role: '', code: '', any: false });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [missing, setMissing] = useState(false);
  const firstSkill = useRef<HTMLInputElement>(null);
  const [broken, setBroken] = useState<Broken>();
  const isDirty = chosen.length > 0 || Object.values(values).some(Boolean);
  const check = useTryRequirement();
  const save = useSaveRequirement();
  const input: RequirementInput = {
    location_id: values.site || null,
    role_label: values.role.trim() || null,
    template_code: values.code.trim() || null,
    all_of: values.any ? [] : [...chosen],
    any_of: values.any ? [...chosen] : [],
  };
  const sentence = requirementSentence(
    { ...input, site: sites.find(({ id }) => id === values.site)?.name },
    (id) => skills.find((skill) => skill.id === id)?.name ?? '',
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen.length === 0) {
      setMissing(true);
      firstSkill.current?.focus();
      return;
    }
    try {
      if (!broken) return setBroken(await check.mutateAsync(input));
      await save.mutateAsync(input);
      toast({ title: 'The requirement is saved' });
      onOpenChange(false);
    } catch (error) {
      const gone = 'Someone has deleted the site or a skill.';
      toastFailure(broken ? 'Failed to save' : 'Failed to check the roster', error, gone);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add requirement"
      dirty={isDirty && !save.isPending}
      onSubmit={submit}
      footer={
        <>
          {broken ? (
            <Button onClick={() => setBroken(undefined)}>Back</Button>
          ) : (
            <DialogClose>
              <Button>Cancel</Button>
            </DialogClose>
          )}
          <Button type="submit" variant="primary" pending={check.isPending || save.isPending}>
            {broken ? 'Save requirement' : 'Check the roster'}
          </Button>
        </>
      }
    >
      {broken ? (
        <BrokenShifts sentence={sentence} broken={broken} />
      ) : (
        <div className="flex flex-col gap-4">
          <Field label="Job site">
            {(control) => (
              <NativeSelect
                {...control}
                value={values.site}
                onChange={({ target }) => setValues({ ...values, site: target.value })}
              >
                <option value="">Every job site</option>
                {sites.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <Field
            label="Role on the shift"
            hint="As it is written on the shifts. Empty: every role."
            optional
          >
            {(control) => (
              <Input
                {...control}
                maxLength={200}
                value={values.role}
                onChange={({ target }) => setValues({ ...values, role: target.value })}
              />
            )}
          </Field>
          <Field
            label="Shift code"
            hint="Such as N for nights of a rotation. Empty: every shift."
            optional
          >
            {(control) => (
              <Input
                {...control}
                maxLength={100}
                value={values.code}
                onChange={({ target }) => setValues({ ...values, code: target.value })}
              />
            )}
          </Field>
          <fieldset className="flex flex-col gap-1">
            <legend className="mb-1.5 text-sm font-medium">Skills</legend>
            {skills.map(({ id, name }, index) => (
              <ChoiceField key={id} label={name}>
                {(control) => (
                  <Checkbox
                    {...control}
                    {...(index === 0 && { ref: firstSkill })}
                    {...(missing && { 'aria-invalid': true, 'aria-describedby': 'no-skill' })}
                    checked={chosen.includes(id)}
                    onChange={({ target }) => {
                      setMissing(false);
                      setChosen(
                        target.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
                      );
                    }}
                  />
                )}
              </ChoiceField>
            ))}
            <FieldMessages
              error={missing ? 'Choose a skill' : undefined}
              hintId=""
              errorId="no-skill"
            />
          </fieldset>
          {chosen.length > 1 && (
            <fieldset className="flex flex-col gap-1">
              <legend className="sr-only">How many of them</legend>
              {[false, true].map((any) => (
                <ChoiceField
                  key={String(any)}
                  label={any ? 'One of them is enough' : 'All of them'}
                >
                  {(control) => (
                    <Radio
                      {...control}
                      name="how-many"
                      checked={values.any === any}
                      onChange={() => setValues({ ...values, any })}
                    />
                  )}
                </ChoiceField>
              ))}
            </fieldset>
          )}
        </div>
      )}
    </Dialog>
  );
}

function BrokenShifts({ sentence, broken }: { sentence: string; broken: Broken }) {
  const { shifts, people, first } = broken;
  if (shifts === 0)
    return (
      <Alert title={sentence}>Every future shift meets this already. Nothing else changes.</Alert>
    );
  return (
    <div className="flex flex-col gap-3">
      <Alert tone="warn" title={sentence}>
        {counted(shifts, "future shift doesn't", "future shifts don't")} meet this yet (
        {counted(people, 'person', 'people')}). The roster will say so. No shift changes.
      </Alert>
      <ul className="flex flex-col divide-y divide-line sm:text-sm">
        {first.map((shift) => (
          <li key={shift.id} className="py-2">
            <span className="font-medium">{shift.employee_name}</span>,{' '}
            {formatShortDay(shift.date as CalendarDate)}, {shift.start_time}–{shift.end_time} at{' '}
            {shift.location_name}. {shift.problem}.
          </li>
        ))}
      </ul>
      {shifts > first.length && (
        <p className="text-muted sm:text-sm">
          And {counted(shifts - first.length, 'other shift')}.
        </p>
      )}
    </div>
  );
}
