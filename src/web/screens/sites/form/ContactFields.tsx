import type { UseFormReturn } from 'react-hook-form';
import { EmailInput } from '../../../ui/EmailInput';
import { FormField } from '../../../ui/FormField';
import { Input } from '../../../ui/Input';
import { Textarea } from '../../../ui/Textarea';
import type { NewSite } from './new-site';

export function ContactFields({ form }: { form: UseFormReturn<NewSite> }) {
  return (
    <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-sm font-semibold">Contact</legend>
      <FormField form={form} name="phone" label="Phone Number">
        {(control) => <Input type="tel" autoComplete="off" {...control} />}
      </FormField>
      <FormField form={form} name="email" label="Email">
        {(control) => <EmailInput autoComplete="off" {...control} />}
      </FormField>
      <FormField form={form} name="notes" label="Notes" className="sm:col-span-2">
        {(control) => <Textarea {...control} />}
      </FormField>
    </fieldset>
  );
}
