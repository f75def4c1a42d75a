import { SearchX } from 'lucide-react';
import { Button } from '../../../../../ui/Button';
import { EmptyState } from '../../../../../ui/EmptyState';

export function NoTemplates({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title="No templates found"
      text="No template matches this search and this type."
      action={<Button onClick={onClear}>Clear Filters</Button>}
    />
  );
}
