import { isLong } from '../../../ui/Rows';
import { NearItem } from '../rows/NearItem';
import { EmployeeCard } from './EmployeeCard';
import type { EmployeeListProps } from './EmployeeTable';

export function EmployeeCards({ employees, ...row }: EmployeeListProps) {
  const always = !isLong(employees);
  return (
    <ul aria-label="Employees" className="grid gap-3 sm:grid-cols-2">
      {employees.map((employee) => (
        <NearItem
          key={employee.id}
          always={always}
          outline={`${employee.name}, ${employee.email}`}
          className="flex min-h-49 flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-card"
        >
          <EmployeeCard employee={employee} {...row} />
        </NearItem>
      ))}
    </ul>
  );
}
