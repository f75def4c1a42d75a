import { EmployeeCards } from './EmployeeCards';
import { type EmployeeListProps, EmployeeTable } from './EmployeeTable';

export function EmployeeList({ wide, ...list }: EmployeeListProps & { wide: boolean }) {
  return wide ? <EmployeeTable {...list} /> : <EmployeeCards {...list} />;
}
