import { Navigate } from '@tanstack/react-router';
import { SignedInFrame } from './components/SignedInFrame';
import { useSession } from './data/session';
import { DIALOGS } from './dialogs';
import { WindowSpinner } from './ui/Spinner';

/** The router checks the session before a page opens. This watches it while the page is open. */
export function SignedInLayout() {
  const user = useSession();
  if (user === undefined) return <WindowSpinner />;
  if (user === null) return <Navigate to="/login" replace />;
  // Another person or organisation starts with fresh screens, without anything typed or opened before.
  return <SignedInFrame key={`${user.id} ${user.org_id}`} user={user} dialogs={DIALOGS} />;
}
