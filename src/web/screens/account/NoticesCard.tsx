import type { ReactNode } from 'react';
import {
  type Channel,
  LIVE_KINDS,
  MANAGER_KINDS,
  type NoticeKind,
  type NoticePreferences,
  REMINDER_HOURS,
} from '#contract/api/notices';
import { can } from '#contract/rights';
import { counted } from '#engine/counted';
import { mobileNumberOf } from '#engine/notices/mobile-number';
import { parseWallTime } from '#engine/time/parse';
import { parseZone } from '#engine/time/zones';
import { LoadFailure } from '../../components/LoadFailure';
import { zoneChoices } from '../../components/zone-choices';
import { useNoticePreferences, useSetNoticePreferences } from '../../data/notices';
import { usePush } from '../../data/push';
import { useUser, useZone } from '../../data/session';
import { toastFailure } from '../../platform/failure';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/Card';
import { ChoiceField, Field } from '../../ui/Field';
import { NativeSelect } from '../../ui/NativeSelect';
import { Skeleton } from '../../ui/Skeleton';
import { Switch } from '../../ui/Switch';

const KINDS: Record<NoticeKind, string> = {
  published: 'New shifts',
  changed: 'Changed shifts',
  removed: 'Removed shifts',
  reminder: 'Reminders',
  cannot: "Someone can't work a shift",
  unconfirmed: 'Shifts that nobody has confirmed',
  cover_short: 'Cover is short',
  licence_expiring: 'Skills and licences that expire',
  request_asked: 'Someone asks you for a shift or a decision',
  request_answered: 'Answers to your requests',
  request_decided: 'Decisions about your requests',
  open_shift: 'Open shifts',
};

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const DEFAULT_QUIET = { from: '21:00', to: '07:00' };

/** How one is told about changes. Each choice is saved as it is made. */
export function NoticesCard() {
  const query = useNoticePreferences();
  return (
    <Card id="notices" className="scroll-mt-28">
      <CardHeader>
        <CardTitle>How you're told</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-5">
        {query.data && <Choices wanted={query.data} />}
        {!query.data && query.error && (
          <LoadFailure title="We couldn't load your choices" queries={[query]} />
        )}
        {query.isPending && <Skeleton className="h-64" />}
      </CardBody>
    </Card>
  );
}

