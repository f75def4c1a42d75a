import { useLogout } from '../data/session';
import { toastFailure } from '../platform/failure';
import { toast } from '../ui/toast-store';

/** The layout opens the sign-in page once nobody is signed in. */
export function useSignOut() {
  const logout = useLogout();
  async function signOut() {
    try {
      await logout.mutateAsync();
      toast({ title: 'Logged out successfully' });
    } catch (error) {
      toastFailure('Logout failed', error);
    }
  }
  return { signOut, pending: logout.isPending };
}
