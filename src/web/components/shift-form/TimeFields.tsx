import { useWatch } from 'react-hook-form';
import { ControlledFormField } from '../../ui/FormField';
import { describeEnd } from './shift-end';
import type { ShiftFormReturn } from './shift-values';
import { TimeInput } from './TimeInput';

type TimeFieldsProps = {
  form: ShiftFormReturn;
  /** Of the chosen site: it decides how long the shift is. */
  timezone: string | undefined;
};

export function TimeFields({ form, timezone }: TimeFieldsProps) {
  const [date, startTime, endTime] = useWatch({
    control: form.control,
    name: ['date', 'startTime', 'endTime'],
  });
  return (
    <>
      <ControlledFormField form={form} name="startTime" label="Start Time">
        {(control, field) => <TimeInput {...control} {...field} />}
      </ControlledFormField>
      <ControlledFormField
        form={form}
        name="endTime"
        label="End Time"
        hint={describeEnd({ date, startTime, endTime }, timezone)}
      >
        {(control, field) => <TimeInput {...control} {...field} />}
      </ControlledFormField>
    </>
  );
}
