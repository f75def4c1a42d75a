import { Building } from 'lucide-react';
import { useFixSession } from '../data/session';
import { toastFailure } from '../platform/failure';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { toast } from '../ui/toast-store';

/** For an account that was removed from its organisation. */
export function NoOrganization() {
  const { mutateAsync, isPending } = useFixSession();

  async function lookAgain() {
    try {
      const { user } = await mutateAsync(undefined);
      toast({ title: `Welcome to ${user.org_name}` });
    } catch (error) {
      toastFailure('No organisation found', error);
    }
  }

  return (
    <Card>
      <EmptyState
        icon={<Building />}
        title="Your account doesn't belong to an organisation"
        text="Ask a manager to add you again, then look here once more."
        action={
          <Button variant="primary" pending={isPending} onClick={lookAgain}>
            {isPending ? 'Looking...' : 'Look again'}
          </Button>
        }
      />
    </Card>
  );
}
