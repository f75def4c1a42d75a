import { type UseFormReturn, useWatch } from 'react-hook-form';
import { COUNTRIES } from '#contract/api/locations';
import { ControlledFormField, FormField } from '../../../ui/FormField';
import { Input } from '../../../ui/Input';
import { Select } from '../../../ui/Select';
import type { NewSite } from './new-site';

/** Addresses are saved with the short form. */
const AUSTRALIAN_STATES = [
  { value: 'NSW', label: 'New South Wales' },
  { value: 'VIC', label: 'Victoria' },
  { value: 'QLD', label: 'Queensland' },
  { value: 'WA', label: 'Western Australia' },
  { value: 'SA', label: 'South Australia' },
  { value: 'TAS', label: 'Tasmania' },
  { value: 'ACT', label: 'Australian Capital Territory' },
  { value: 'NT', label: 'Northern Territory' },
] as const;

const countries = COUNTRIES.map((country) => ({ value: country, label: country }));

export function AddressFields({ form }: { form: UseFormReturn<NewSite> }) {
  const country = useWatch({ control: form.control, name: 'country' });
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-6">
      <legend className="mb-3 text-sm font-semibold">Address</legend>
      <ControlledFormField
        form={form}
        name="country"
        label="Country *"
        className="col-span-2 sm:col-span-6"
      >
        {(control, { ref, value, onChange }) => (
          <Select
            ref={ref}
            options={countries}
            value={value}
            onValueChange={(chosen) => {
              onChange(chosen);
              // The old country's state would give the site the wrong time zone.
              form.setValue('state', '');
            }}
            aria-required="true"
            {...control}
          />
        )}
      </ControlledFormField>
      <FormField
        form={form}
        name="street_number"
        label="Street Number"
        className="col-span-2 sm:col-span-2"
      >
        {(control) => <Input autoComplete="off" {...control} />}
      </FormField>
      <FormField
        form={form}
        name="street_name"
        label="Street Name *"
        className="col-span-2 sm:col-span-4"
      >
        {(control) => <Input autoComplete="off" aria-required="true" {...control} />}
      </FormField>
      <FormField form={form} name="town" label="Town/City *" className="col-span-2">
        {(control) => <Input autoComplete="off" aria-required="true" {...control} />}
      </FormField>
      <StateField form={form} country={country} />
      <FormField form={form} name="postcode" label="Postcode" className="col-span-2">
        {(control) => <Input autoComplete="off" {...control} />}
      </FormField>
    </fieldset>
  );
}

type StateFieldProps = { form: UseFormReturn<NewSite>; country: string };

/** A choice where we know the states, a text field elsewhere. */
function StateField({ form, country }: StateFieldProps) {
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
