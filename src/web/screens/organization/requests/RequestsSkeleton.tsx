import { Skeleton } from '../../../ui/Skeleton';
import { Table } from '../../../ui/Table';
import { TableCell } from '../../../ui/TableCell';
import { RequestTableHead } from './RequestTableHead';

const ROWS = [1, 2, 3, 4, 5];

export function RequestsSkeleton({ wide }: { wide: boolean }) {
  if (!wide) {
    return (
      <div className="grid gap-3 md:grid-cols-2">
        {ROWS.slice(0, 4).map((row) => (
          <Skeleton key={row} className="h-52 rounded-lg" />
        ))}
      </div>
    );
  }
  return (
    <Table label="Signup requests, loading" className="shadow-card [&>table]:table-fixed">
      <RequestTableHead />
      <tbody>
        {ROWS.map((row) => (
          <tr key={row} className="[&>*]:h-14">
            {['name', 'person'].map((column) => (
              <TableCell key={column}>
                <Skeleton className="w-40 max-w-full" />
                <Skeleton className="mt-1.5 h-3 w-28" />
              </TableCell>
            ))}
            {['w-20', 'w-16', 'h-8 w-48'].map((width) => (
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
