import type { ComponentProps } from 'react';
import { ZoneSelect } from '../../../components/ZoneSelect';
import { useLocations } from '../../../data/locations';
import { Field } from '../../../ui/Field';
import { Input } from '../../../ui/Input';
import type { StepProps } from '../wizard/wizard-state';

type LimitFieldsProps = StepProps & { ownZone: string };

export function LimitFields({ state, change, ownZone }: LimitFieldsProps) {
  const { data: sites = [] } = useLocations();
  const { timezone, minRestHours, maxConsecutiveNights } = state.parameters;
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field
        label="Timezone"
        hint="Start times are in this time zone. In step 4 you can use each site's own clock instead."
      >
        {(control) => (
          <ZoneSelect
            {...control}
            ownZone={ownZone}
            siteZones={sites.map((site) => site.timezone)}
            value={timezone}
            onChange={(zone) => change('parameters', { timezone: zone })}
          />
        )}
      </Field>
      <Field
        label="Minimum rest hours"
        hint="Between two shifts, 0 to 24."
        error={fault(minRestHours, 0, 24)}
      >
        {(control) => (
          <NumberInput
            {...control}
            min={0}
            max={24}
            step={0.5}
            value={minRestHours}
            onChange={(value) => change('parameters', { minRestHours: value })}
          />
        )}
      </Field>
      <Field
        label="Maximum consecutive nights"
        hint="In a row, 1 to 14."
        error={
          fault(maxConsecutiveNights, 1, 14) ??
          (Number.isInteger(maxConsecutiveNights) ? undefined : 'Whole nights only')
        }
      >
        {(control) => (
          <NumberInput
            {...control}
            min={1}
            max={14}
            step={1}
            value={maxConsecutiveNights}
            onChange={(value) => change('parameters', { maxConsecutiveNights: value })}
          />
        )}
      </Field>
    </div>
  );
}

function fault(value: number, from: number, to: number): string | undefined {
  return value >= from && value <= to ? undefined : `Must be ${from} to ${to}`;
}

type NumberInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  /** NaN while the field is empty. */
  value: number;
  onChange: (value: number) => void;
};

function NumberInput({ value, onChange, ...props }: NumberInputProps) {
  return (
    <Input
      inputMode="decimal"
      {...props}
      type="number"
      value={Number.isNaN(value) ? '' : value}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}
