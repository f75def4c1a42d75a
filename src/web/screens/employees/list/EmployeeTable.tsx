import { memo, useLayoutEffect, useRef } from 'react';
import type { Employee } from '#contract/api/employees';
import { Rows, rowHeading } from '../../../ui/Rows';
import { Table, TableCell } from '../../../ui/Table';
import { ROLE_LABELS } from '../role-labels';
import { EmployeeTableHead } from './EmployeeTableHead';
import { type EmployeeRowProps, EmployeeTableRow } from './EmployeeTableRow';
import { tableBox } from './table-box';

/** An employee out of sight. */
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

export type EmployeeListProps = Omit<EmployeeRowProps, 'employee'> & {
  employees: readonly Employee[];
};

/** Changes with the filter: the list then begins at its first rows again. */
type Filtered = { filterKey: string };

export function EmployeeTable({ employees, filterKey, ...row }: EmployeeListProps & Filtered) {
  const around = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found by a new filter is seen from its start
  useLayoutEffect(() => {
    around.current?.firstElementChild?.scrollTo(0, 0);
  }, [filterKey]);
  return (
    <div ref={around}>
      <Table label="Employees" className={tableBox}>
        <EmployeeTableHead />
        <Rows
          items={employees}
          renderRow={(employee) => (
            <EmployeeTableRow key={employee.id} employee={employee} {...row} />
          )}
          renderOutline={(employee) => <EmployeeOutline key={employee.id} employee={employee} />}
        />
      </Table>
    </div>
  );
}
