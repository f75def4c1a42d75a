import { useNavigate, useSearch } from '@tanstack/react-router';
import { Layers, Users } from 'lucide-react';
import type { Employee } from '#contract/api/employees';
import { can } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';
import { Page } from '../../components/Page';
import { useDialog } from '../../components/use-dialog';
import { useEmployees } from '../../data/employees';
import { TabPanel, Tabs } from '../../ui/Tabs';
import { RulesCard } from '../auto-roster/rules/RulesCard';
import { RunsCard } from '../auto-roster/runs/RunsCard';
import { useWizardDialog } from '../auto-roster/runs/use-wizard-dialog';
import { EmployeeToolbar } from './EmployeeToolbar';
import { AddEmployeeDialog } from './form/AddEmployeeDialog';
import { EditEmployeeDialog } from './form/EditEmployeeDialog';
import { ImportDialog } from './import/ImportDialog';
import { EmployeesTab } from './list/EmployeesTab';
import type { EmployeeFilter } from './list/filter-employees';
import { ShiftGroupsTab } from './shift-groups/ShiftGroupsTab';

const TABS = [
  { value: 'employees', label: 'Employees', icon: <Users aria-hidden="true" /> },
  { value: 'groups', label: 'Shift Groups', icon: <Layers aria-hidden="true" /> },
] as const;

export function ManageEmployees({ user }: { user: SessionUser }) {
  const { tab = 'employees', ...filter } = useSearch({ from: '/signed-in/employees' });
  const navigate = useNavigate({ from: '/employees' });
  const adding = useDialog<'new'>();
  const importing = useDialog<'file'>();
  const editing = useDialog<Employee>();
  const wizard = useWizardDialog();
  const { data: employees } = useEmployees();
  const mayGenerate = can(user, 'generate roster');
  const add = () => adding.show('new');
  const importFile = () => importing.show('file');

  function changeFilter(change: EmployeeFilter, replace = false) {
    void navigate({
      search: (current) => ({ ...current, ...change }),
      replace,
      resetScroll: false,
    });
  }

  return (
    <Page
      title="Employee Management"
      subtitle="Manage employees and shift groups"
      actions={
        tab === 'employees' && (
          <EmployeeToolbar
            user={user}
            onAdd={add}
            onImport={importFile}
            onWizard={mayGenerate ? wizard.start : undefined}
            wizardPending={wizard.pending}
          />
        )
      }
    >
      <Tabs
        label="Employee Management"
        tabs={TABS}
        value={tab}
        onValueChange={(chosen) =>
          navigate({
            search: (current) => ({ ...current, tab: chosen === 'groups' ? chosen : undefined }),
          })
        }
      >
        <TabPanel value="employees" className="flex flex-col gap-5">
          <EmployeesTab
            user={user}
            filter={filter}
            onFilter={changeFilter}
            onAdd={add}
            onImport={importFile}
            onEdit={editing.show}
          />
          {/* Without people there is nobody to roster: the page says first what comes first. */}
          {mayGenerate && employees?.length !== 0 && (
            <>
              <RunsCard
                zone={user.org_timezone ?? 'UTC'}
                onRerun={wizard.rerun}
                onStart={wizard.start}
              />
              <RulesCard />
            </>
          )}
        </TabPanel>
        <TabPanel value="groups">
          <ShiftGroupsTab />
        </TabPanel>
      </Tabs>
      {adding.subject && (
        <AddEmployeeDialog
          key={`add ${adding.turn}`}
          user={user}
          open={adding.open}
          onOpenChange={adding.onOpenChange}
        />
      )}
      {importing.subject && (
        <ImportDialog
          key={`import ${importing.turn}`}
          open={importing.open}
          onOpenChange={importing.onOpenChange}
        />
      )}
      {editing.subject && (
        <EditEmployeeDialog
          key={`edit ${editing.turn}`}
          employee={editing.subject}
          user={user}
          open={editing.open}
          onOpenChange={editing.onOpenChange}
        />
      )}
      {wizard.subject && (
        <wizard.subject.Wizard
          key={`wizard ${wizard.turn}`}
          rerun={wizard.subject.rerun}
          open={wizard.open}
          onOpenChange={wizard.onOpenChange}
        />
      )}
    </Page>
  );
}
