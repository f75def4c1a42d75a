import { Field } from '../../../ui/Field';
import { Select } from '../../../ui/Select';
import type { CodeFieldProps } from './code-list';

export function LocationField(props: CodeFieldProps & { hideLabel?: boolean }) {
  const { row, locations, refused, hideLabel, onChange } = props;
  const { label, ends, assigned, ...assignment } = row;
  return (
    <Field
      label={hideLabel ? `Location of ${row.code}` : 'Location'}
      hideLabel={hideLabel}
      error={refused && !assigned ? 'Location is required' : undefined}
    >
      {(control) => (
        <Select
          {...control}
          disabled={locations.length === 0}
          options={locations.map(({ id, name }) => ({ value: id, label: name }))}
          value={assigned ? row.locationId : undefined}
          placeholder="Select location..."
          onValueChange={(locationId) => onChange({ ...assignment, locationId })}
        />
      )}
    </Field>
  );
}
