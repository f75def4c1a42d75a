import { MapPin, Plus } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';

export function NoSites({ onAdd }: { onAdd: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={<MapPin />}
        title="No job sites found."
        text="Add the places where your people work. Shifts are planned at a job site, in its own time zone."
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
