import { Skeleton } from '../../../ui/Skeleton';
import { Table } from '../../../ui/Table';
import { TableCell } from '../../../ui/TableCell';
import { EmployeeTableHead } from './EmployeeTableHead';
import { tableBox } from './table-box';

const ROWS = Array.from({ length: 10 }, (_, index) => index);
const WIDTHS = ['w-44', 'w-16', 'w-28', 'w-52', 'w-24', 'w-20', 'w-18'];

export function EmployeesSkeleton({ wide }: { wide: boolean }) {
  if (!wide) {
    return (
      <div className="grid gap-3 sm:grid-cols-2">
        {ROWS.slice(0, 4).map((row) => (
          <Skeleton key={row} className="h-52 rounded-lg" />
        ))}
      </div>
    );
  }
  return (
    <Table label="Employees, loading" className={tableBox}>
      <EmployeeTableHead />
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            {WIDTHS.map((width) => (
              <TableCell key={width}>
                <Skeleton className={`max-w-full ${width}`} />
              </TableCell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
