import { MapPin, Plus } from 'lucide-react';
import { can } from '#contract/rights';
import { useDialog } from '../../../components/use-dialog';
import { useUser } from '../../../data/session';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { CreateSiteDialog } from '../../sites/form/CreateSiteDialog';

export function NoLocations() {
  const creating = useDialog<'new'>();
  const mayAdd = can(useUser(), 'manage job sites');
  return (
    <Card>
      <EmptyState
        icon={<MapPin />}
        title="No locations found"
        text="Add locations to see them on the map view"
        action={
          mayAdd && (
            <Button variant="primary" onClick={() => creating.show('new')}>
              <Plus aria-hidden="true" />
              Add Your First Job Site
            </Button>
          )
        }
      />
      {creating.subject && (
        <CreateSiteDialog
          key={creating.turn}
          open={creating.open}
          onOpenChange={creating.onOpenChange}
        />
      )}
    </Card>
  );
}
