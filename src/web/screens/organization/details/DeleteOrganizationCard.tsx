import { Trash2 } from 'lucide-react';
import { GRACE_DAYS } from '#contract/deletion';
import { counted } from '#engine/counted';
import { useDialog } from '../../../components/use-dialog';
import { useUser } from '../../../data/session';
import { Button } from '../../../ui/Button';
import { DeleteOrganizationDialog } from '../form/DeleteOrganizationDialog';
import { DetailsCard } from './Details';

export function DeleteOrganizationCard() {
  const user = useUser();
  const deleting = useDialog<string>();
  // The banner above every page says when it goes, and keeps it.
  if (user.org_deletes_at) return null;
  return (
    <DetailsCard title="Delete organisation" Icon={Trash2}>
      <p className="text-muted sm:text-sm">
        Removes the roster, the people and everything else of {user.org_name} for good. You have{' '}
        {counted(GRACE_DAYS, 'day')} to change your mind.
      </p>
      <Button className="sm:self-start" onClick={() => deleting.show(user.org_name ?? '')}>
        Delete organisation...
      </Button>
      {deleting.subject !== undefined && (
        <DeleteOrganizationDialog
          key={deleting.turn}
          name={deleting.subject}
          open={deleting.open}
          onOpenChange={deleting.onOpenChange}
        />
      )}
    </DetailsCard>
  );
}
