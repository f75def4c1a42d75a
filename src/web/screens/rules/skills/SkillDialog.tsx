import { useForm } from 'react-hook-form';
import { REMINDER_DAYS, SKILL_KINDS, type Skill, SkillInput } from '#contract/api/skills';
import { useEmailsReachPeople } from '../../../data/installation';
import { useSaveSkill } from '../../../data/skills';
import { ApiError } from '../../../platform/api';
import { showFailure, toastFailure } from '../../../platform/failure';
import { Checkbox } from '../../../ui/Checkbox';
import { Dialog } from '../../../ui/Dialog';
import { FormActions } from '../../../ui/FormActions';
import { FormField } from '../../../ui/FormField';
import { Input } from '../../../ui/Input';
import { NativeSelect } from '../../../ui/NativeSelect';
import { toast } from '../../../ui/toast-store';
import { KIND_LABELS } from './skill-labels';

type SkillDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The one to edit; without it, a new one is added. */
  skill: Skill | undefined;
};

export function SkillDialog({ open, onOpenChange, skill }: SkillDialogProps) {
  const { mutateAsync } = useSaveSkill();
  const emailed = useEmailsReachPeople();
  const form = useForm({ defaultValues: valuesOf(skill) });
  const { isSubmitting: pending, isDirty } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const read = SkillInput.safeParse(inputOf(values));
    if (!read.success) {
      read.error.issues.forEach(({ path, message }, index) => {
        const field = String(path[0]) as keyof Values;
        form.setError(field, { message: wordsOf(field, message) }, { shouldFocus: index === 0 });
      });
      return;
    }
    try {
      const seen = skill && { updated_at: skill.updated_at };
      await mutateAsync({ ...read.data, id: skill?.id, seen });
      toast({ title: `${read.data.name} is saved` });
      onOpenChange(false);
    } catch (error) {
      const title = 'Failed to save the skill';
      if (error instanceof ApiError && error.code === 'record_changed') toastFailure(title, error);
      else showFailure(form, title, error, { fields: { skill_name_taken: 'name' } });
    }
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={skill ? `Edit ${skill.name}` : 'Add skill'}
      dirty={isDirty && !pending}
      onSubmit={submit}
      footer={
        <FormActions pending={pending}>
          {pending ? 'Saving...' : skill ? 'Save changes' : 'Add skill'}
        </FormActions>
      }
    >
      <div className="flex flex-col gap-4">
        <FormField form={form} name="name" label="Name">
          {(control) => <Input autoComplete="off" {...control} />}
        </FormField>
        <FormField form={form} name="kind" label="Kind">
          {(control) => (
            <NativeSelect {...control}>
              {SKILL_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {KIND_LABELS[kind]}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
        <FormField form={form} name="severity" label="When someone on a shift doesn't hold it">
          {(control) => (
            <NativeSelect {...control}>
              <option value="warn">Warn</option>
              <option value="block">Block the shift</option>
            </NativeSelect>
          )}
        </FormField>
        <FormField form={form} name="has_number" layout="choice" label="It has a number">
          {(control) => <Checkbox {...control} />}
        </FormField>
        <FormField form={form} name="has_class" layout="choice" label="It has a class">
          {(control) => <Checkbox {...control} />}
        </FormField>
        <FormField
          form={form}
          name="validity_months"
          label="Months it is valid"
          hint="Leave empty when the date on the card counts, or when it doesn't expire."
          optional
        >
          {(control) => <Input inputMode="numeric" className="max-w-28" {...control} />}
        </FormField>
        <FormField
          form={form}
          name="reminder_days"
          label="Reminders"
          hint={`Days before it expires, such as 90, 30, 14, 1. ${
            emailed
              ? 'The holder and the managers get an email.'
              : 'No email server is set, so nobody is emailed.'
          }`}
          optional
        >
          {(control) => <Input autoComplete="off" {...control} />}
        </FormField>
      </div>
    </Dialog>
  );
}

type Values = ReturnType<typeof valuesOf>;

function valuesOf(skill: Skill | undefined) {
  return {
    name: skill?.name ?? '',
    kind: skill?.kind ?? ('licence' as const),
    severity: skill?.severity ?? ('warn' as const),
    has_number: skill?.has_number ?? true,
    has_class: skill?.has_class ?? false,
    validity_months: skill?.validity_months ? String(skill.validity_months) : '',
    reminder_days: (skill?.reminder_days ?? REMINDER_DAYS).join(', '),
  };
}

/** What is typed as a text becomes numbers; a text that is none is left to the schema to refuse. */
function inputOf({ validity_months, reminder_days, ...values }: Values) {
  const days = reminder_days.split(/[\s,]+/).filter(Boolean);
  return {
    ...values,
    validity_months: validity_months.trim() === '' ? null : Number(validity_months),
    reminder_days: days.map(Number),
  };
}

function wordsOf(field: keyof Values, message: string): string {
  if (message !== 'Invalid input') return message;
  return field === 'reminder_days' ? 'Enter whole days, such as 90, 30' : 'Enter whole months';
}
