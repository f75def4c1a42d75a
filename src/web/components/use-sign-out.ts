import { counted } from '#engine/counted';
import { sendQuietly } from '../data/clock-events';
import { knownUser, useLogout } from '../data/session';
import { toastFailure } from '../platform/failure';
import { toast } from '../ui/toast-store';

/** The layout opens the sign-in page once nobody is signed in. */
export function useSignOut() {
  const logout = useLogout();
  async function signOut() {
    try {
      const employeeId = knownUser()?.employee_id;
      const waiting = employeeId ? await sendQuietly(employeeId) : 0;
      await logout.mutateAsync();
      toast({
        title: 'Logged out successfully',
        ...(waiting > 0 && { description: waitingText(waiting) }),
      });
    } catch (error) {
      toastFailure('Logout failed', error);
    }
  }
  return { signOut, pending: logout.isPending };
}

function waitingText(waiting: number): string {
  return `We couldn't send ${counted(waiting, 'clock event')} yet. Sign in here again, and we'll send what waits.`;
}
