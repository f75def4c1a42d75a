import { FormField } from '../../ui/FormField';
import { Input } from '../../ui/Input';
import { Textarea } from '../../ui/Textarea';
import type { ShiftFormReturn } from './shift-values';

export function DetailFields({ form }: { form: ShiftFormReturn }) {
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
