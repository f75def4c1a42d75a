import { useWatch } from 'react-hook-form';
import type { Employee } from '#contract/api/employees';
import type { Location } from '#contract/api/locations';
import type { CalendarDate } from '#engine/time/kinds';
import { useEmployees } from '../../data/employees';
import { useLocations } from '../../data/locations';
import { useUser } from '../../data/session';
import { todayIn } from '../../platform/formats';
import { Dialog } from '../../ui/Dialog';
import { FormActions } from '../../ui/FormActions';
import { ReloadAlert } from '../ReloadAlert';
import { FieldsLoading } from './FieldsLoading';
import { NothingToChoose } from './NothingToChoose';
import {
  DateField,
  EmployeeField,
  PublishField,
  ReplaceField,
  RoleAndNotesFields,
  SiteField,
  TimeFields,
} from './ShiftFields';
import { creationOf, newShift } from './shift-values';
import { type DefaultTimes, useDefaultTimes, useShiftForm } from './use-shift-form';

type CreateShiftDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Preselected, as is the date. */
  employeeId?: string | undefined;
  date?: CalendarDate | undefined;
};

export function CreateShiftDialog(props: CreateShiftDialogProps) {
  const { open, onOpenChange } = props;
  const employees = useEmployees();
  const locations = useLocations();
  const times = useDefaultTimes();
  if (employees.data?.length && locations.data?.length && times) {
    const choices = { employees: employees.data, locations: locations.data };
    return <LoadedShiftDialog {...props} {...choices} times={times} />;
  }
  const unread = [employees, locations].filter(({ data }) => !data);
  const failed = unread.some(({ isError }) => isError);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Create Shift">
      {failed && (
        <ReloadAlert title="Failed to load the form" queries={unread}>
          We couldn't load your people or job sites. Try again in a moment.
        </ReloadAlert>
      )}
      {!failed && (unread.length > 0 || !times) && <FieldsLoading />}
      <div className="flex flex-col gap-3">
        {locations.data?.length === 0 && <NothingToChoose missing="/sites" />}
        {employees.data?.length === 0 && <NothingToChoose missing="/employees" />}
      </div>
    </Dialog>
  );
}

type LoadedShiftDialogProps = CreateShiftDialogProps & {
  employees: Employee[];
  locations: Location[];
  times: DefaultTimes;
};

function LoadedShiftDialog(props: LoadedShiftDialogProps) {
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
      description="Only managers see a draft until you publish it."
      dirty={isDirty}
      onSubmit={submit}
      footer={
        <FormActions pending={pending}>{pending ? 'Creating...' : 'Create Shift'}</FormActions>
      }
    >
      <div className="flex flex-col gap-4">
        <EmployeeField form={form} employees={employees} />
        <SiteField form={form} locations={locations} />
        <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
          <DateField form={form} className="col-span-2 sm:col-span-1" />
          <TimeFields form={form} timezone={timezone} />
        </div>
        <RoleAndNotesFields form={form} />
        <PublishField form={form} />
        <ReplaceField form={form} overlap={overlap} />
      </div>
    </Dialog>
  );
}
