import { Upload, UserPlus, Users } from 'lucide-react';
import { useShortcutActions } from '../../../shortcuts/shortcut-context';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';

export function NoPeople() {
  const { make } = useShortcutActions();
  return (
    <Card>
      <EmptyState
        icon={<Users />}
        title="Nobody to plan for yet"
        text="Each person has a row in the roster. Add your people first, then plan their days."
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
