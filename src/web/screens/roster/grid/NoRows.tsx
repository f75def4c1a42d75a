import { SearchX } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';

export function NoRows({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={<SearchX />}
        title="Nobody matches this filter"
        text="The groups chosen have no members, or are no longer there."
        action={<Button onClick={onShowAll}>Show everybody</Button>}
      />
    </Card>
  );
}
