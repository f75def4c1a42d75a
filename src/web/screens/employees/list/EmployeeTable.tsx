import { memo, useLayoutEffect, useRef } from 'react';
import type { Employee } from '#contract/api/employees';
import { ROLE_LABELS } from '../../../components/role-labels';
import { useUser } from '../../../data/session';
import { formatDateAt } from '../../../platform/formats';
import { Avatar } from '../../../ui/Avatar';
import { ListSkeleton } from '../../../ui/ListSkeleton';
import { Table, TableCell, TableHeaderCell, TableRow } from '../../../ui/Table';
import { rowHeading, rowStyles, WindowedRows } from '../../../ui/WindowedRows';
import { GroupBadge, RoleBadge } from './EmployeeBadges';
import { EmployeeButtons } from './EmployeeButtons';

type EmployeeTableProps = {
  employees: readonly Employee[];
  /** Changes with the filter: the list then begins at its first rows again. */
  filterKey: string;
};

/** The table scrolls in its own box: its head stays in sight, and the cards below stay within reach. */
const tableBox = 'max-h-[max(24rem,calc(100dvh-18.5rem))] shadow-card [&>table]:table-fixed';

export function EmployeeTable({ employees, filterKey }: EmployeeTableProps) {
  const around = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the results of a new filter are seen from their start
  useLayoutEffect(() => {
    around.current?.firstElementChild?.scrollTo(0, 0);
  }, [filterKey]);
  return (
    <div ref={around}>
      <Table label="Employees" className={tableBox}>
        <EmployeeTableHead />
        <WindowedRows
          items={employees}
          renderRow={(employee) => <EmployeeTableRow key={employee.id} employee={employee} />}
          renderOutline={(employee) => <EmployeeOutline key={employee.id} employee={employee} />}
        />
      </Table>
    </div>
  );
}

/** In the shape of the table, or of the cards where the screen is narrow. */
export function EmployeesSkeleton({ wide }: { wide: boolean }) {
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

/** Fixed widths: otherwise the columns would move with every row that comes in. */
function EmployeeTableHead() {
  return (
    <thead>
      <tr>
        <TableHeaderCell className="w-[20%]">Employee</TableHeaderCell>
        <TableHeaderCell className="w-28">Role</TableHeaderCell>
        <TableHeaderCell className="w-[16%]">Shift Group</TableHeaderCell>
        <TableHeaderCell>Email</TableHeaderCell>
        <TableHeaderCell className="w-33">Phone</TableHeaderCell>
        <TableHeaderCell className="w-28">Added</TableHeaderCell>
        <TableHeaderCell className="w-24 text-right print:hidden">Actions</TableHeaderCell>
      </tr>
    </thead>
  );
}

const EmployeeTableRow = memo(function EmployeeTableRow({ employee }: { employee: Employee }) {
  const user = useUser();
  return (
    <TableRow className={rowStyles}>
      <th scope="row" className={`${rowHeading} font-medium`}>
        <span className="flex items-center gap-2.5">
          <Avatar name={employee.name} color={employee.shift_group?.color_hex} />
          <span className="min-w-0 wrap-anywhere">{employee.name}</span>
        </span>
      </th>
      <TableCell>
        <RoleBadge role={employee.role} />
      </TableCell>
      <TableCell>
        <GroupBadge group={employee.shift_group} />
      </TableCell>
      <TableCell className="wrap-anywhere">{employee.email}</TableCell>
      <TableCell>{employee.phone || <span className="text-muted">N/A</span>}</TableCell>
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
      <th scope="row" className={`${rowHeading} pl-13 font-medium`}>
        {name}
      </th>
      <TableCell colSpan={6}>{rest.filter(Boolean).join(', ')}</TableCell>
    </tr>
  );
});
