import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import type { Location } from '#contract/api/locations';
import type { CalendarDate } from '#engine/time/kinds';
import { TimeInput } from '../../../components/shift-form/TimeInput';
import { useChangeHolidays } from '../../../data/holidays';
import { showFailure } from '../../../platform/failure';
import { formatDay } from '../../../platform/formats';
import { Checkbox } from '../../../ui/Checkbox';
import { Dialog } from '../../../ui/Dialog';
import { FormActions } from '../../../ui/FormActions';
import { ControlledFormField, FormField } from '../../../ui/FormField';
import { Input } from '../../../ui/Input';
import { NativeSelect } from '../../../ui/NativeSelect';
import { toast } from '../../../ui/toast-store';
import { HolidayForm, type HolidayFormValues } from './holiday-form';

/** What someone wants to do, with which day, at which sites. */
export interface HolidayDeed {
  kind: 'add' | 'move' | 'remove';
  date: string;
  name: string;
  sites: readonly Location[];
}

type HolidayDialogProps = {
  deed: HolidayDeed;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const TITLES = {
  add: 'Add public holiday',
  move: 'Move public holiday',
  remove: 'Remove public holiday',
};
const DONE = {
  add: 'Public holiday added',
  move: 'Public holiday moved',
  remove: 'Public holiday removed',
};

export function HolidayDialog({ deed, open, onOpenChange }: HolidayDialogProps) {
  const { mutateAsync } = useChangeHolidays();
  const form = useForm({ resolver: zodResolver(HolidayForm), defaultValues: valuesOf(deed) });
  const { isDirty, isSubmitting: pending } = form.formState;
  const title = TITLES[deed.kind];

  const submit = form.handleSubmit(async (change) => {
    try {
      await mutateAsync(change);
      toast({ title: DONE[deed.kind] });
      onOpenChange(false);
    } catch (error) {
      showFailure(form, `Failed to ${deed.kind} the public holiday`, error);
    }
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={
        deed.kind === 'add'
          ? 'A day that your people keep beside those of the law.'
          : `${deed.name}, ${formatDay(deed.date as CalendarDate)}`
      }
      size="sm"
      dirty={isDirty}
      onSubmit={submit}
      footer={<FormActions pending={pending}>{pending ? 'Saving...' : title}</FormActions>}
    >
      <div className="flex flex-col gap-4">
        {deed.kind === 'add' && <NewDayFields form={form} />}
        {deed.kind === 'move' && (
          <FormField form={form} name="to" label="New date">
            {(control) => <Input type="date" {...control} />}
          </FormField>
        )}
        <FormField form={form} name="locationId" label="Job sites">
          {(control) => (
            <NativeSelect {...control}>
              <option value="">All sites</option>
              {deed.sites.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name} only
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
      </div>
    </Dialog>
  );
}

type HolidayFormReturn = UseFormReturn<
  HolidayFormValues,
  unknown,
  ReturnType<typeof HolidayForm.parse>
>;

function NewDayFields({ form }: { form: HolidayFormReturn }) {
  const part = useWatch({ control: form.control, name: 'part' });
  return (
    <>
      <FormField form={form} name="name" label="Name">
        {(control) => <Input autoComplete="off" aria-required="true" {...control} />}
      </FormField>
      <FormField form={form} name="date" label="Date">
        {(control) => <Input type="date" aria-required="true" {...control} />}
      </FormField>
      <FormField form={form} name="part" label="Only part of the day" layout="choice">
        {(control) => <Checkbox {...control} />}
      </FormField>
      {part && (
        <div className="grid grid-cols-2 gap-4">
          <ControlledFormField form={form} name="start" label="From">
            {(control, field) => <TimeInput {...control} {...field} />}
          </ControlledFormField>
          <ControlledFormField form={form} name="end" label="To" hint="00:00 is midnight">
            {(control, field) => <TimeInput {...control} {...field} />}
          </ControlledFormField>
        </div>
      )}
    </>
  );
}

function valuesOf({ kind, date, name }: HolidayDeed): HolidayFormValues {
  return {
    kind,
    date,
    name,
    to: '',
    part: false,
    start: '12:00',
    end: '00:00',
    locationId: '',
  };
}
