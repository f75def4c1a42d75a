import { Upload, UserPlus, Users } from 'lucide-react';
import { useShortcutActions } from '../shortcuts/shortcut-context';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';

/** Where a page lists people and the organisation has none yet. */
export function NoPeople({ title, text }: { title: string; text: string }) {
  const { make } = useShortcutActions();
  return (
    <Card>
      <EmptyState
        icon={<Users />}
        title={title}
        text={text}
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
