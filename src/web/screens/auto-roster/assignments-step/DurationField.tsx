import { Field } from '../../../ui/Field';
import { NumberInput } from '../wizard/NumberInput';
import type { CodeFieldProps } from './code-list';

export function DurationField(props: CodeFieldProps & { hideLabel?: boolean }) {
  const { row, fixedTimes, hideLabel, onChange } = props;
  const { label, ends, assigned, ...assignment } = row;
  const fits = row.duration >= 0.5 && row.duration <= 24;
  return (
    <Field
      label={hideLabel ? `Duration of ${row.code} in hours` : 'Duration (hours)'}
      hideLabel={hideLabel}
      error={fits ? undefined : '0.5 to 24'}
    >
      {(control) => (
        <NumberInput
          {...control}
          min={0.5}
          max={24}
          step={0.5}
          disabled={fixedTimes}
          value={row.duration}
          onChange={(duration) => onChange({ ...assignment, duration })}
        />
      )}
    </Field>
  );
}
