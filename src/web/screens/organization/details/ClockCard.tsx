import { Timer } from 'lucide-react';
import type { ClockSettings } from '#contract/api/clock';
import { useClockSettings, useSaveClockSettings } from '../../../data/time';
import { toastFailure } from '../../../platform/failure';
import { Field } from '../../../ui/Field';
import { Input } from '../../../ui/Input';
import { NativeSelect } from '../../../ui/NativeSelect';
import { Skeleton } from '../../../ui/Skeleton';
import { DetailsCard } from './Details';

const GEOFENCE = {
  off: "Don't read where people are",
  note: 'Keep how far away they are',
  warn: 'Tell managers when someone is away from the site',
  block: "Don't let people clock in away from the site",
} as const;

const EARLY = {
  'as-clocked': 'From when they clock in',
  roster: 'From the start of their shift',
} as const;

/** For admins: how people clock in. Each choice is saved as it is made, and holds from then on. */
export function ClockCard() {
  const { data: settings } = useClockSettings();
  const { mutate } = useSaveClockSettings();
  const save = (changes: Partial<ClockSettings>) =>
    settings &&
    mutate(
      { ...settings, ...changes },
      { onError: (error) => toastFailure('Failed to save your choice', error) },
    );
  return (
    <DetailsCard title="Clocking in" Icon={Timer}>
      {!settings && <Skeleton className="h-64" />}
      {settings && (
        <>
          <Field label="Time counts">
            {(control) => (
              <NativeSelect
                {...control}
                value={settings.early_in}
                onChange={({ target }) =>
                  save({ early_in: target.value === 'roster' ? 'roster' : 'as-clocked' })
                }
              >
                {Object.entries(EARLY).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <Minutes
            label="Usual break (minutes)"
            hint="Taken out when someone says that they took their break and recorded none."
            value={settings.usual_break_minutes}
            range={[5, 120]}
            onValue={(usual_break_minutes) => save({ usual_break_minutes })}
          />
          <Minutes
            label="Longest shift (hours)"
            hint="Whoever clocks in again after it forgot to clock out."
            value={settings.longest_hours}
            range={[4, 48]}
            onValue={(longest_hours) => save({ longest_hours })}
          />
          <Field
            label="Told your people in writing on"
            hint="We read where they are from 14 days after it, and never before."
          >
            {(control) => (
              <Input
                {...control}
                type="date"
                key={settings.notice_given_on}
                defaultValue={settings.notice_given_on ?? ''}
                onBlur={({ target }) => {
                  const date = (target.value || null) as ClockSettings['notice_given_on'];
                  if (date === settings.notice_given_on) return;
                  save({ notice_given_on: date, ...(date === null && { geofence: 'off' }) });
                }}
              />
            )}
          </Field>
          <Field
            label="Where people are"
            hint={
              settings.notice_given_on === null
                ? 'Record first when you told your people.'
                : 'We keep the distance to the site, not the position. Clocking out always works.'
            }
          >
            {(control) => (
              <NativeSelect
                {...control}
                value={settings.geofence}
                disabled={settings.notice_given_on === null}
                onChange={({ target }) =>
                  save({ geofence: target.value as ClockSettings['geofence'] })
                }
              >
                {Object.entries(GEOFENCE).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        </>
      )}
    </DetailsCard>
  );
}

type MinutesProps = {
  label: string;
  hint: string;
  value: number;
  range: [number, number];
  onValue: (value: number) => void;
};

function Minutes({ label, hint, value, range: [min, max], onValue }: MinutesProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Input
          {...control}
          type="number"
          min={min}
          max={max}
          key={value}
          defaultValue={value}
          onBlur={({ target }) => {
            const typed = Math.round(target.valueAsNumber);
            if (typed !== value && typed >= min && typed <= max) onValue(typed);
          }}
        />
      )}
    </Field>
  );
}
