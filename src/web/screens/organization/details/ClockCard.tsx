import { Timer } from 'lucide-react';
import { useState } from 'react';
import type { ClockSettings } from '#contract/api/clock';
import { NOTICE_DAYS } from '#engine/clock/fence';
import { addDays } from '#engine/time/dates';
import { useZone } from '../../../data/session';
import { useClockSettings, useSaveClockSettings } from '../../../data/time';
import { ApiError } from '../../../platform/api';
import { toastFailure } from '../../../platform/failure';
import { formatDay, todayIn } from '../../../platform/formats';
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

type WholeNumber = {
  [Key in keyof ClockSettings]: ClockSettings[Key] extends number ? Key : never;
}[keyof ClockSettings];

const NUMBERS: { key: WholeNumber; label: string; hint: string; range: [number, number] }[] = [
  {
    key: 'late_after_minutes',
    label: 'Late after (minutes)',
    hint: 'Managers are told who comes later, leaves earlier or is still missing then.',
    range: [1, 120],
  },
  {
    key: 'ask_break_after_minutes',
    label: 'Ask about the break after (minutes)',
    hint: 'Whoever worked longer and recorded no break is asked whether they took one.',
    range: [60, 720],
  },
  {
    key: 'usual_break_minutes',
    label: 'Usual break (minutes)',
    hint: 'Taken out when someone says that they took their break and recorded none.',
    range: [5, 120],
  },
  {
    key: 'longest_hours',
    label: 'Longest shift (hours)',
    hint: 'Whoever clocks in again after it forgot to clock out.',
    range: [4, 48],
  },
];

/** For admins: how people clock in. Each choice is saved as it is made, and holds from then on. */
export function ClockCard() {
  const { data: settings } = useClockSettings();
  return (
    <DetailsCard title="Clocking in" Icon={Timer}>
      {settings ? <ClockFields settings={settings} /> : <Skeleton className="h-64" />}
    </DetailsCard>
  );
}

type Problems = Partial<Record<keyof ClockSettings, string>>;

function ClockFields({ settings }: { settings: ClockSettings }) {
  const { mutate } = useSaveClockSettings();
  const [problems, setProblems] = useState<Problems>({});
  const told = settings.notice_given_on !== null;

  function complain(key: keyof ClockSettings, problem: string) {
    setProblems((before) => ({ ...before, [key]: problem }));
  }

  function save(key: keyof ClockSettings, changes: Partial<ClockSettings>) {
    complain(key, '');
    mutate(
      { ...settings, ...changes },
      {
        onError: (error) => {
          const own = error instanceof ApiError ? error.fields : [];
          for (const { field, message } of own) complain(field as keyof ClockSettings, message);
          if (own.length === 0) toastFailure('Failed to save your choice', error);
        },
      },
    );
  }

  const number = ({ key, label, hint, range: [min, max] }: (typeof NUMBERS)[number]) => (
    <Field key={key} label={label} hint={hint} error={problems[key]}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          key={settings[key]}
          defaultValue={settings[key]}
          onBlur={({ target }) => {
            const typed = target.valueAsNumber;
            if (!Number.isInteger(typed) || typed < min || typed > max) {
              complain(key, `Enter a whole number from ${min} to ${max}`);
            } else if (typed === settings[key]) complain(key, '');
            else save(key, { [key]: typed });
          }}
        />
      )}
    </Field>
  );

  return (
    <>
      <Field label="Time counts" error={problems.early_in}>
        {(control) => (
          <NativeSelect
            {...control}
            value={settings.early_in}
            onChange={({ target }) =>
              save('early_in', { early_in: target.value as ClockSettings['early_in'] })
            }
          >
            <Options labels={EARLY} />
          </NativeSelect>
        )}
      </Field>
      {NUMBERS.map(number)}
      <NoticeField settings={settings} problem={problems.notice_given_on} {...{ complain, save }} />
      <Field
        label="Where people are"
        error={problems.geofence}
        hint={
          told
            ? 'We keep the distance to the site, not the position. Clocking out always works.'
            : 'Record first when you told your people.'
        }
      >
        {(control) => (
          <NativeSelect
            {...control}
            value={settings.geofence}
            disabled={!told}
            onChange={({ target }) =>
              save('geofence', { geofence: target.value as ClockSettings['geofence'] })
            }
          >
            <Options labels={GEOFENCE} />
          </NativeSelect>
        )}
      </Field>
      {told &&
        number({
          key: 'radius_m',
          label: 'At the site within (metres)',
          hint: 'Around the pin of each job site. Phones are often wrong by 50 metres.',
          range: [50, 5_000],
        })}
    </>
  );
}

type NoticeFieldProps = {
  settings: ClockSettings;
  problem: string | undefined;
  complain: (key: keyof ClockSettings, problem: string) => void;
  save: (key: keyof ClockSettings, changes: Partial<ClockSettings>) => void;
};

function NoticeField({ settings, problem, complain, save }: NoticeFieldProps) {
  const today = todayIn(useZone());
  const { notice_given_on } = settings;
  return (
    <Field
      label="Told your people in writing on"
      error={problem}
      hint={
        notice_given_on
          ? `We read where they are from ${formatDay(addDays(notice_given_on, NOTICE_DAYS))} on, and never before.`
          : `We read where they are from ${NOTICE_DAYS} days after it, and never before.`
      }
    >
      {(control) => (
        <Input
          {...control}
          type="date"
          max={today}
          key={notice_given_on}
          defaultValue={notice_given_on ?? ''}
          onBlur={({ target }) => {
            const date = (target.value || null) as ClockSettings['notice_given_on'];
            if (target.validity.badInput) complain('notice_given_on', 'Enter a whole date');
            else if (date !== null && date > today) {
              complain('notice_given_on', 'Choose a day that has come');
            } else if (date === notice_given_on) complain('notice_given_on', '');
            else {
              save('notice_given_on', {
                notice_given_on: date,
                ...(date === null && { geofence: 'off' }),
              });
            }
          }}
        />
      )}
    </Field>
  );
}

function Options({ labels }: { labels: Record<string, string> }) {
  return Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
