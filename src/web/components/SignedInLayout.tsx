import { Navigate } from '@tanstack/react-router';
import { useSession } from '../data/session';
import { WindowSpinner } from '../ui/Spinner';
import { SignedInFrame } from './SignedInFrame';

/** The router lets nobody in without a session; this follows when it ends while a page is open. */
export function SignedInLayout() {
  const user = useSession();
  if (user === undefined) return <WindowSpinner />;
  if (user === null) return <Navigate to="/login" replace />;
  // Another person or organisation begins with fresh screens: nothing typed or opened is carried over.
  return <SignedInFrame key={`${user.id} ${user.org_id}`} user={user} />;
}
