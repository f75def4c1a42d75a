import { Link } from '@tanstack/react-router';
import { MapPin } from 'lucide-react';
import { can } from '#contract/rights';
import { useUser } from '../../../data/session';
import { buttonStyles } from '../../../ui/button-styles';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';

export function NoLocations() {
  const mayAdd = can(useUser(), 'manage job sites');
  return (
    <Card>
      <EmptyState
        icon={<MapPin />}
        title="No locations found"
        text="Add locations to see them on the map view"
        action={
          mayAdd && (
            <Link to="/sites" className={buttonStyles({ variant: 'primary' })}>
              Go to job sites
            </Link>
          )
        }
      />
    </Card>
  );
}
