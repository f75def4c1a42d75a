import type { OwnedOrganization } from '#contract/api/admin-organizations';
import type { SubscriptionStatus } from '#contract/subscription';
import { useSetSubscriptionStatus } from '../../data/admin-organizations';
import { toastFailure } from '../../platform/failure';
import { toast } from '../../ui/toast-store';

/** Sets the status of one organisation and shows a toast. Undefined when the server refused. */
export function useStatusChange(orgId: string) {
  const { mutateAsync, isPending } = useSetSubscriptionStatus();
  async function change(status: SubscriptionStatus): Promise<OwnedOrganization | undefined> {
    try {
      const updated = await mutateAsync({ orgId, status });
      toast({ title: 'Organization updated successfully' });
      return updated;
    } catch (error) {
      toastFailure('Failed to update organization', error);
      return undefined;
    }
  }
  return { change, pending: isPending };
}
