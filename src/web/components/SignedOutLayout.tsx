import { Outlet, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '../data/session';
import { WindowSpinner } from '../ui/Spinner';

/** Signing in here or in another tab opens the page that was asked for. */
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
