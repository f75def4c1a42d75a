import { Plus } from 'lucide-react';
import type { Location } from '#contract/api/locations';
import { LoadFailure } from '../../components/LoadFailure';
import { Page } from '../../components/Page';
import { useDialog } from '../../components/use-dialog';
import { useLocations } from '../../data/locations';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { DeleteSiteDialog } from './DeleteSiteDialog';
import { CreateSiteDialog } from './form/CreateSiteDialog';
import { EditSiteDialog } from './form/EditSiteDialog';
import { NoSites } from './list/NoSites';
import { SitesList } from './list/SitesList';

export function SitesDirectory() {
  const locations = useLocations();
  const { data, error } = locations;
  const creating = useDialog<'new'>();
  const editing = useDialog<Location>();
  const deleting = useDialog<Location>();
  const create = () => creating.show('new');
  const none = data?.length === 0;
  const failed = !data && error !== null;

  return (
    <Page
      title="Job Sites Directory"
      subtitle="The places where your people work, each in its own time zone"
      actions={
        <Button variant={none ? 'secondary' : 'primary'} onClick={create}>
          <Plus aria-hidden="true" />
          Add Job Site
        </Button>
      }
    >
      {failed && (
        <Card>
          <LoadFailure
            title="Failed to load job sites"
            text="Please try refreshing the page"
            queries={[locations]}
          />
        </Card>
      )}
      {none && <NoSites onAdd={create} />}
      {!failed && !none && (
        <SitesList sites={data} onEdit={editing.show} onDelete={deleting.show} />
      )}
      {creating.subject && (
        <CreateSiteDialog
          key={`create ${creating.turn}`}
          open={creating.open}
          onOpenChange={creating.onOpenChange}
        />
      )}
      {editing.subject && (
        <EditSiteDialog
          key={`edit ${editing.turn}`}
          site={editing.subject}
          open={editing.open}
          onOpenChange={editing.onOpenChange}
        />
      )}
      {deleting.subject && (
        <DeleteSiteDialog
          key={`delete ${deleting.turn}`}
          site={deleting.subject}
          open={deleting.open}
          onOpenChange={deleting.onOpenChange}
        />
      )}
    </Page>
  );
}
