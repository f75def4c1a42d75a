// The fields of a shift, for the forms that create, edit and move one.
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { Employee } from '#contract/api/employees';
import type { Location } from '#contract/api/locations';
import { parseCalendarDate } from '#engine/time/parse';
import { formatDay } from '../../platform/formats';
import { Alert } from '../../ui/Alert';
import { Checkbox } from '../../ui/Checkbox';
import { ControlledFormField, FormField } from '../../ui/FormField';
import { Input } from '../../ui/Input';
import { Select } from '../../ui/Select';
import { Textarea } from '../../ui/Textarea';
import { EmployeeSelect } from './EmployeeSelect';
import type { ShiftFormReturn } from './shift-schema';
import { endText, startText, zoneText } from './shift-values';
import { TimeInput } from './TimeInput';

type EmployeeFieldProps = {
  form: ShiftFormReturn;
  employees: Employee[];
  hint?: string | undefined;
};

export function EmployeeField({ form, employees, hint }: EmployeeFieldProps) {
  return (
    <ControlledFormField form={form} name="employeeId" label="Employee" hint={hint}>
      {(control, { ref, value, onChange, onBlur }) => (
        <EmployeeSelect
          ref={ref}
          employees={employees}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          {...control}
        />
      )}
    </ControlledFormField>
  );
}

type SiteFieldProps = { form: ShiftFormReturn; locations: Location[] };

export function SiteField({ form, locations }: SiteFieldProps) {
  const [locationId, date, startTime] = useWatch({
    control: form.control,
    name: ['locationId', 'date', 'startTime'],
  });
  const chosen = locations.find(({ id }) => id === locationId);
  return (
    <ControlledFormField
      form={form}
      name="locationId"
      label="Location"
      hint={chosen && zoneText({ date, startTime }, chosen.timezone)}
    >
      {(control, { ref, value, onChange }) => (
        <Select
          ref={ref}
          options={locations.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen ? value : undefined}
          onValueChange={onChange}
          placeholder="Choose a job site"
          {...control}
        />
      )}
    </ControlledFormField>
  );
}

type DateFieldProps = { form: ShiftFormReturn; className?: string };

/** Browsers write a date in their own order, so the hint says which day is meant. */
export function DateField({ form, className }: DateFieldProps) {
  const date = parseCalendarDate(useWatch({ control: form.control, name: 'date' }));
  return (
    <FormField
      form={form}
      name="date"
      label="Date"
      hint={date && formatDay(date)}
      className={className}
    >
      {(control) => <Input type="date" min="1970-01-01" max="2200-12-31" {...control} />}
    </FormField>
  );
}

type TimeFieldsProps = {
  form: ShiftFormReturn;
  /** The chosen site's zone, which decides how long the shift is. */
  timezone: string | undefined;
};

export function TimeFields({ form, timezone }: TimeFieldsProps) {
  const [date, startTime, endTime] = useWatch({
    control: form.control,
    name: ['date', 'startTime', 'endTime'],
  });
  return (
    <>
      <ControlledFormField
        form={form}
        name="startTime"
        label="Start Time"
        hint={startText({ date, startTime }, timezone)}
      >
        {(control, field) => <TimeInput {...control} {...field} />}
      </ControlledFormField>
      <ControlledFormField
        form={form}
        name="endTime"
        label="End Time"
        hint={endText({ date, startTime, endTime }, timezone)}
      >
        {(control, field) => <TimeInput {...control} {...field} />}
      </ControlledFormField>
    </>
  );
}

export function RoleAndNotesFields({ form }: { form: ShiftFormReturn }) {
  return (
    <>
      <FormField form={form} name="roleLabel" label="Role" optional>
        {(control) => <Input autoComplete="off" {...control} />}
      </FormField>
      <FormField form={form} name="notes" label="Notes" optional>
        {(control) => <Textarea rows={2} className="min-h-16" {...control} />}
      </FormField>
    </>
  );
}

export function PublishField({ form }: { form: ShiftFormReturn }) {
  return (
    <FormField
      form={form}
      name="published"
      label="Publish shift (make visible to employee)"
      layout="choice"
    >
      {(control) => <Checkbox {...control} />}
    </FormField>
  );
}

type ReplaceFieldProps = {
  form: ShiftFormReturn;
  /** The server's sentence about the shift that overlaps. */
  overlap: string | undefined;
  /** Shows the box before anything is known to overlap. */
  always?: boolean;
};

export function ReplaceField({ form, overlap, always = false }: ReplaceFieldProps) {
  const { setFocus } = form;
  useEffect(() => {
    if (overlap) setFocus('overwrite');
  }, [overlap, setFocus]);

  if (!overlap && !always) return null;
  return (
    <div className="flex flex-col gap-2">
      {overlap && (
        <Alert tone="danger" title={overlap}>
          Nothing was saved. Change what you entered, or replace the overlapping shifts.
        </Alert>
      )}
      <FormField form={form} name="overwrite" label="Replace existing shifts" layout="choice">
        {(control) => <Checkbox {...control} />}
      </FormField>
    </div>
  );
}
