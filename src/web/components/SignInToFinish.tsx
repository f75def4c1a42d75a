import { Link } from '@tanstack/react-router';
import { buttonStyles } from '../ui/button-styles';

type SignInToFinishProps = { email: () => string };

/** Leads people who have an account to the free trial of their organisation. Signed in, straight there. */
export function SignInToFinish({ email }: SignInToFinishProps) {
  return (
    <Link
      to="/login"
      search={{ next: '/onboarding/step2' }}
      // Not in the address: that would stand in the history of a shared computer.
      state={(current) => ({ ...current, email: email() })}
      className={buttonStyles({ size: 'lg' })}
    >
      Sign in to finish
    </Link>
  );
}
