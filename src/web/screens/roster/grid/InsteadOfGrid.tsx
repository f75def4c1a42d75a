// What the roster shows where there is no grid to draw.
import { SearchX, Upload, UserPlus, Users } from 'lucide-react';
import { LoadFailure } from '../../../components/LoadFailure';
import { useShortcutActions } from '../../../shortcuts/shortcut-context';
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

export function NoPeople() {
  const { make } = useShortcutActions();
  return (
    <Card>
      <EmptyState
        icon={<Users />}
        title="Nobody to roster yet"
        text="Each person gets a row in the roster. Add your people first."
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" onClick={() => make('employee')}>
              <UserPlus aria-hidden="true" />
              Add Employee
            </Button>
            <Button onClick={() => make('import')}>
              <Upload aria-hidden="true" />
              Import CSV
            </Button>
          </div>
        }
      />
    </Card>
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
