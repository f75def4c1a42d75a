import { useWatch } from 'react-hook-form';
import type { Location } from '#contract/api/locations';
import { foreignZoneName, zoneInWords } from '../../platform/formats';
import { serverNow } from '../../platform/server-time';
import { ControlledFormField } from '../../ui/FormField';
import { Select } from '../../ui/Select';
import type { ShiftFormReturn } from './shift-values';

type LocationFieldProps = { form: ShiftFormReturn; locations: Location[] };

export function LocationField({ form, locations }: LocationFieldProps) {
  const [locationId, date] = useWatch({ control: form.control, name: ['locationId', 'date'] });
  const chosen = locations.find(({ id }) => id === locationId);
  return (
    <ControlledFormField
      form={form}
      name="locationId"
      label="Location"
      hint={chosen && zoneHint(chosen.timezone, date)}
    >
      {(control, { ref, value, onChange }) => (
        <Select
          ref={ref}
          options={locations.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen ? value : undefined}
          onValueChange={onChange}
          placeholder="Choose a location"
          {...control}
        />
      )}
    </ControlledFormField>
  );
}

function zoneHint(timezone: string, date: string): string | undefined {
  const noon = Date.parse(`${date}T12:00:00Z`);
  const at = new Date(Number.isNaN(noon) ? serverNow() : noon).toISOString();
  return foreignZoneName(timezone, at) && `Times are ${zoneInWords(timezone, at)}`;
}
