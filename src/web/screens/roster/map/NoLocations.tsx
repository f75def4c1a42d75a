import { MapPin, Plus } from 'lucide-react';
import { can } from '#contract/rights';
import { useUser } from '../../../data/session';
import { useShortcutActions } from '../../../shortcuts/shortcut-context';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';

export function NoLocations() {
  const { make } = useShortcutActions();
  const mayAdd = can(useUser(), 'manage job sites');
  return (
    <Card>
      <EmptyState
        icon={<MapPin />}
        title="No locations found"
        text="Add locations to see them on the map view"
        action={
          mayAdd && (
            <Button variant="primary" onClick={() => make('site')}>
              <Plus aria-hidden="true" />
              Add Your First Job Site
            </Button>
          )
        }
      />
    </Card>
  );
}
