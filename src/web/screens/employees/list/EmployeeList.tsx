import type { ComponentProps } from 'react';
import { EmployeeCards } from './EmployeeCards';
import { EmployeeTable } from './EmployeeTable';

type EmployeeListProps = ComponentProps<typeof EmployeeTable> & { wide: boolean };

export function EmployeeList({ wide, filterKey, ...list }: EmployeeListProps) {
  return wide ? <EmployeeTable filterKey={filterKey} {...list} /> : <EmployeeCards {...list} />;
}
