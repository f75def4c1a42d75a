import { Link } from '@tanstack/react-router';
import { buttonStyles } from '../ui/button-styles';
import { toastStore } from '../ui/toast-store';

type SignInToFinishProps = { email: () => string; variant?: 'primary' | undefined };

/** Leads people who have an account to the free trial of their organisation. Signed in, straight there. */
export function SignInToFinish({ email, variant }: SignInToFinishProps) {
  return (
    <Link
      to="/login"
      search={{ next: '/onboarding/step2' }}
      // Not in the address: that would stand in the history of a shared computer.
      state={(current) => ({ ...current, email: email() })}
      // What failed before is not about signing in.
      onClick={() => toastStore.dismiss()}
      className={buttonStyles({ variant, size: 'lg' })}
    >
      Sign in to finish
    </Link>
  );
}
