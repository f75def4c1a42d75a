import { useEffect, useState } from 'react';
import type { OpenShift } from '#contract/api/open-shifts';
import { LIMITS } from '#contract/limits';
import { useChangeOpenShift } from '../../../data/open-shifts';
import { toastFailure } from '../../../platform/failure';
import { formatHours } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Input } from '../../../ui/Input';
import { NativeSelect } from '../../../ui/NativeSelect';
import { Textarea } from '../../../ui/Textarea';
import { SkillChoices } from './SkillChoices';

const HOUR_MS = 3_600_000;
const CLOSES = [0, 2, 12, 24, 48, 72, 168];

type ChangeOpenShiftFormProps = {
  shift: OpenShift;
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
};

/** Site, date and times stay: taken shifts would differ from them. */
export function ChangeOpenShiftForm({ shift, onDone, onDirty }: ChangeOpenShiftFormProps) {
  const change = useChangeOpenShift();
  const start = Date.parse(shift.start_at);
  const shown = {
    places: String(shift.places),
    hours: (start - Date.parse(shift.closes_at)) / HOUR_MS,
    notes: shift.notes ?? '',
    skillIds: shift.skills.map(({ id }) => id),
  };
  const [values, setValues] = useState(shown);
  const set = (some: Partial<typeof shown>) => setValues({ ...values, ...some });
  const dirty = JSON.stringify(values) !== JSON.stringify(shown);
  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);
  const places = Number(values.places);
  const fewest = Math.max(1, shift.takers.length);
  const wrong = !Number.isInteger(places) || places < fewest || places > LIMITS.openPlaces;

  async function save() {
    const { hours, notes, skillIds } = values;
    const closesAt = new Date(start - hours * HOUR_MS).toISOString();
    try {
      await change.mutateAsync({ id: shift.id, body: { places, closesAt, notes, skillIds } });
      onDone();
    } catch (error) {
      toastFailure('Failed to change the open shift', error);
    }
  }

  return (
    <form
      aria-label="Change open shift"
      noValidate
      className="flex w-full flex-col gap-4 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!wrong) void save();
      }}
    >
      <div className="grid grid-cols-2 items-start gap-4">
        <Field
          label="People needed"
          error={wrong ? `Enter ${fewest} to ${LIMITS.openPlaces}` : undefined}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={values.places}
              onChange={({ target }) => set({ places: target.value })}
            />
          )}
        </Field>
        <Field label="Open until">
          {(control) => (
            <NativeSelect
              {...control}
              value={values.hours}
              onChange={({ target }) => set({ hours: Number(target.value) })}
            >
              {[...new Set([...CLOSES, shown.hours])]
                .sort((one, other) => one - other)
                .map((hours) => (
                  <option key={hours} value={hours}>
                    {hours === 0 ? 'It starts' : `${formatHours(hours)} before it starts`}
                  </option>
                ))}
            </NativeSelect>
          )}
        </Field>
      </div>
      <SkillChoices chosen={values.skillIds} onChosen={(skillIds) => set({ skillIds })} />
      <Field label="Notes" optional>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={LIMITS.notesLength}
            value={values.notes}
            onChange={({ target }) => set({ notes: target.value })}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={change.isPending}>
          Save open shift
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
