import { useGrowingCount } from '../rows/use-growing-count';
import { EmployeeCard } from './EmployeeCard';
import type { EmployeeListProps } from './EmployeeTable';

export function EmployeeCards({ employees, filterKey, ...row }: EmployeeListProps) {
  const count = useGrowingCount(employees.length, filterKey);
  return (
    <ul aria-label="Employees" className="flex flex-col gap-3">
      {employees.slice(0, count).map((employee) => (
        <EmployeeCard key={employee.id} employee={employee} {...row} />
      ))}
    </ul>
  );
}
