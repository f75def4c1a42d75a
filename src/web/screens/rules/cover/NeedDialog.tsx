import { Plus, X } from 'lucide-react';
import { type UseFormReturn, useFieldArray, useForm } from 'react-hook-form';
import { type CoverNeed, CoverNeedInput, type createCoverNeed } from '#contract/api/cover';
import type { Location } from '#contract/api/locations';
import type { ShiftGroup } from '#contract/api/shift-groups';
import type { BodyInput } from '#contract/endpoint';
import { TimeInput } from '../../../components/shift-form/TimeInput';
import { useSaveNeed } from '../../../data/cover';
import { showFailure } from '../../../platform/failure';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Dialog } from '../../../ui/Dialog';
import { ChoiceField, FieldMessages } from '../../../ui/Field';
import { FormActions } from '../../../ui/FormActions';
import { ControlledFormField, FormField } from '../../../ui/FormField';
import { IconButton } from '../../../ui/IconButton';
import { Input } from '../../../ui/Input';
import { NativeSelect } from '../../../ui/NativeSelect';
import { toast } from '../../../ui/toast-store';
import { FigureFields } from './FigureFields';
import { formOf, inputOf, type NeedForm, resolverOf } from './need-form';
import { HOLIDAY_TEXTS, WEEKDAYS } from './need-text';

interface Skill {
  id: string;
  name: string;
}

type NeedDialogProps = {
  site: Location;
  /** The need to edit; without it, a new one is made. */
  need: CoverNeed | undefined;
  skills: readonly Skill[];
  groups: readonly ShiftGroup[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

type Form = UseFormReturn<NeedForm>;

export function NeedDialog({ site, need, skills, groups, open, onOpenChange }: NeedDialogProps) {
  const { mutateAsync } = useSaveNeed();
  const form = useForm<NeedForm>({
    resolver: resolverOf(CoverNeedInput, (values) => inputOf(values, site.id)),
    defaultValues: formOf(need),
  });
  const { isDirty, isSubmitting: pending } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      const body = inputOf(values, site.id) as BodyInput<typeof createCoverNeed>;
      await mutateAsync({ id: need?.id, body });
      toast({ title: need ? 'Need changed' : 'Need added' });
      onOpenChange(false);
    } catch (error) {
      showFailure(form, 'Failed to save the need', error);
    }
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={need ? `Edit ${need.label}` : `Add a need to ${site.name}`}
      description="Times are on the clock of the site. An end at or before the start is on the next day."
      size="lg"
      dirty={isDirty}
      onSubmit={submit}
      footer={<FormActions pending={pending}>{need ? 'Save need' : 'Add need'}</FormActions>}
    >
      <div className="flex flex-col gap-5">
        <FormField form={form} name="label" label="Name">
          {(control) => <Input autoComplete="off" placeholder="Night" {...control} />}
        </FormField>
        <WeekdayFields form={form} />
        <div className="grid grid-cols-2 items-start gap-4">
          <TimeField form={form} name="startTime" label="From" />
          <TimeField form={form} name="endTime" label="To" />
        </div>
        <FigureFields form={form} />
        <FormField form={form} name="onHolidays" label="On public holidays">
          {(control) => (
            <NativeSelect {...control}>
              {Object.entries(HOLIDAY_TEXTS).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FormField
            form={form}
            name="role"
            label="Role"
            optional
            hint="Only shifts with this role count."
          >
            {(control) => <Input autoComplete="off" {...control} />}
          </FormField>
          <FormField form={form} name="groupId" label="Shift group" optional>
            {(control) => (
              <NativeSelect {...control}>
                <option value="">Anyone</option>
                {groups.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </NativeSelect>
            )}
          </FormField>
        </div>
        <SkillFields form={form} skills={skills} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FormField form={form} name="validFrom" label="First day" optional>
            {(control) => <Input type="date" {...control} />}
          </FormField>
          <FormField form={form} name="validTo" label="Last day" optional>
            {(control) => <Input type="date" {...control} />}
          </FormField>
        </div>
      </div>
    </Dialog>
  );
}

function WeekdayFields({ form }: { form: Form }) {
  const error = form.formState.errors.weekdays?.message;
  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby="weekdays-error">
      <legend className="mb-1.5 text-sm font-medium">Weekdays</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {WEEKDAYS.map((name, index) => (
          <ChoiceField key={name} label={name}>
            {(control) => (
              <Checkbox value={String(index + 1)} {...form.register('weekdays')} {...control} />
            )}
          </ChoiceField>
        ))}
      </div>
      <FieldMessages error={error} hintId="weekdays-hint" errorId="weekdays-error" />
    </fieldset>
  );
}

type TimeFieldProps = { form: Form; name: 'startTime' | 'endTime'; label: string };

function TimeField({ form, name, label }: TimeFieldProps) {
  return (
    <ControlledFormField form={form} name={name} label={label}>
      {(control, field) => <TimeInput {...control} {...field} />}
    </ControlledFormField>
  );
}

function SkillFields({ form, skills }: { form: Form; skills: readonly Skill[] }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'skills' });
  const error = form.formState.errors.skills?.message;
  if (skills.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby="skills-error">
      <legend className="mb-1.5 text-sm font-medium">Skills</legend>
      {fields.map((field, index) => (
        <div key={field.id} className="flex items-center gap-2">
          <Input
            aria-label="How many people"
            inputMode="numeric"
            className="w-16 tabular-nums"
            {...form.register(`skills.${index}.count`)}
          />
          <span className="shrink-0">with</span>
          <div className="min-w-0 flex-1">
            <NativeSelect aria-label="Skill" {...form.register(`skills.${index}.skillId`)}>
              {skills.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          </div>
          <IconButton label="Remove this skill" onClick={() => remove(index)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <FieldMessages error={error} hintId="skills-hint" errorId="skills-error" />
      <div>
        <Button size="sm" onClick={() => append({ skillId: skills[0]?.id ?? '', count: '1' })}>
          <Plus aria-hidden="true" />
          Add skill
        </Button>
      </div>
    </fieldset>
  );
}
