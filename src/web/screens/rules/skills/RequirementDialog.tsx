import { type FormEvent, useRef, useState } from 'react';
import type { BrokenShift, RequirementInput, Skill, SkillRequirement } from '#contract/api/skills';
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
import { toast } from '../../../ui/toast-store';
import { requirementSentence } from './requirement-sentence';

type RequirementDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The requirement to change; without it, a new one is made. */
  requirement: SkillRequirement | undefined;
  skills: readonly Skill[];
  sites: readonly { id: string; name: string }[];
};

/** Each of them, or one of those that are marked so. */
type Needed = 'all_of' | 'any_of';

type Broken = { shifts: number; people: number; first: BrokenShift[] };

/** First what is needed, then which future shifts don't have it; nothing is saved before the second step. */
export function RequirementDialog(props: RequirementDialogProps) {
  const { open, onOpenChange, requirement, skills, sites } = props;
  const [begun] = useState(() => valuesOf(requirement));
  const [values, setValues] = useState(begun);
  const [missing, setMissing] = useState(false);
  const firstSkill = useRef<HTMLInputElement>(null);
  const [broken, setBroken] = useState<Broken>();
  const { needed } = values;
  const withState = (state: Needed) => [...needed.keys()].filter((id) => needed.get(id) === state);
  const check = useTryRequirement();
  const save = useSaveRequirement();
  const input: RequirementInput = {
    location_id: values.site || null,
    role_label: values.role.trim() || null,
    template_code: values.code.trim() || null,
    all_of: withState('all_of'),
    any_of: withState('any_of'),
  };
  const sentence = requirementSentence(
    { ...input, site: sites.find(({ id }) => id === values.site)?.name },
    (id) => skills.find((skill) => skill.id === id)?.name ?? '',
  );

  function change(id: string, state: Needed | undefined) {
    const changed = new Map(needed);
    if (state) changed.set(id, state);
    else changed.delete(id);
    setValues({ ...values, needed: changed });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (needed.size === 0) {
      setMissing(true);
      firstSkill.current?.focus();
      return;
    }
    try {
      if (!broken) return setBroken(await check.mutateAsync(input));
      await save.mutateAsync({ id: requirement?.id, ...input });
      toast({ title: 'The requirement is saved' });
      onOpenChange(false);
    } catch (error) {
      const gone = 'Someone has deleted the requirement, the site or a skill.';
      toastFailure(broken ? 'Failed to save' : 'Failed to check the roster', error, gone);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={requirement ? 'Change requirement' : 'Add requirement'}
      dirty={values !== begun && !save.isPending}
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
              <div key={id} className="flex flex-wrap items-center justify-between gap-x-3">
                <ChoiceField label={name}>
                  {(control) => (
                    <Checkbox
                      {...control}
                      {...(index === 0 && { ref: firstSkill })}
                      {...(missing && { 'aria-invalid': true, 'aria-describedby': 'no-skill' })}
                      checked={needed.has(id)}
                      onChange={({ target }) => {
                        setMissing(false);
                        change(id, target.checked ? 'all_of' : undefined);
                      }}
                    />
                  )}
                </ChoiceField>
                {needed.has(id) && needed.size > 1 && (
                  <div>
                    <NativeSelect
                      aria-label={`How ${name} is needed`}
                      className="sm:h-9"
                      value={needed.get(id)}
                      onChange={({ target }) => change(id, target.value as Needed)}
                    >
                      <option value="all_of">Needed</option>
                      <option value="any_of">One of these</option>
                    </NativeSelect>
                  </div>
                )}
              </div>
            ))}
            <FieldMessages
              error={missing ? 'Choose a skill' : undefined}
              hintId=""
              errorId="no-skill"
            />
          </fieldset>
        </div>
      )}
    </Dialog>
  );
}

function valuesOf(requirement: SkillRequirement | undefined) {
  const { location_id, role_label, template_code, all_of = [], any_of = [] } = requirement ?? {};
  return {
    site: location_id ?? '',
    role: role_label ?? '',
    code: template_code ?? '',
    needed: new Map<string, Needed>([
      ...all_of.map((id) => [id, 'all_of'] as const),
      ...any_of.map((id) => [id, 'any_of'] as const),
    ]),
  };
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
