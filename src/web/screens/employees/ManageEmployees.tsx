import { useNavigate, useSearch } from '@tanstack/react-router';
import { Layers, Users } from 'lucide-react';
import type { Employee } from '#contract/api/employees';
import type { SessionUser } from '#contract/session-user';
import { Page } from '../../components/Page';
import { useDialog } from '../../components/use-dialog';
import { TabPanel } from '../../ui/TabPanel';
import { Tabs } from '../../ui/Tabs';
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
        tab === 'employees' && <EmployeeToolbar user={user} onAdd={add} onImport={importFile} />
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
        <TabPanel value="employees">
          <EmployeesTab
            user={user}
            filter={filter}
            onFilter={changeFilter}
            onAdd={add}
            onImport={importFile}
            onEdit={editing.show}
          />
          {/* The card 'Recent Auto-Roster Runs' will stand here. */}
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
    </Page>
  );
}
