import { type ComponentType, useState } from 'react';
import { counted } from '#engine/counted';
import { useTurnOffApp, useTwoStep } from '../../data/two-step';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
import { toast } from '../../ui/toast-store';
import { LoadFailure } from '../LoadFailure';
import { AppDialog } from './AppDialog';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { RemoveDialog } from './RemoveDialog';

type Opened = { open: boolean; onOpenChange: (open: boolean) => void };

/** What one's account asks for besides the password, and how to change it. */
export function TwoStepSettings() {
  const query = useTwoStep();
  const { data } = query;
  if (query.isError && !data)
    return <LoadFailure title="We couldn't load your two-step sign-in" queries={[query]} />;
  if (!data) return <Skeleton className="h-32" />;
  const on = data.app || data.passkeys.length > 0;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted sm:text-sm">
        With two-step sign-in, a stolen password isn't enough to get into your account.
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 items-center gap-2">
          <h3 className="font-medium">Authenticator app</h3>
          <Badge tone={data.app ? 'brand' : 'neutral'}>{data.app ? 'On' : 'Off'}</Badge>
        </div>
        {data.app ? (
          <Opener label="Turn off" dialog={TurnOffApp} />
        ) : (
          <Opener label="Set up authenticator app" dialog={AppDialog} />
        )}
      </div>
      {on && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div>
            <h3 className="font-medium">Recovery codes</h3>
            <p className="text-muted sm:text-sm">
              {counted(data.recovery_codes_left, 'code')} left. Each signs you in once without your
              phone.
            </p>
          </div>
          <Opener label="New recovery codes" dialog={RecoveryCodesDialog} />
        </div>
      )}
    </div>
  );
}

type OpenerProps = { label: string; dialog: ComponentType<Opened> };

/** A button with its dialog, which starts anew each time. */
function Opener({ label, dialog: DialogOfButton }: OpenerProps) {
  const [open, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  return (
    <>
      <Button
        onClick={() => {
          setTimes(times + 1);
          setOpen(true);
        }}
      >
        {label}
      </Button>
      <DialogOfButton key={times} open={open} onOpenChange={setOpen} />
    </>
  );
}

function TurnOffApp(opened: Opened) {
  const { mutateAsync } = useTurnOffApp();
  return (
    <RemoveDialog
      {...opened}
      title="Turn off the authenticator app?"
      description="Muster won't ask for its codes any more. You can set it up again at any time."
      confirmLabel="Turn off"
      failure="Failed to turn off the authenticator app"
      onConfirm={async (password) => {
        await mutateAsync(password);
        toast({ title: 'Your authenticator app is off' });
      }}
    />
  );
}
