import { Building2, SearchX } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';

type NoOrganizationsProps = { filtered: boolean; onShowAll: () => void };

export function NoOrganizations({ filtered, onShowAll }: NoOrganizationsProps) {
  return (
    <Card>
      {filtered ? (
        <EmptyState
          icon={<SearchX />}
          title="No organizations match your search."
          action={<Button onClick={onShowAll}>Show all organizations</Button>}
        />
      ) : (
        <EmptyState
          icon={<Building2 />}
          title="No organizations yet. New signups will appear here after checkout."
        />
      )}
    </Card>
  );
}
