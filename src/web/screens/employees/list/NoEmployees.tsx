import { Upload, UserPlus, Users } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';

type NoEmployeesProps = { onAdd: () => void; onImport: () => void };

export function NoEmployees({ onAdd, onImport }: NoEmployeesProps) {
  return (
    <Card>
      <EmptyState
        icon={<Users />}
        title="No employees found."
        text="Add the people who work with you one by one, or bring them all at once from a spreadsheet."
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" onClick={onAdd}>
              <UserPlus aria-hidden="true" />
              Add Employee
            </Button>
            <Button onClick={onImport}>
              <Upload aria-hidden="true" />
              Import CSV
            </Button>
          </div>
        }
      />
    </Card>
  );
}
