import { Download, Upload, UserPlus } from 'lucide-react';
import type { SessionUser } from '#contract/session-user';
import { Button } from '../../ui/Button';
import { useExport } from './use-export';

type EmployeeToolbarProps = { user: SessionUser; onAdd: () => void; onImport: () => void };

export function EmployeeToolbar({ user, onAdd, onImport }: EmployeeToolbarProps) {
  const { exportEmployees, pending } = useExport(user);
  return (
    <>
      <Button onClick={onImport}>
        <Upload aria-hidden="true" />
        Import
      </Button>
      <Button pending={pending} onClick={exportEmployees}>
        {!pending && <Download aria-hidden="true" />}
        Export
      </Button>
      {/* The button 'Auto-Roster Wizard' will stand here, for those who may 'generate roster'. */}
      <Button variant="primary" onClick={onAdd}>
        <UserPlus aria-hidden="true" />
        Add Employee
      </Button>
    </>
  );
}
