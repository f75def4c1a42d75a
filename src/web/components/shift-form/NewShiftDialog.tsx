import { useWatch } from 'react-hook-form';
import type { Employee } from '#contract/api/employees';
import type { Location } from '#contract/api/locations';
import type { CalendarDate } from '#engine/time/kinds';
import { useUser } from '../../data/session';
import { todayIn } from '../../platform/formats';
import { Dialog } from '../../ui/Dialog';
import { FormActions } from '../../ui/FormActions';
import { DateField } from './DateField';
import { DetailFields } from './DetailFields';
import { EmployeeField } from './EmployeeField';
import { LocationField } from './LocationField';
import { PublishField } from './PublishField';
import { ReplaceField } from './ReplaceField';
import { creationOf, newShift } from './shift-values';
import { TimeFields } from './TimeFields';
import type { DefaultTimes } from './use-default-times';
import { useShiftForm } from './use-shift-form';

type NewShiftDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  employeeId?: string | undefined;
  date?: CalendarDate | undefined;
  employees: Employee[];
  locations: Location[];
  times: DefaultTimes;
};

export function NewShiftDialog(props: NewShiftDialogProps) {
  const { open, onOpenChange, employees, locations, times } = props;
  const { org_timezone } = useUser();
  const { form, overlap, save } = useShiftForm(
    newShift({
      employeeId: props.employeeId ?? '',
      locationId: locations.length === 1 ? (locations[0]?.id ?? '') : '',
      date: props.date ?? todayIn(org_timezone ?? 'UTC'),
      ...times,
    }),
  );
  const { isDirty, isSubmitting: pending } = form.formState;
  const locationId = useWatch({ control: form.control, name: 'locationId' });
  const timezone = locations.find(({ id }) => id === locationId)?.timezone;

  const submit = form.handleSubmit(async (entered) => {
    if (await save({ type: 'create', body: creationOf(entered) })) onOpenChange(false);
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Create Shift"
      description="Drafts are visible to managers only until they are published."
      dirty={isDirty}
      onSubmit={submit}
      footer={
        <FormActions pending={pending}>{pending ? 'Creating...' : 'Create Shift'}</FormActions>
      }
    >
      <div className="flex flex-col gap-4">
        <EmployeeField form={form} employees={employees} />
        <LocationField form={form} locations={locations} />
        <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
          <DateField form={form} className="col-span-2 sm:col-span-1" />
          <TimeFields form={form} timezone={timezone} />
        </div>
        <DetailFields form={form} />
        <PublishField form={form} />
        <ReplaceField form={form} overlap={overlap} />
      </div>
    </Dialog>
  );
}
