import { useDeferredValue, useMemo } from 'react';
import type { Employee } from '#contract/api/employees';
import type { SessionUser } from '#contract/session-user';
import { LoadFailure } from '../../../components/LoadFailure';
import { useSearchText } from '../../../components/use-search-text';
import { useWideScreen } from '../../../components/use-wide-screen';
import { useEmployees } from '../../../data/employees';
import { Card } from '../../../ui/Card';
import { Skeleton } from '../../../ui/Skeleton';
import { countText } from './count-text';
import { EmployeeFilters } from './EmployeeFilters';
import { EmployeeList } from './EmployeeList';
import { EmployeesSkeleton } from './EmployeesSkeleton';
import { type EmployeeFilter, filterEmployees } from './filter-employees';
import { NoEmployees } from './NoEmployees';
import { NoMatches } from './NoMatches';
import { useEmployeeRemoval } from './use-employee-removal';

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
