import type { Kiosk } from '#contract/api/kiosks';
import type { Location } from '#contract/api/locations';
import { LoadFailure } from '../../../components/LoadFailure';
import { RemovableItem } from '../../../components/RemovableItem';
import { Opener } from '../../../components/two-step/Opener';
import { useMinute } from '../../../components/use-now';
import { useKiosks, useRemoveKiosk } from '../../../data/kiosks';
import { useZone } from '../../../data/session';
import { formatAgo } from '../../../platform/formats';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/Card';
import { Skeleton } from '../../../ui/Skeleton';
import { KioskDialog } from './KioskDialog';

/** The shared tablets on which people clock in, with ways to add and remove them. */
export function KiosksCard({ sites }: { sites: Location[] }) {
  const query = useKiosks();
  const { data } = query;
  return (
    <Card id="kiosks" aria-label="Kiosks" className="scroll-mt-28">
      <CardHeader>
        <CardTitle>Kiosks</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-4">
        <p className="text-muted sm:text-sm">
          A shared tablet at a job site where people clock in and out with a PIN. It works without a
          network and shows first names only.
        </p>
        {query.isError && !data && (
          <LoadFailure title="We couldn't load the kiosks" queries={[query]} />
        )}
        {query.isPending && <Skeleton className="h-16" />}
        {data && data.length > 0 && (
          <ul aria-label="Kiosks" className="flex flex-col divide-y divide-line">
            {data.map((kiosk) => (
              <KioskItem key={kiosk.id} kiosk={kiosk} />
            ))}
          </ul>
        )}
        <div>
          <Opener
            label="Add kiosk"
            dialog={(opened) => <KioskDialog {...opened} sites={sites} />}
          />
        </div>
      </CardBody>
    </Card>
  );
}

function KioskItem({ kiosk }: { kiosk: Kiosk }) {
  const { id, label, site_name, enrolled_at, last_seen_at } = kiosk;
  const now = useMinute();
  const zone = useZone();
  const { mutateAsync, isPending } = useRemoveKiosk();
  const used = last_seen_at
    ? `Last seen ${formatAgo(last_seen_at, now, zone)}.`
    : enrolled_at
      ? 'Set up, not used yet.'
      : 'Waits for its tablet.';
  return (
    <RemovableItem
      label={label}
      text={`${site_name}. ${used}`}
      thing="kiosk"
      warning="Its tablet stops working straight away. Events that still wait in it are sent once you set it up again for the same job site."
      pending={isPending}
      onRemove={() => mutateAsync(id)}
    />
  );
}
