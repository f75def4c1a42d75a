import { SearchX } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';

export function NoMatches({ onClear }: { onClear: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={<SearchX />}
        title="No employees found."
        text="Nobody matches this search and these filters."
        action={<Button onClick={onClear}>Show all employees</Button>}
      />
    </Card>
  );
}
