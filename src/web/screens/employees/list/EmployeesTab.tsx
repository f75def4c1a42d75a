import { SearchX, Upload, UserPlus, Users } from 'lucide-react';
import { type ComponentProps, useCallback, useDeferredValue, useMemo } from 'react';
import type { Employee } from '#contract/api/employees';
import type { SessionUser } from '#contract/session-user';
import { counted, formatCount } from '#engine/counted';
import { LoadFailure } from '../../../components/LoadFailure';
import { useSearchText } from '../../../components/use-search-text';
import { useWideScreen } from '../../../components/use-wide-screen';
import { countEmployeeShifts, useDeleteEmployee, useEmployees } from '../../../data/employees';
import { toastFailure } from '../../../platform/failure';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { ListSkeleton } from '../../../ui/ListSkeleton';
import { Skeleton } from '../../../ui/Skeleton';
import { toast } from '../../../ui/toast-store';
import { EmployeeCards } from './EmployeeCards';
import { EmployeeFilters } from './EmployeeFilters';
import { EmployeeTable } from './EmployeeTable';
import { EmployeeTableHead } from './EmployeeTableHead';
import { type EmployeeFilter, filterEmployees } from './filter-employees';
import { tableBox } from './table-box';

type NoEmployeesProps = { onAdd: () => void; onImport: () => void };

type EmployeeListProps = ComponentProps<typeof EmployeeTable> & { wide: boolean };

type EmployeesTabProps = {
  user: SessionUser;
  filter: EmployeeFilter;
  onFilter: (change: EmployeeFilter, replace?: boolean) => void;
  onAdd: () => void;
  onImport: () => void;
  onEdit: (employee: Employee) => void;
};

const EVERYBODY: EmployeeFilter = { search: undefined, role: undefined, group: undefined };
const NOBODY: readonly Employee[] = [];

export function EmployeesTab(props: EmployeesTabProps) {
  const { user, filter, onFilter } = props;
  const { role, group } = filter;
  const wide = useWideScreen();
  const employees = useEmployees();
  const { data, error } = employees;
  const [search, setSearch] = useSearchText(filter.search ?? '', (text) =>
    onFilter({ search: text || undefined }, true),
  );
  const remove = useEmployeeRemoval();
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
  if (data?.length === 0) return <NoEmployees onAdd={props.onAdd} onImport={props.onImport} />;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
        <EmployeeFilters
          filter={{ search, role, group }}
          onSearch={setSearch}
          onFilter={onFilter}
        />
        <p aria-live="polite" className="min-h-5 text-sm text-muted tabular-nums">
          {data ? countText(found.length, data.length) : <Skeleton className="w-24" />}
        </p>
      </div>
      {!data && <EmployeesSkeleton wide={wide} />}
      {data && found.length === 0 && <NoMatches onClear={() => onFilter(EVERYBODY)} />}
      {data && found.length > 0 && (
        <EmployeeList
          wide={wide}
          filterKey={`${wanted} ${role} ${group}`}
          employees={found}
          user={user}
          onEdit={props.onEdit}
          onDelete={remove}
        />
      )}
    </div>
  );
}

/** '60 employees', '1 employee', '3 of 60 employees'. */
function countText(shown: number, total: number): string {
  const all = counted(total, 'employee');
  return shown === total ? all : `${formatCount(shown)} of ${all}`;
}

function EmployeeList({ wide, filterKey, ...list }: EmployeeListProps) {
  return wide ? <EmployeeTable filterKey={filterKey} {...list} /> : <EmployeeCards {...list} />;
}

function EmployeesSkeleton({ wide }: { wide: boolean }) {
  return (
    <ListSkeleton
      wide={wide}
      label="Employees, loading"
      head={<EmployeeTableHead />}
      rows={10}
      columns={['w-44', 'w-16', 'w-28', 'w-52', 'w-24', 'w-20', 'w-18']}
      cards={{ box: 'grid gap-3 sm:grid-cols-2', height: 'h-52' }}
      tableStyle={tableBox}
    />
  );
}

function NoMatches({ onClear }: { onClear: () => void }) {
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

/** Asks, and tells whether the employee is on the way out of the list. */
function useEmployeeRemoval() {
  const { mutateAsync } = useDeleteEmployee();
  return useCallback(
    async (employee: Employee): Promise<boolean> => {
      if (!window.confirm(await questionAbout(employee))) return false;
      mutateAsync(employee.id).then(
        () => toast({ title: 'Employee deleted successfully' }),
        (error) => toastFailure('Failed to delete employee', error),
      );
      return true;
    },
    [mutateAsync],
  );
}

async function questionAbout({ id, name }: Employee): Promise<string> {
  const question = `Are you sure you want to delete ${name}?`;
  const shifts = await countEmployeeShifts(id);
  if (shifts === 0) return question;
  return `${question}\n\n${counted(shifts, 'future shift')} will be deleted too. Past shifts stay.`;
}

function NoEmployees({ onAdd, onImport }: NoEmployeesProps) {
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
