import { EmployeeCard } from './EmployeeCard';
import type { EmployeeListProps } from './EmployeeTable';

export function EmployeeCards({ employees, ...row }: EmployeeListProps) {
  return (
    <ul aria-label="Employees" className="flex flex-col gap-3">
      {employees.map((employee) => (
        <EmployeeCard key={employee.id} employee={employee} {...row} />
      ))}
    </ul>
  );
}
