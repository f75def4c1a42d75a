// What the roster shows where there is no grid to draw.
import { SearchX } from 'lucide-react';
import { LoadFailure } from '../../../components/LoadFailure';
import { NoPeople } from '../../../components/NoPeople';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';

type GridFailureProps = { query: Parameters<typeof LoadFailure>[0]['queries'][number] };

export function GridFailure({ query }: GridFailureProps) {
  return (
    <Card>
      <LoadFailure
        title="Failed to load the roster"
        text="Nothing is lost. Try again in a moment."
        queries={[query]}
      />
    </Card>
  );
}

export function NobodyToRoster() {
  return (
    <NoPeople
      title="Nobody to roster yet"
      text="Each person gets a row in the roster. Add your people first."
    />
  );
}

export function NobodyInFilter({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={<SearchX />}
        title="Nobody matches this filter"
        text="Nobody fits what you chose on these days. Show everyone to start again."
        action={<Button onClick={onShowAll}>Show everyone</Button>}
      />
    </Card>
  );
}
