import { useUser } from '../../data/session';
import { Button } from '../../ui/Button';
import { FrontDoor } from '../FrontDoor';
import { useSignOut } from '../use-sign-out';
import { TwoStepSettings } from './TwoStepSettings';

/** The only page for someone whose role requires two-step sign-in and who doesn't have it yet. */
export function SetUpTwoStep() {
  const user = useUser();
  const { signOut, pending } = useSignOut();
  const who = user.org_name ?? 'Muster';
  return (
    <FrontDoor
      title="Set up two-step sign-in"
      subtitle={`${who} requires it for your role. Set up an authenticator app or a passkey to continue.`}
      links={
        <Button variant="link" pending={pending} onClick={signOut}>
          Logout
        </Button>
      }
    >
      <TwoStepSettings />
    </FrontDoor>
  );
}
