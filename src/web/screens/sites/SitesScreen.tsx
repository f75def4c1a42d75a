import { MapPin, Plus } from 'lucide-react';
import type { Location } from '#contract/api/locations';
import { can } from '#contract/rights';
import { Forbidden } from '../../components/Forbidden';
import { LoadFailure } from '../../components/LoadFailure';
import { Page } from '../../components/Page';
import { PAGE_INTROS } from '../../components/page-intros';
import { useDialog } from '../../components/use-dialog';
import { useLocations } from '../../data/locations';
import { useUser } from '../../data/session';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { CorrectZoneDialog } from './CorrectZoneDialog';
import { DeleteSiteDialog } from './DeleteSiteDialog';
import { CreateSiteDialog } from './form/CreateSiteDialog';
import { EditSiteDialog } from './form/EditSiteDialog';
import { KiosksCard } from './kiosks/KiosksCard';
import { SitesList } from './list/SitesList';

export function SitesScreen() {
  if (can(useUser(), 'manage job sites')) return <SitesDirectory />;
  return (
    <Page title="Job Sites Directory">
      <Forbidden sentence="You don't have permission to view job sites." />
    </Page>
  );
}

function SitesDirectory() {
  const locations = useLocations();
  const { data, error } = locations;
  const creating = useDialog<'new'>();
  const editing = useDialog<Location>();
  const deleting = useDialog<Location>();
  const correcting = useDialog<Location>();
  const create = () => creating.show('new');
  const none = data?.length === 0;
  const mayManageKiosks = can(useUser(), 'manage kiosks');
  const failed = !data && error !== null;

  return (
    <Page
      title="Job Sites Directory"
      subtitle={PAGE_INTROS['/sites']()}
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
      {none && <NoSitesYet onAdd={create} />}
      {!failed && !none && (
        <SitesList
          sites={data}
          onEdit={editing.show}
          onDelete={deleting.show}
          onCorrectZone={correcting.show}
        />
      )}
      {mayManageKiosks && data && !none && <KiosksCard sites={data} />}
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
      {correcting.subject && (
        <CorrectZoneDialog
          key={`zone ${correcting.turn}`}
          site={correcting.subject}
          open={correcting.open}
          onOpenChange={correcting.onOpenChange}
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

function NoSitesYet({ onAdd }: { onAdd: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={<MapPin />}
        title="No job sites found."
        text="Add the job sites where your people work. Every shift uses the time zone of its site."
        action={
          <Button variant="primary" onClick={onAdd}>
            <Plus aria-hidden="true" />
            Add Your First Job Site
          </Button>
        }
      />
    </Card>
  );
}
