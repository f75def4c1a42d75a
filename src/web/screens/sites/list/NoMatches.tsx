import { SearchX } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';

export function NoMatches({ onClear }: { onClear: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={<SearchX />}
        title="No job sites match your search."
        action={<Button onClick={onClear}>Show all job sites</Button>}
      />
    </Card>
  );
}
