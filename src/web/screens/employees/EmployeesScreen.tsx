import { Outlet, useNavigate, useSearch } from '@tanstack/react-router';
import { Download, Layers, Scale, Upload, UserPlus, Users, WandSparkles } from 'lucide-react';
import { useTransition } from 'react';
import { can } from '#contract/rights';
import { Forbidden } from '../../components/Forbidden';
import { Page } from '../../components/Page';
import { useCsvExport } from '../../components/use-csv-export';
import { readEmployeesExport, useEmployees } from '../../data/employees';
import { useUser } from '../../data/session';
import { useShortcutActions } from '../../shortcuts/shortcut-context';
import { Button } from '../../ui/Button';
import { TabPanel, Tabs } from '../../ui/Tabs';
import { ContractsMenu } from './contracts/ContractsMenu';
import { FairnessTab } from './fairness/FairnessTab';
import { EmployeesTab } from './list/EmployeesTab';
import { ShiftGroupsTab } from './shift-groups/ShiftGroupsTab';

const HEADING = {
  title: 'Employee Management',
  subtitle: 'Manage employees and shift groups',
};

const TABS = [
  { value: 'employees', label: 'Employees', icon: <Users aria-hidden="true" /> },
  { value: 'groups', label: 'Shift Groups', icon: <Layers aria-hidden="true" /> },
  { value: 'fairness', label: 'Fairness', icon: <Scale aria-hidden="true" /> },
] as const;

/** The route's child, the auto-roster, stands below the employees. */
export function EmployeesScreen() {
  const user = useUser();
  const { tab = 'employees' } = useSearch({ from: '/signed-in/employees' });
  const navigate = useNavigate({ from: '/employees' });
  if (!can(user, 'manage employees')) {
    return (
      <Page {...HEADING}>
        <Forbidden sentence="You don't have permission to view employees." />
      </Page>
    );
  }
  return (
    <Page {...HEADING} actions={tab === 'employees' && <EmployeeToolbar />}>
      <Tabs
        label="Employee Management"
        tabs={TABS}
        value={tab}
        onValueChange={(chosen) =>
          navigate({
            search: (current) => ({ ...current, tab: chosen === 'employees' ? undefined : chosen }),
          })
        }
      >
        <TabPanel value="employees" className="flex flex-col gap-5">
          <EmployeesTab />
          <Outlet />
        </TabPanel>
        <TabPanel value="groups">
          <ShiftGroupsTab />
        </TabPanel>
        <TabPanel value="fairness" className="flex flex-col gap-5">
          <FairnessTab />
        </TabPanel>
      </Tabs>
    </Page>
  );
}

function EmployeeToolbar() {
  const user = useUser();
  const { make } = useShortcutActions();
  const [opening, startOpening] = useTransition();
  const { exportCsv, pending } = useCsvExport('employees', user.org_timezone);
  const { data: employees, isPending } = useEmployees();
  // Without people, the page itself offers what comes next, and there is nothing to export.
  if (employees?.length === 0) return null;
  return (
    // Until that is known, the buttons only keep their place: one that went while it is pressed would do nothing.
    <div className={isPending ? 'invisible contents' : 'contents'}>
      <Button onClick={() => make('import')} className="max-sm:flex-1">
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
      <ContractsMenu />
      {can(user, 'generate roster') && (
        <Button
          pending={opening}
          onClick={() => startOpening(() => make('roster'))}
          className="max-sm:basis-full"
        >
          {!opening && <WandSparkles aria-hidden="true" />}
          Auto-Roster Wizard
        </Button>
      )}
      <Button
        variant="primary"
        onClick={() => make('employee')}
        className="max-sm:order-first max-sm:basis-full"
      >
        <UserPlus aria-hidden="true" />
        Add Employee
      </Button>
    </div>
  );
}
