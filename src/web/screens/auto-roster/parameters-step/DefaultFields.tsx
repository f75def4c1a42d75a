import { LIMITS } from '#contract/limits';
import { useLocations } from '../../../data/locations';
import { Field } from '../../../ui/Field';
import { Input } from '../../../ui/Input';
import { Select } from '../../../ui/Select';
import { Textarea } from '../../../ui/Textarea';
import type { StepProps } from '../wizard/wizard-state';

const NONE = 'none';

export function DefaultFields({ state, change }: StepProps) {
  const { data: locations = [] } = useLocations();
  const { defaultLocationId, defaultRoleLabel, notes } = state.parameters;
  const options = [
    { value: NONE, label: 'No default site' },
    ...locations.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Default site" optional hint="Preselected for every code in step 4.">
        {(control) => (
          <Select
            {...control}
            options={options}
            value={defaultLocationId || NONE}
            onValueChange={(value) =>
              change('parameters', { defaultLocationId: value === NONE ? '' : value })
            }
          />
        )}
      </Field>
      <Field label="Default role label" optional hint="For example Registered Nurse.">
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={LIMITS.nameLength}
            value={defaultRoleLabel}
            onChange={(event) => change('parameters', { defaultRoleLabel: event.target.value })}
          />
        )}
      </Field>
      <Field label="Notes" optional className="sm:col-span-2">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={LIMITS.notesLength}
            value={notes}
            onChange={(event) => change('parameters', { notes: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
