import { CircleAlert } from 'lucide-react';
import { useShiftGroups } from '../../../data/shift-groups';
import { Button } from '../../../ui/Button';
import { ColorDot } from '../../../ui/ColorDot';
import { SearchInput } from '../../../ui/SearchInput';
import { Select } from '../../../ui/Select';
import { UNASSIGNED } from '../employees-search';
import type { EmployeeFilter } from './filter-employees';

type EmployeeFiltersProps = {
  filter: EmployeeFilter;
  onSearch: (search: string) => void;
  onFilter: (filter: Pick<EmployeeFilter, 'role' | 'group'>) => void;
};

const ALL = 'all';

const ROLES = [
  { value: ALL, label: 'All Roles' },
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
        value={filter.role ?? ALL}
        onValueChange={(role) => onFilter({ role: role === ALL ? undefined : role })}
        className="w-auto flex-1 sm:h-9 sm:w-40 sm:flex-none sm:text-sm"
      />
      <GroupFilter group={filter.group} onChange={(group) => onFilter({ group })} />
    </search>
  );
}

type GroupFilterProps = {
  group: string | undefined;
  onChange: (group: string | undefined) => void;
};

function GroupFilter({ group, onChange }: GroupFilterProps) {
  const { data: groups = [], isError, refetch } = useShiftGroups();
  const options = [
    { value: ALL, label: 'All Groups' },
    { value: UNASSIGNED, label: 'Unassigned' },
    ...groups.map(({ id, name, color_hex }) => ({
      value: id,
      label: name,
      icon: <ColorDot color={color_hex} />,
    })),
  ];
  return (
    <>
      <Select
        aria-label="Filter by group"
        options={options}
        value={group ?? ALL}
        onValueChange={(chosen) => onChange(chosen === ALL ? undefined : chosen)}
        placeholder="Unknown group"
        className="w-auto flex-1 sm:h-9 sm:w-48 sm:flex-none sm:text-sm"
      />
      {isError && (
        <p role="alert" className="flex min-h-9 items-center gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
          Failed to load shift groups
          <Button variant="link" size="sm" className="ml-1" onClick={() => refetch()}>
            Try again
          </Button>
        </p>
      )}
    </>
  );
}
