import type { Employee } from '#contract/api/employees';
import { Table } from '../../../ui/Table';
import { EmployeeTableHead } from './EmployeeTableHead';
import { type EmployeeRowProps, EmployeeTableRow } from './EmployeeTableRow';
import { tableBox } from './table-box';

export type EmployeeListProps = Omit<EmployeeRowProps, 'employee'> & {
  employees: readonly Employee[];
};

export function EmployeeTable({ employees, ...row }: EmployeeListProps) {
  return (
    <Table label="Employees" className={tableBox}>
      <EmployeeTableHead />
      <tbody>
        {employees.map((employee) => (
          <EmployeeTableRow key={employee.id} employee={employee} {...row} />
        ))}
      </tbody>
    </Table>
  );
}
