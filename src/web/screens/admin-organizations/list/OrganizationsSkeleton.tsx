import { Skeleton } from '../../../ui/Skeleton';
import { Table } from '../../../ui/Table';
import { TableCell } from '../../../ui/TableCell';
import { OrganizationTableHead } from './OrganizationTableHead';

const ROWS = [1, 2, 3, 4, 5, 6];
const WIDTHS = ['w-20', 'ml-auto w-8', 'ml-3 w-24', 'w-36'];

export function OrganizationsSkeleton({ wide }: { wide: boolean }) {
  if (!wide) {
    return (
      <div className="grid gap-3 md:grid-cols-2">
        {ROWS.slice(0, 4).map((row) => (
          <Skeleton key={row} className="h-59 rounded-lg" />
        ))}
      </div>
    );
  }
  return (
    <Table label="Organizations, loading" className="shadow-card [&>table]:table-fixed">
      <OrganizationTableHead />
      <tbody>
        {ROWS.map((row) => (
          <tr key={row} className="[&>*]:h-14">
            {['name', 'owner'].map((column) => (
              <TableCell key={column}>
                <Skeleton className="w-40 max-w-full" />
                <Skeleton className="mt-1.5 h-3 w-28" />
              </TableCell>
            ))}
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
