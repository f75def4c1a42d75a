import { useState } from 'react';
import { typedTemporaryPassword, useUser } from '../data/session';
import { focusHeading } from '../platform/focus-heading';
import { Button } from '../ui/Button';
import { FrontDoor } from './FrontDoor';
import { PasswordChangeForm } from './PasswordChangeForm';
import { useSignOut } from './use-sign-out';

/** The only page for someone with a temporary password. */
export function ChooseNewPassword() {
  const user = useUser();
  const { signOut, pending } = useSignOut();
  const [known] = useState(typedTemporaryPassword);
  return (
    <FrontDoor
      title="Choose a new password"
      subtitle={`Welcome, ${user.name}. Someone else set your password, so choose a new one that only you know.`}
      links={
        <Button variant="link" pending={pending} onClick={signOut}>
          Logout
        </Button>
      }
    >
      <PasswordChangeForm
        known={known}
        currentHint="The temporary password you signed in with."
        onChanged={() => setTimeout(focusHeading)}
      />
    </FrontDoor>
  );
}
