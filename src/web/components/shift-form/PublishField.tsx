import { Checkbox } from '../../ui/Checkbox';
import { FormField } from '../../ui/FormField';
import type { ShiftFormReturn } from './shift-values';

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
