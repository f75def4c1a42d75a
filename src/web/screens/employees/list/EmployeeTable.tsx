import { memo, useCallback } from 'react';
import type { Employee } from '#contract/api/employees';
import { ContactLink } from '../../../components/ContactLink';
import { GroupBadge, RoleBadge } from '../../../components/EmployeeBadges';
import { PersonLink } from '../../../components/PersonLink';
import { ROLE_LABELS } from '../../../components/role-labels';
import { useUser } from '../../../data/session';
import { formatDateAt } from '../../../platform/formats';
import { Avatar } from '../../../ui/Avatar';
import { Checkbox } from '../../../ui/Checkbox';
import { ListSkeleton } from '../../../ui/ListSkeleton';
import { SortableHeaderCell, Table, TableCell, TableHeaderCell, TableRow } from '../../../ui/Table';
import { rowHeading, rowStyles, WindowedRows } from '../../../ui/WindowedRows';
import { EmployeeButtons } from './EmployeeButtons';
import { whyNotDelete } from './employee-actions';
import type { Sort, SortColumn } from './sort-employees';

type EmployeeTableProps = {
  employees: readonly Employee[];
  sort: Sort | undefined;
  onSort: (column: SortColumn) => void;
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], on: boolean) => void;
};

/** The table scrolls with the page; its head stays below the navigation. */
const tableBox =
  'overflow-visible shadow-card [&>table]:table-fixed [&_thead_th]:top-14 [&_thead_th:first-child]:rounded-tl-lg [&_thead_th:last-child]:rounded-tr-lg';

export function EmployeeTable({ employees, sort, onSort, selected, onSelect }: EmployeeTableProps) {
  const ids = employees.map(({ id }) => id);
  const some = ids.some((id) => selected.has(id));
  const all = some && ids.every((id) => selected.has(id));
  const select = useCallback((id: string, on: boolean) => onSelect([id], on), [onSelect]);
  return (
    <Table label="Employees" className={tableBox}>
      <thead>
        <tr>
          <TableHeaderCell className="w-12 print:hidden">
            <Checkbox
              aria-label="Select all employees"
              checked={all}
              indeterminate={some && !all}
              onChange={() => onSelect(ids, !all)}
            />
          </TableHeaderCell>
          {COLUMNS.map(({ column, label, width }) => (
            <SortableHeaderCell
              key={column}
              column={column}
              label={label}
              className={width}
              sort={sort}
              onSort={onSort}
            />
          ))}
          <TableHeaderCell className="w-24 text-right print:hidden">Actions</TableHeaderCell>
        </tr>
      </thead>
      <WindowedRows
        items={employees}
        within="page"
        renderRow={(employee) => (
          <EmployeeTableRow
            key={employee.id}
            employee={employee}
            selected={selected.has(employee.id)}
            onSelect={select}
          />
        )}
        renderOutline={(employee) => <EmployeeOutline key={employee.id} employee={employee} />}
      />
    </Table>
  );
}

/** Fixed widths: otherwise the columns would move with every row that comes in. */
const COLUMNS: { column: SortColumn; label: string; width?: string }[] = [
  { column: 'name', label: 'Employee', width: 'w-[20%]' },
  { column: 'role', label: 'Role', width: 'w-28' },
  { column: 'group', label: 'Shift Group', width: 'w-[16%]' },
  { column: 'email', label: 'Email' },
  { column: 'phone', label: 'Phone', width: 'w-33' },
  { column: 'added', label: 'Added', width: 'w-28' },
];

/** In the shape of the table, or of the cards where the screen is narrow. */
export function EmployeesSkeleton({ wide }: { wide: boolean }) {
  return (
    <ListSkeleton
      wide={wide}
      label="Employees, loading"
      head={
        <thead>
          <tr>
            <TableHeaderCell className="w-12" />
            {COLUMNS.map(({ column, label, width }) => (
              <TableHeaderCell key={column} className={width}>
                {label}
              </TableHeaderCell>
            ))}
            <TableHeaderCell className="w-24 text-right">Actions</TableHeaderCell>
          </tr>
        </thead>
      }
      rows={10}
      columns={['w-5', 'w-44', 'w-16', 'w-28', 'w-52', 'w-24', 'w-20', 'w-18']}
      cards={{ box: 'grid gap-3 sm:grid-cols-2', height: 'h-52' }}
      tableStyle={tableBox}
    />
  );
}

type EmployeeTableRowProps = {
  employee: Employee;
  selected: boolean;
  onSelect: (id: string, on: boolean) => void;
};

const EmployeeTableRow = memo(function EmployeeTableRow(props: EmployeeTableRowProps) {
  const { employee, selected, onSelect } = props;
  const user = useUser();
  return (
    <TableRow className={rowStyles} aria-selected={selected || undefined}>
      <TableCell className="print:hidden">
        {whyNotDelete(user, employee) === undefined && (
          <Checkbox
            aria-label={`Select ${employee.name}`}
            checked={selected}
            onChange={({ target }) => onSelect(employee.id, target.checked)}
          />
        )}
      </TableCell>
      <th scope="row" className={`${rowHeading} font-medium`}>
        <span className="flex items-center gap-2.5">
          <Avatar name={employee.name} color={employee.shift_group?.color_hex} />
          <PersonLink person={employee} />
        </span>
      </th>
      <TableCell>
        <RoleBadge role={employee.role} />
      </TableCell>
      <TableCell>
        <GroupBadge group={employee.shift_group} />
      </TableCell>
      <TableCell>
        <ContactLink kind="email" value={employee.email} />
      </TableCell>
      <TableCell>
        <ContactLink kind="phone" value={employee.phone} none="N/A" />
      </TableCell>
      <TableCell className="whitespace-nowrap">
        {employee.created_at && formatDateAt(employee.created_at, user.org_timezone ?? 'UTC')}
      </TableCell>
      <TableCell className="print:hidden">
        <EmployeeButtons employee={employee} user={user} />
      </TableCell>
    </TableRow>
  );
});

/** A row that is out of sight. */
const EmployeeOutline = memo(function EmployeeOutline({ employee }: { employee: Employee }) {
  const { name, role, shift_group, email, phone } = employee;
  const rest = [role && ROLE_LABELS[role], shift_group?.name ?? 'Unassigned', email, phone];
  return (
    <tr>
      <TableCell className="print:hidden" />
      <th scope="row" className={`${rowHeading} pl-13 font-medium`}>
        {name}
      </th>
      <TableCell colSpan={6}>{rest.filter(Boolean).join(', ')}</TableCell>
    </tr>
  );
});
