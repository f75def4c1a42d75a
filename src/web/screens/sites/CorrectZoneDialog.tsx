import { useId, useState } from 'react';
import type { correctTimezone, Location } from '#contract/api/locations';
import type { ResponseOf } from '#contract/endpoint';
import { agree, counted } from '#engine/counted';
import { shortDay } from '#engine/time/day-text';
import { ZoneSelect } from '../../components/ZoneSelect';
import { zonesEverywhere } from '../../components/zone-choices';
import { useCorrectTimezone, useZonePreview } from '../../data/locations';
import { useUser } from '../../data/session';
import { failureText, toastFailure } from '../../platform/failure';
import { Alert } from '../../ui/Alert';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { FormActions } from '../../ui/FormActions';
import { toast } from '../../ui/toast-store';
import { placeTimeText } from './place-time-text';

type CorrectZoneDialogProps = {
  site: Location;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function CorrectZoneDialog({ site, open, onOpenChange }: CorrectZoneDialogProps) {
  const { org_timezone } = useUser();
  const [zone, setZone] = useState<string>(site.timezone);
  const changed = zone !== site.timezone;
  const preview = useZonePreview(site.id, zone, open && changed);
  const { mutateAsync, isPending } = useCorrectTimezone();
  const previewId = useId();
  const ready = changed && preview.data?.conflictCount === 0;

  async function save() {
    if (!ready) return;
    try {
      await mutateAsync({ id: site.id, timezone: zone });
      toast({ title: `Times at ${site.name} are now in ${placeTimeText(zone)}` });
      onOpenChange(false);
    } catch (error) {
      toastFailure('Failed to correct the time zone', error);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Correct the time zone"
      description={`Times at ${site.name} are in ${placeTimeText(site.timezone)}.`}
      dirty={changed}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      footer={
        <FormActions pending={isPending} disabled={!ready}>
          {isPending ? 'Correcting...' : 'Correct time zone'}
        </FormActions>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label="Time zone">
          {(control) => (
            <ZoneSelect
              {...control}
              ownZone={org_timezone ?? 'UTC'}
              others={zonesEverywhere()}
              value={zone}
              onChange={setZone}
            />
          )}
        </Field>
        <div id={previewId} aria-live="polite" className="text-base sm:text-sm">
          {changed && preview.error && <Alert tone="danger">{failureText(preview.error)}</Alert>}
          {changed && preview.isFetching && !preview.data && <p>Checking the shifts...</p>}
          {changed && preview.data && <Preview outcome={preview.data} zone={zone} />}
        </div>
      </div>
    </Dialog>
  );
}

type PreviewProps = { outcome: ResponseOf<typeof correctTimezone>; zone: string };

function Preview({ outcome, zone }: PreviewProps) {
  const { shifts, people, first, past, conflicts, conflictCount } = outcome;
  return (
    <div className="flex flex-col gap-2">
      {shifts === 0 && <p>No future shifts are at this site.</p>}
      {first && (
        <p>
          {counted(shifts, 'future shift stays', 'future shifts stay')} at the same clock time in{' '}
          {placeTimeText(zone)} ({counted(people, 'person', 'people')}).
        </p>
      )}
      {first && (
        <p>
          {first.startTime} stays {first.startTime}. The next one, {first.employee_name} on{' '}
          {shortDay(first.date)}, starts {laterText(first.minutesLater)}.
        </p>
      )}
      {past > 0 && (
        <p className="text-muted">
          {counted(past, 'past shift stays', 'past shifts stay')} at {agree(past, 'its', 'their')}{' '}
          real time and will show other clock times.
        </p>
      )}
      {conflictCount > 0 && (
        <Alert
          tone="warn"
          title={`${counted(conflictCount, 'shift is', 'shifts are')} in the way. Move or delete ${agree(conflictCount, 'it', 'them')} first.`}
        >
          <ul>
            {conflicts.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

function laterText(minutes: number): string {
  if (minutes === 0) return 'at the same moment';
  const hours = Math.abs(minutes) / 60;
  return `${Number.isInteger(hours) ? hours : hours.toFixed(2).replace(/0$/, '')} h ${minutes > 0 ? 'later' : 'earlier'} than now`;
}
