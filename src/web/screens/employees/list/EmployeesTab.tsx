import { useNavigate, useSearch } from '@tanstack/react-router';
import { SearchX, Upload, UserPlus, Users } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo } from 'react';
import type { Employee } from '#contract/api/employees';
import { counted, formatCount } from '#engine/counted';
import { LoadFailure } from '../../../components/LoadFailure';
import { useDialog } from '../../../components/use-dialog';
import { useSearchText } from '../../../components/use-search-text';
import { useWideScreen } from '../../../components/use-wide-screen';
import { countEmployeeShifts, useDeleteEmployee, useEmployees } from '../../../data/employees';
import { toastFailure } from '../../../platform/failure';
import { useShortcutActions } from '../../../shortcuts/shortcut-context';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { Skeleton } from '../../../ui/Skeleton';
import { toast } from '../../../ui/toast-store';
import { EditEmployeeDialog } from '../form/EditEmployeeDialog';
import { EmployeeCards } from './EmployeeCards';
import { EmployeeFilters } from './EmployeeFilters';
import { EmployeesSkeleton, EmployeeTable } from './EmployeeTable';
import { EmployeeActionsContext } from './employee-actions';
import { type EmployeeFilter, filterEmployees } from './filter-employees';

const EVERYONE: EmployeeFilter = { search: undefined, role: undefined, group: undefined };
const NOBODY: readonly Employee[] = [];

export function EmployeesTab() {
  const editing = useDialog<Employee>();
  const remove = useRemoval();
  const actions = useMemo(() => ({ edit: editing.show, remove }), [editing.show, remove]);
  return (
    <EmployeeActionsContext value={actions}>
      <EmployeeList />
      {editing.subject && (
        <EditEmployeeDialog
          key={`edit ${editing.turn}`}
          employee={editing.subject}
          open={editing.open}
          onOpenChange={editing.onOpenChange}
        />
      )}
    </EmployeeActionsContext>
  );
}

function EmployeeList() {
  const { search: inAddress = '', role, group } = useSearch({ from: '/signed-in/employees' });
  const changeFilter = useChangeFilter();
  const wide = useWideScreen();
  const employees = useEmployees();
  const { data, error } = employees;
  const [search, setSearch] = useSearchText(inAddress, (text) =>
    changeFilter({ search: text || undefined }, true),
  );
  const wanted = useDeferredValue(search);
  const found = useMemo(
    () => (data ? filterEmployees(data, { search: wanted, role, group }) : NOBODY),
    [data, wanted, role, group],
  );

  if (!data && error) {
    return (
      <Card>
        <LoadFailure title="Failed to load employees" queries={[employees]} />
      </Card>
    );
  }
  if (data?.length === 0) return <NoEmployees />;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
        <EmployeeFilters
          filter={{ search, role, group }}
          onSearch={setSearch}
          onFilter={changeFilter}
        />
        <p aria-live="polite" className="min-h-5 text-sm text-muted tabular-nums">
          {data ? foundText(found.length, data.length) : <Skeleton className="w-24" />}
        </p>
      </div>
      {!data && <EmployeesSkeleton wide={wide} />}
      {data && found.length === 0 && <NoMatchingEmployees onClear={() => changeFilter(EVERYONE)} />}
      {data && found.length > 0 && wide && (
        <EmployeeTable employees={found} filterKey={`${wanted} ${role} ${group}`} />
      )}
      {data && found.length > 0 && !wide && <EmployeeCards employees={found} />}
    </div>
  );
}

function useChangeFilter() {
  const navigate = useNavigate({ from: '/employees' });
  return (change: EmployeeFilter, replace = false) =>
    void navigate({
      search: (current) => ({ ...current, ...change }),
      replace,
      resetScroll: false,
    });
}

/** '60 employees', '1 employee', '3 of 60 employees'. */
function foundText(shown: number, total: number): string {
  const all = counted(total, 'employee');
  return shown === total ? all : `${formatCount(shown)} of ${all}`;
}

function useRemoval() {
  const { mutateAsync } = useDeleteEmployee();
  return useCallback(
    async (employee: Employee): Promise<boolean> => {
      if (!window.confirm(await removalQuestion(employee))) return false;
      mutateAsync(employee.id).then(
        () => toast({ title: 'Employee deleted successfully' }),
        (error) => toastFailure('Failed to delete employee', error),
      );
      return true;
    },
    [mutateAsync],
  );
}

async function removalQuestion({ id, name }: Employee): Promise<string> {
  const question = `Are you sure you want to delete ${name}?`;
  const shifts = await countEmployeeShifts(id);
  if (shifts === 0) return question;
  return `${question}\n\n${counted(shifts, 'future shift')} will be deleted too. Past shifts stay.`;
}

function NoMatchingEmployees({ onClear }: { onClear: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={<SearchX />}
        title="No employees found."
        text="Nobody matches this search and these filters."
        action={<Button onClick={onClear}>Show all employees</Button>}
      />
    </Card>
  );
}

function NoEmployees() {
  const { make } = useShortcutActions();
  return (
    <Card>
      <EmptyState
        icon={<Users />}
        title="No employees found."
        text="Add your people one by one, or import them all from a spreadsheet."
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
