import type { PushDevice, PushObstacle } from '#contract/api/push-subscriptions';
import { LoadFailure } from '../../components/LoadFailure';
import { usePush, useTurnOffPush, useTurnOnPush } from '../../data/push';
import { useZone } from '../../data/session';
import { toastFailure } from '../../platform/failure';
import { formatDateAt } from '../../platform/formats';
import { type PushAbility, pushAbility } from '../../platform/push';
import { Button } from '../../ui/Button';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/Card';
import { ChoiceField } from '../../ui/Field';
import { Skeleton } from '../../ui/Skeleton';
import { Switch } from '../../ui/Switch';
import { toast } from '../../ui/toast-store';
import { deviceText } from './device-text';

const OBSTACLES: Record<PushObstacle, string> = {
  address:
    "Push notifications need an https address, and this Muster doesn't have one. Ask whoever runs it.",
  key: "Push notifications can't be sent right now, because their key can't be opened. Ask whoever runs Muster.",
};

const INABILITIES: Record<Exclude<PushAbility, 'can'>, string> = {
  blocked:
    "This browser blocks notifications from Muster. Allow them in the browser's settings for this site, then turn them on here.",
  'home-screen':
    "On an iPhone or iPad they work only from the Home Screen. Tap the Share button of your browser, then 'Add to Home Screen', and open Muster from there.",
  cannot: "This browser can't show push notifications.",
};

/** Where push notifications are on. How one is told has its own card. */
export function PushCard() {
  const query = usePush();
  const { data } = query;
  const others = data?.devices.filter(({ current }) => !current) ?? [];
  return (
    <Card id="push" className="scroll-mt-28">
      <CardHeader>
        <CardTitle>Push notifications</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-4">
        {data && (
          <ThisDevice
            serverKey={data.key}
            why={data.obstacle ? OBSTACLES[data.obstacle] : inability()}
            own={data.devices.find(({ current }) => current)}
          />
        )}
        {others.length > 0 && (
          <ul aria-label="Other devices" className="flex flex-col divide-y divide-line">
            {others.map((device) => (
              <DeviceItem key={device.id} device={device} />
            ))}
          </ul>
        )}
        {!data && query.error && (
          <LoadFailure title="We couldn't load your devices" queries={[query]} />
        )}
        {query.isPending && <Skeleton className="h-20" />}
      </CardBody>
    </Card>
  );
}

/** Asked again each time it is drawn: the person may just have refused. */
function inability(): string | undefined {
  const ability = pushAbility();
  return ability === 'can' ? undefined : INABILITIES[ability];
}

type ThisDeviceProps = {
  serverKey: string | null;
  why: string | undefined;
  own: PushDevice | undefined;
};

function ThisDevice({ serverKey, why, own }: ThisDeviceProps) {
  const turnOn = useTurnOnPush();
  const turnOff = useTurnOffPush();
  const isOn = own !== undefined && !why;

  async function change() {
    try {
      if (own) await turnOff.mutateAsync(own);
      else if (serverKey) await turnOn.mutateAsync(serverKey);
    } catch (error) {
      toastFailure(`Failed to turn push notifications ${own ? 'off' : 'on'}`, error);
    }
  }

  return (
    <ChoiceField
      label="On this device"
      hint={
        why ??
        'They say that your roster has changed or that a message waits, never who, where or when. Signing out turns them off.'
      }
    >
      {(control) => (
        <Switch
          {...control}
          checked={isOn}
          disabled={why !== undefined || turnOn.isPending || turnOff.isPending}
          onChange={change}
        />
      )}
    </ChoiceField>
  );
}

type DeviceItemProps = { device: PushDevice };

function DeviceItem({ device }: DeviceItemProps) {
  const zone = useZone();
  const { mutateAsync, isPending } = useTurnOffPush();
  const name = deviceText(device.user_agent);

  async function turnOff() {
    try {
      await mutateAsync(device);
      toast({ title: `Turned off push notifications in ${name}` });
    } catch (error) {
      toastFailure('Failed to turn push notifications off', error, 'They are already off there.');
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 last:pb-0">
      <div className="min-w-0">
        <p className="font-medium">{name}</p>
        <p className="text-muted sm:text-sm">On since {formatDateAt(device.created_at, zone)}</p>
      </div>
      <Button
        size="sm"
        pending={isPending}
        aria-label={`Turn off push notifications in ${name}`}
        onClick={turnOff}
      >
        Turn off
      </Button>
    </li>
  );
}
