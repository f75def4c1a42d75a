import { Navigate } from '@tanstack/react-router';
import { SignedInFrame } from './components/SignedInFrame';
import { useSession } from './data/session';
import { DIALOGS } from './dialogs';
import { WindowSpinner } from './ui/Spinner';

/** The router lets nobody in without a session; this follows when it ends while a page is open. */
export function SignedInLayout() {
  const user = useSession();
  if (user === undefined) return <WindowSpinner />;
  if (user === null) return <Navigate to="/login" replace />;
  // Another person or organisation begins with fresh screens: nothing typed or opened is carried over.
  return <SignedInFrame key={`${user.id} ${user.org_id}`} user={user} dialogs={DIALOGS} />;
}
