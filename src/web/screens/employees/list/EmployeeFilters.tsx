import { SearchInput } from '../../../ui/SearchInput';
import { Select } from '../../../ui/Select';
import { FilterByGroup } from './FilterByGroup';
import type { EmployeeFilter } from './filter-employees';

type EmployeeFiltersProps = {
  filter: EmployeeFilter;
  onSearch: (search: string) => void;
  onFilter: (filter: Pick<EmployeeFilter, 'role' | 'group'>) => void;
};

const ROLES = [
  { value: 'all', label: 'All Roles' },
  { value: 'managers', label: 'Managers' },
  { value: 'employees', label: 'Employees' },
] as const;

export function EmployeeFilters({ filter, onSearch, onFilter }: EmployeeFiltersProps) {
  return (
    <search className="flex flex-wrap items-start gap-2">
      <SearchInput
        aria-label="Search employees"
        placeholder="Name or email"
        autoComplete="off"
        value={filter.search ?? ''}
        onChange={(event) => onSearch(event.target.value)}
        className="w-full sm:w-72"
      />
      <Select
        aria-label="Filter by role"
        options={ROLES}
        value={filter.role ?? 'all'}
        onValueChange={(role) => onFilter({ role: role === 'all' ? undefined : role })}
        className="w-auto flex-1 sm:h-9 sm:w-40 sm:flex-none sm:text-sm"
      />
      <FilterByGroup group={filter.group} onChange={(group) => onFilter({ group })} />
    </search>
  );
}
