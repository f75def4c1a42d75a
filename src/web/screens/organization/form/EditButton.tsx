import { Pencil } from 'lucide-react';
import type { Organization } from '#contract/api/organization';
import { useDialog } from '../../../components/use-dialog';
import { useOrganization } from '../../../data/organization';
import { Button } from '../../../ui/Button';
import { EditOrganizationDialog } from './EditOrganizationDialog';

export function EditButton() {
  const { data: organization } = useOrganization();
  const editing = useDialog<Organization>();
  return (
    <>
      <Button disabled={!organization} onClick={() => organization && editing.show(organization)}>
        <Pencil aria-hidden="true" />
        Edit Organization
      </Button>
      {editing.subject && (
        <EditOrganizationDialog
          key={editing.turn}
          organization={editing.subject}
          open={editing.open}
          onOpenChange={editing.onOpenChange}
        />
      )}
    </>
  );
}
