import { useLayoutEffect, useRef } from 'react';
import type { Employee } from '#contract/api/employees';
import { Table } from '../../../ui/Table';
import { Rows } from '../rows/Rows';
import { EmployeeOutline } from './EmployeeOutline';
import { EmployeeTableHead } from './EmployeeTableHead';
import { type EmployeeRowProps, EmployeeTableRow } from './EmployeeTableRow';
import { tableBox } from './table-box';

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
