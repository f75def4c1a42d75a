import { counted } from '#engine/counted';
import { useTurnOffApp, useTwoStep } from '../../data/two-step';
import { Badge } from '../../ui/Badge';
import { Skeleton } from '../../ui/Skeleton';
import { toast } from '../../ui/toast-store';
import { LoadFailure } from '../LoadFailure';
import { AppDialog } from './AppDialog';
import { type Opened, Opener } from './Opener';
import { Passkeys } from './Passkeys';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { RemoveDialog } from './RemoveDialog';

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
          <Opener label="Turn off" dialog={(opened) => <TurnOffApp {...opened} />} />
        ) : (
          <Opener label="Set up authenticator app" dialog={(opened) => <AppDialog {...opened} />} />
        )}
      </div>
      <Passkeys passkeys={data.passkeys} />
      {on && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div>
            <h3 className="font-medium">Recovery codes</h3>
            <p className="text-muted sm:text-sm">
              {counted(data.recovery_codes_left, 'code')} left. Each signs you in once without your
              phone.
            </p>
          </div>
          <Opener
            label="New recovery codes"
            dialog={(opened) => <RecoveryCodesDialog {...opened} />}
          />
        </div>
      )}
    </div>
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
