import { Trash2 } from 'lucide-react';
import { can } from '#contract/rights';
import { useKeepOrganization } from '../data/leaving';
import { useUser, useZone } from '../data/session';
import { toastFailure } from '../platform/failure';
import { formatDateAt } from '../platform/formats';
import { Button } from '../ui/Button';
import { toast } from '../ui/toast-store';

/** One line under the navigation while the organisation is being deleted, for everyone in it. */
export function DeletionBanner() {
  const user = useUser();
  const zone = useZone();
  const { mutateAsync, isPending } = useKeepOrganization();
  if (!user.org_deletes_at) return null;
  const owner = can(user, 'delete organisation');

  async function keep() {
    try {
      await mutateAsync();
      toast({
        title: `${user.org_name} will not be deleted`,
        description: 'Everyone can work in it again. A subscription stays cancelled.',
      });
    } catch (error) {
      toastFailure('Failed to keep the organisation', error);
    }
  }

  return (
    <section
      aria-label="Deletion"
      className="border-b border-danger/30 bg-danger-soft print:hidden"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 sm:px-6">
        <p className="flex min-w-0 flex-1 basis-64 gap-2 text-sm">
          <Trash2 aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
          <span className="min-w-0 wrap-anywhere">
            <strong className="font-semibold">
              {user.org_name} will be deleted on {formatDateAt(user.org_deletes_at, zone)}.
            </strong>{' '}
            Until then you can look at everything, but nobody can change anything.
            {!owner && ' An owner can still keep it.'}
          </span>
        </p>
        {owner && (
          <Button size="sm" pending={isPending} onClick={keep}>
            {isPending ? 'Keeping...' : 'Keep the organisation'}
          </Button>
        )}
      </div>
    </section>
  );
}
