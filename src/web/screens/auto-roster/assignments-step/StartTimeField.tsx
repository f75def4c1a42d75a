import { parseWallTime } from '#engine/time/parse';
import { TimeInput } from '../../../components/shift-form/TimeInput';
import { Field } from '../../../ui/Field';
import type { CodeFieldProps } from './code-list';

export function StartTimeField(props: CodeFieldProps & { hideLabel?: boolean }) {
  const { row, fixedTimes, hideLabel, onChange } = props;
  const { label, ends, assigned, ...assignment } = row;
  return (
    <Field
      label={hideLabel ? `Start time of ${row.code}` : 'Start time'}
      hideLabel={hideLabel}
      error={parseWallTime(row.startTime) ? undefined : 'HH:mm'}
    >
      {(control) => (
        <TimeInput
          {...control}
          disabled={fixedTimes}
          value={row.startTime}
          onChange={(startTime) => onChange({ ...assignment, startTime })}
          onBlur={() => undefined}
        />
      )}
    </Field>
  );
}
