import { Link } from '@tanstack/react-router';
import { Building, Mail, Plus } from 'lucide-react';
import { useInstallation } from '../data/installation';
import { useFixSession } from '../data/session';
import { toastFailure } from '../platform/failure';
import { Button } from '../ui/Button';
import { buttonStyles } from '../ui/button-styles';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { toast } from '../ui/toast-store';

/** For someone who was removed from their organisation. */
export function NoOrganization() {
  const { mutateAsync, isPending } = useFixSession();
  const { data: installation } = useInstallation();

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
        text="Ask a manager to add you again, then press 'Look again'."
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" pending={isPending} onClick={lookAgain}>
              {isPending ? 'Looking...' : 'Look again'}
            </Button>
            <Link to="/organizations/new" className={buttonStyles()}>
              <Plus aria-hidden="true" />
              New organisation
            </Link>
            <a
              href={installation && `mailto:${installation.supportEmail}`}
              className={buttonStyles()}
            >
              <Mail aria-hidden="true" />
              Contact Support
            </a>
          </div>
        }
      />
    </Card>
  );
}
