import { Outlet, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '../data/session';
import { WindowSpinner } from '../ui/Spinner';

/** Opens the requested page after sign-in, here or in another tab. */
export function SignedOutLayout() {
  const user = useSession();
  const { next = '/dashboard' } = useSearch({ from: '/signed-out' });
  const { history } = useRouter();
  const leaves = Boolean(user);

  useEffect(() => {
    if (leaves) history.replace(next);
  }, [leaves, history, next]);

  return user === null ? <Outlet /> : <WindowSpinner />;
}
