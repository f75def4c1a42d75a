import type { UseFormReturn } from 'react-hook-form';
import { ControlledFormField } from '../../../ui/ControlledFormField';
import { FormField } from '../../../ui/FormField';
import { Input } from '../../../ui/Input';
import { Select } from '../../../ui/Select';
import { AUSTRALIAN_STATES } from './australian-states';
import type { NewSite } from './new-site';

type StateFieldProps = { form: UseFormReturn<NewSite>; country: string };

/** Chosen where we know the states, typed elsewhere. */
export function StateField({ form, country }: StateFieldProps) {
  const field = { form, name: 'state', label: 'State/Region *', className: 'col-span-2' } as const;
  if (country !== 'Australia') {
    return (
      <FormField {...field}>
        {(control) => <Input autoComplete="off" aria-required="true" {...control} />}
      </FormField>
    );
  }
  return (
    <ControlledFormField {...field}>
      {(control, { ref, value, onChange }) => (
        <Select
          ref={ref}
          options={AUSTRALIAN_STATES}
          value={AUSTRALIAN_STATES.find((state) => state.value === value)?.value}
          onValueChange={onChange}
          aria-required="true"
          {...control}
        />
      )}
    </ControlledFormField>
  );
}
