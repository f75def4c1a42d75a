import { Download, Upload, UserPlus, WandSparkles } from 'lucide-react';
import type { SessionUser } from '#contract/session-user';
import { useCsvExport } from '../../components/use-csv-export';
import { readEmployeesExport, useEmployees } from '../../data/employees';
import { Button } from '../../ui/Button';

type EmployeeToolbarProps = {
  user: SessionUser;
  onAdd: () => void;
  onImport: () => void;
  /** Undefined for those who may not generate a roster. */
  onWizard: (() => void) | undefined;
  wizardPending: boolean;
};

export function EmployeeToolbar(props: EmployeeToolbarProps) {
  const { user, onAdd, onImport, onWizard, wizardPending } = props;
  const { exportCsv, pending } = useCsvExport('employees', user.org_timezone);
  const { data: employees } = useEmployees();
  // Then the page itself offers what comes next, and there is nothing to export.
  if (employees?.length === 0) return null;
  return (
    <>
      <Button onClick={onImport} className="max-sm:flex-1">
        <Upload aria-hidden="true" />
        Import CSV
      </Button>
      <Button
        pending={pending}
        onClick={() => exportCsv(readEmployeesExport)}
        className="max-sm:flex-1"
      >
        {!pending && <Download aria-hidden="true" />}
        Export CSV
      </Button>
      {onWizard && (
        <Button pending={wizardPending} onClick={onWizard} className="max-sm:basis-full">
          {!wizardPending && <WandSparkles aria-hidden="true" />}
          Auto-Roster Wizard
        </Button>
      )}
      <Button variant="primary" onClick={onAdd} className="max-sm:order-first max-sm:basis-full">
        <UserPlus aria-hidden="true" />
        Add Employee
      </Button>
    </>
  );
}
