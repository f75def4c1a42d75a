import { Button } from '../../ui/Button';
import { FrontDoor } from '../FrontDoor';
import { useSignOut } from '../use-sign-out';
import { TwoStepSettings } from './TwoStepSettings';

/** The only page for someone whose role requires two-step sign-in and who doesn't have it yet. */
export function SetUpTwoStep() {
  const { signOut, pending } = useSignOut();
  return (
    <FrontDoor
      title="Set up two-step sign-in"
      subtitle="Your role requires it. Set up an authenticator app or a passkey to continue."
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
