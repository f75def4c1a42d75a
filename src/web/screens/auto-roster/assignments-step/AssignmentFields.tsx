import { Check } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { Location } from '#contract/api/locations';
import { parseWallTime } from '#engine/time/parse';
import { TimeInput } from '../../../components/shift-form/TimeInput';
import { CodeBadge } from '../../../components/templates/CodeBadge';
import { hoursOfMinutes, minutesOfHours } from '../../../platform/minutes';
import { Badge } from '../../../ui/Badge';
import { Field } from '../../../ui/Field';
import { Input } from '../../../ui/Input';
import { Select } from '../../../ui/Select';
import { isShiftLength } from '../wizard/step-completeness';
import type { CodeAssignment } from '../wizard/wizard-state';
import { assignmentOf, type CodeRow } from './code-rows';

export type AssignmentFieldProps = {
  row: CodeRow;
  locations: readonly Location[];
  /** The template's times can be seen and not changed. */
  fixedTimes: boolean;
  /** Next was refused. */
  refused: boolean;
  /** In a table, whose head has the labels. */
  hideLabel?: boolean | undefined;
  onChange: (row: CodeAssignment) => void;
};

export function CodeName({ row }: { row: CodeRow }) {
  return (
    <span className="inline-flex items-center gap-2">
      <CodeBadge code={row.code} />
      {row.label}
    </span>
  );
}

export function AssignedBadge({ assigned }: { assigned: boolean }) {
  if (!assigned) return <Badge tone="warn">Not Assigned</Badge>;
  return (
    <Badge tone="brand">
      <Check aria-hidden="true" />
      Assigned
    </Badge>
  );
}

export function CodeLocationField(props: AssignmentFieldProps) {
  const { row, locations, refused, hideLabel, onChange } = props;
  return (
    <Field
      label={hideLabel ? `Site of ${row.code}` : 'Location'}
      hideLabel={hideLabel}
      error={refused && !row.assigned ? 'Location is required' : undefined}
    >
      {(control) => (
        <Select
          {...control}
          disabled={locations.length === 0}
          options={locations.map(({ id, name }) => ({ value: id, label: name }))}
          value={row.assigned ? row.locationId : undefined}
          placeholder="Select location..."
          onValueChange={(locationId) => onChange({ ...assignmentOf(row), locationId })}
        />
      )}
    </Field>
  );
}

export function CodeStartField({ row, fixedTimes, hideLabel, onChange }: AssignmentFieldProps) {
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
          onChange={(startTime) => onChange({ ...assignmentOf(row), startTime })}
          onBlur={() => undefined}
        />
      )}
    </Field>
  );
}

export function CodeDurationField({ row, fixedTimes, hideLabel, onChange }: AssignmentFieldProps) {
  return (
    <Field
      label={hideLabel ? `Duration of ${row.code} in hours` : 'Duration (hours)'}
      hideLabel={hideLabel}
      error={isShiftLength(row.duration) ? undefined : '0.5 to 24, in steps of 0.5'}
    >
      {(control) => (
        <HoursInput
          {...control}
          disabled={fixedTimes}
          minutes={row.duration}
          onMinutes={(duration) => onChange({ ...assignmentOf(row), duration })}
        />
      )}
    </Field>
  );
}

type HoursInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  /** NaN while the field is empty. */
  minutes: number;
  onMinutes: (minutes: number) => void;
};

/** Shows hours as they were typed: '7.333' and '7.33' are the same minutes. */
function HoursInput({ minutes, onMinutes, ...props }: HoursInputProps) {
  const [typed, setTyped] = useState('');
  const isTyped = typed !== '' && minutesOfHours(Number(typed)) === minutes;
  const known = Number.isNaN(minutes) ? '' : hoursOfMinutes(minutes);
  return (
    <Input
      inputMode="decimal"
      min={0.5}
      max={24}
      step={0.5}
      {...props}
      type="number"
      value={isTyped ? typed : known}
      onChange={({ target }) => {
        setTyped(target.value);
        onMinutes(minutesOfHours(target.valueAsNumber));
      }}
    />
  );
}
