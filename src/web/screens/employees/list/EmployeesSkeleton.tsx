import { ListSkeleton } from '../../../ui/ListSkeleton';
import { EmployeeTableHead } from './EmployeeTableHead';
import { tableBox } from './table-box';

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
