import { useWatch } from 'react-hook-form';
import { parseCalendarDate } from '#engine/time/parse';
import { formatDay } from '../../platform/formats';
import { FormField } from '../../ui/FormField';
import { Input } from '../../ui/Input';
import type { ShiftFormReturn } from './shift-values';

type DateFieldProps = { form: ShiftFormReturn; className?: string };

/** The browser writes the date in its own order; the hint says which day is meant. */
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