function Choices({ wanted }: { wanted: NoticePreferences }) {
  const { mutate } = useSetNoticePreferences();
  const hasPush = (usePush().data?.devices.length ?? 0) > 0;
  const mobile = mobileNumberOf(useUser().phone);
  const save = (changes: Partial<NoticePreferences>) =>
    mutate(
      { ...wanted, ...changes },
      { onError: (error) => toastFailure('Failed to save your choice', error) },
    );
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Kinds
          channel="email"
          chosen={wanted.email}
          legend="Emails"
          hint="In your inbox here you read about all of these."
          save={save}
        />
        {hasPush && (
          <Kinds
            channel="push"
            chosen={wanted.push}
            legend="Push notifications"
            hint="On every device where you turned them on."
            save={save}
          />
        )}
        {wanted.sms && (
          <Kinds
            channel="sms"
            chosen={wanted.sms}
            legend="SMS"
            hint={
              mobile
                ? `To ${mobile}. An SMS only says that something has changed, never who, where or when.`
                : "We can't text the phone number in your profile. Enter a mobile number there, with its country code unless it is Australian."
            }
            save={save}
          />
        )}
      </div>
      <Field
        label="When"
        hint="A change to a shift that starts within 24 hours is sent straight away."
      >
        {(control) => (
          <TimeSelect
            {...control}
            value={wanted.digest_at ?? ''}
            none="Straight away"
            label={(time) => `Once a day at ${time}`}
            onTime={(time) => save({ digest_at: parseWallTime(time) ?? null })}
          />
        )}
      </Field>
      <Field label="Reminder before a shift">
        {(control) => (
          <NativeSelect
            {...control}
            value={wanted.reminder_hours ?? ''}
            onChange={({ target }) => {
              const hours = REMINDER_HOURS.find((each) => String(each) === target.value);
              save({ reminder_hours: hours ?? null });
            }}
          >
            <option value="">No reminder</option>
            {REMINDER_HOURS.map((hours) => (
              <option key={hours} value={hours}>{`${counted(hours, 'hour')} before`}</option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <QuietHours wanted={wanted} save={save} />
    </>
  );
}

type PartProps = {
  wanted: NoticePreferences;
  save: (changes: Partial<NoticePreferences>) => void;
};

type KindsProps = Pick<PartProps, 'save'> & {
  channel: Channel;
  chosen: NoticePreferences['email'];
  legend: string;
  hint: string;
};

function Kinds({ channel, chosen, legend, hint, save }: KindsProps) {
  const user = useUser();
  const kinds = LIVE_KINDS.filter(
    (kind) => !MANAGER_KINDS.includes(kind) || can(user, 'edit roster'),
  );
  return (
    <Group legend={legend} hint={hint}>
      {kinds.map((kind) => (
        <ChoiceField key={kind} label={KINDS[kind]}>
          {(control) => (
            <Switch
              {...control}
              checked={chosen[kind]}
              onChange={({ target }) => save({ [channel]: { ...chosen, [kind]: target.checked } })}
            />
          )}
        </ChoiceField>
      ))}
    </Group>
  );
}

function QuietHours({ wanted, save }: PartProps) {
  const { quiet } = wanted;
  const zone = useZone();
  const setQuiet = (changes: Partial<typeof DEFAULT_QUIET>) => {
    const { from, to } = { ...DEFAULT_QUIET, ...quiet, ...changes };
    const times = { from: parseWallTime(from), to: parseWallTime(to) };
    if (times.from && times.to) save({ quiet: { from: times.from, to: times.to } });
  };
  return (
    <Group
      legend="When not to disturb you"
      hint="What isn't urgent waits. A change to a shift that starts within 24 hours is urgent."
    >
      <ChoiceField label="Quiet hours">
        {(control) => (
          <Switch
            {...control}
            checked={quiet !== null}
            onChange={({ target }) => (target.checked ? setQuiet({}) : save({ quiet: null }))}
          />
        )}
      </ChoiceField>
      {quiet && (
        <div className="grid grid-cols-2 gap-3">
          <Field label="From">
            {(control) => (
              <TimeSelect {...control} value={quiet.from} onTime={(from) => setQuiet({ from })} />
            )}
          </Field>
          <Field label="Until">
            {(control) => (
              <TimeSelect {...control} value={quiet.to} onTime={(to) => setQuiet({ to })} />
            )}
          </Field>
        </div>
      )}
      <ChoiceField label="Let me sleep after a night shift" hint="Until 8 hours after it ends.">
        {(control) => (
          <Switch
            {...control}
            checked={wanted.sleep_aware}
            onChange={({ target }) => save({ sleep_aware: target.checked })}
          />
        )}
      </ChoiceField>
      <Field label="Time zone">
        {(control) => (
          <NativeSelect
            {...control}
            value={wanted.timezone ?? ''}
            onChange={({ target }) => save({ timezone: parseZone(target.value) ?? null })}
          >
            <option value="">Where I work</option>
            {zoneChoices(zone, wanted.timezone ?? '').map(({ label, zones }) => (
              <optgroup key={label} label={label}>
                {zones.map((each) => (
                  <option key={each} value={each}>
                    {each.replaceAll('_', ' ')}
                  </option>
                ))}
              </optgroup>
            ))}
          </NativeSelect>
        )}
      </Field>
    </Group>
  );
}

type TimeSelectProps = {
  id: string;
  value: string;
  /** The choice of no time. */
  none?: string;
  label?: (time: string) => string;
  onTime: (time: string) => void;
};

function TimeSelect({ value, none, label = (time) => time, onTime, ...control }: TimeSelectProps) {
  const times = [...new Set([...HOURS, value])].filter((time) => time !== '').sort();
  return (
    <NativeSelect {...control} value={value} onChange={({ target }) => onTime(target.value)}>
      {none && <option value="">{none}</option>}
      {times.map((time) => (
        <option key={time} value={time}>
          {label(time)}
        </option>
      ))}
    </NativeSelect>
  );
}

type GroupProps = { legend: string; hint: string; children: ReactNode };

function Group({ legend, hint, children }: GroupProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-medium">{legend}</legend>
      <p className="text-sm text-muted">{hint}</p>
      {children}
    </fieldset>
  );
}
