import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { type Holding, HoldingInput, type Skill } from '#contract/api/skills';
import { can } from '#contract/rights';
import { lastValidDay } from '#engine/rules/holding-state';
import type { CalendarDate } from '#engine/time/kinds';
import { isDateProblem, readTypedDate } from '#engine/time/typed-date';
import { useUser } from '../../data/session';
import { useAddHolding, useChangeHolding } from '../../data/skills';
import { ApiError } from '../../platform/api';
import { showFailure, toastFailure } from '../../platform/failure';
import { formatDay } from '../../platform/formats';
import { Checkbox } from '../../ui/Checkbox';
import { Dialog } from '../../ui/Dialog';
import { FormActions } from '../../ui/FormActions';
import { FormField } from '../../ui/FormField';
import { Input } from '../../ui/Input';
import { NativeSelect } from '../../ui/NativeSelect';
import { toast } from '../../ui/toast-store';

type HoldingDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The one to edit; without it, a new one is added. */
  holding: Holding | undefined;
  skills: readonly Skill[];
  employeeId: string;
  /** Left out for one's own. */
  name: string | undefined;
};

export function HoldingDialog(props: HoldingDialogProps) {
  const { open, onOpenChange, holding, skills, employeeId, name } = props;
  const user = useUser();
  const add = useAddHolding(employeeId);
  const change = useChangeHolding();
  const form = useForm({ resolver: zodResolver(HoldingInput), defaultValues: valuesOf(holding) });
  const { isSubmitting: pending, isDirty } = form.formState;
  const [skillId, validFrom, validTo] = useWatch({
    control: form.control,
    name: ['skill_id', 'valid_from', 'valid_to'],
  });
  const skill = skills.find(({ id }) => id === skillId);
  const mayVerify = can(
    user,
    user.employee_id === employeeId ? 'verify own skills' : 'verify skills',
  );

  const submit = form.handleSubmit(async ({ skill_id, verified, ...details }) => {
    const values = { ...details, ...(mayVerify && verified ? { verified } : {}) };
    try {
      if (holding) {
        const seen = { updated_at: holding.updated_at };
        await change.mutateAsync({ ...values, id: holding.id, seen });
      } else await add.mutateAsync({ ...values, skill_id });
      toast({ title: `${skill?.name ?? 'Skill'} is saved` });
      onOpenChange(false);
    } catch (error) {
      const title = 'Failed to save the skill';
      const isNewer = error instanceof ApiError && error.code === 'record_changed';
      if (isNewer) toastFailure(title, error);
      else showFailure(form, title, error, { gone: 'Someone has deleted it.' });
    }
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={holding ? `Edit ${skill?.name ?? 'skill'}` : 'Add skill or licence'}
      description={name ? `For ${name}.` : ownDescription(holding, mayVerify)}
      dirty={isDirty && !pending}
      onSubmit={submit}
      footer={
        <FormActions pending={pending}>
          {pending ? 'Saving...' : holding ? 'Save changes' : 'Add skill'}
        </FormActions>
      }
    >
      <div className="flex flex-col gap-4">
        {!holding && (
          <FormField form={form} name="skill_id" label="Skill">
            {(control) => (
              <NativeSelect {...control}>
                <option value="">Choose a skill</option>
                {skills.map(({ id, name: label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </NativeSelect>
            )}
          </FormField>
        )}
        {(skill?.has_number || holding?.number) && (
          <FormField form={form} name="number" label="Number" optional={!skill?.has_number}>
            {(control) => <Input autoComplete="off" {...control} />}
          </FormField>
        )}
        {(skill?.has_class || holding?.class) && (
          <FormField form={form} name="class" label="Class" optional>
            {(control) => <Input autoComplete="off" {...control} />}
          </FormField>
        )}
        <FormField
          form={form}
          name="issued_in"
          label="Issued in"
          hint="The state, such as NSW."
          optional
        >
          {(control) => <Input autoComplete="off" {...control} />}
        </FormField>
        <FormField
          form={form}
          name="valid_from"
          label="Valid from"
          hint={dayText(validFrom) ?? 'Day/month/year, such as 31/12/2026.'}
          optional
        >
          {(control) => <Input inputMode="text" autoComplete="off" {...control} />}
        </FormField>
        <FormField
          form={form}
          name="valid_to"
          label="Expires"
          hint={dayText(validTo) ?? expiryHint(skill, validFrom)}
          optional={!skill?.validity_months}
        >
          {(control) => <Input inputMode="text" autoComplete="off" {...control} />}
        </FormField>
        {mayVerify && (
          <FormField
            form={form}
            name="verified"
            layout="choice"
            label="I have checked it"
            hint="It counts straight away. Without this, it stays to verify."
          >
            {(control) => <Checkbox {...control} />}
          </FormField>
        )}
      </div>
    </Dialog>
  );
}

function ownDescription(holding: Holding | undefined, mayVerify: boolean): string | undefined {
  if (mayVerify) return undefined;
  return holding?.verified_at
    ? 'If you change it, a manager has to verify it again.'
    : 'A manager verifies it. Only then it counts.';
}

function valuesOf(holding: Holding | undefined) {
  return {
    skill_id: holding?.skill_id ?? '',
    number: holding?.number ?? '',
    class: holding?.class ?? '',
    issued_in: holding?.issued_in ?? '',
    valid_from: typed(holding?.valid_from),
    valid_to: typed(holding?.valid_to),
    verified: false,
  };
}

/** '2026-12-31' as '31/12/2026' */
function typed(date: string | null | undefined): string {
  return date ? date.split('-').toReversed().join('/') : '';
}

/** The date in words: '3/4/2027' is in April, and someone who meant March sees it. */
function dayText(text: string | null | undefined): string | undefined {
  const read = readTypedDate(text ?? '');
  return isDateProblem(read) ? undefined : formatDay(read as CalendarDate);
}

function expiryHint(skill: Skill | undefined, validFrom: string | null | undefined): string {
  const from = readTypedDate(validFrom ?? '');
  if (skill?.validity_months && !isDateProblem(from)) {
    return `Left empty: ${formatDay(lastValidDay(from, skill.validity_months))}.`;
  }
  return 'The last day on which it is valid.';
}
