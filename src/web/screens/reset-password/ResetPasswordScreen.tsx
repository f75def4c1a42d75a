import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SESSION } from '#contract/limits';
import { FrontDoor, frontDoorLink } from '../../components/FrontDoor';
import { Alert } from '../../ui/Alert';
import { buttonStyles } from '../../ui/button-styles';
import { ResetPasswordForm } from './ResetPasswordForm';

export function ResetPasswordScreen() {
  const hash = useLocation({ select: (location) => location.hash });
  const [token, setToken] = useState(hash);
  const navigate = useNavigate();

  // A token left in the address would be in the history and on every screenshot.
  useEffect(() => {
    if (!hash) return;
    setToken(hash);
    void navigate({ to: '/reset-password', replace: true });
  }, [hash, navigate]);

  return (
    <FrontDoor
      title="Choose a new password"
      subtitle="You can sign in with it straight away."
      links={
        <Link to="/login" className={frontDoorLink}>
          Back to sign in
        </Link>
      }
    >
      {token ? (
        <ResetPasswordForm token={token} onInvalidLink={() => setToken('')} />
      ) : (
        <Alert
          tone="danger"
          title="This link is no longer valid"
          action={
            <Link to="/forgot-password" className={buttonStyles({ variant: 'primary' })}>
              Ask for a new link
            </Link>
          }
        >
          Every link works once. An invitation expires in {SESSION.welcomeLinkDays} days, a link to
          reset your password in one hour. Your password hasn't changed.
        </Alert>
      )}
    </FrontDoor>
  );
}
