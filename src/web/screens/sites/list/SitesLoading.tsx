import { Skeleton } from '../../../ui/Skeleton';
import { Table } from '../../../ui/Table';
import { TableCell } from '../../../ui/TableCell';
import { SitesTableHead } from './SitesTableHead';

const ROWS = [1, 2, 3, 4, 5, 6];
const WIDTHS = ['w-24', 'w-44', 'w-36', 'ml-auto w-16'];

export function SitesLoading({ wide }: { wide: boolean }) {
  if (!wide) {
    return (
      <div className="flex flex-col gap-3">
        {ROWS.slice(0, 4).map((row) => (
          <Skeleton key={row} className="h-46 rounded-lg" />
        ))}
      </div>
    );
  }
  return (
    <Table label="Job sites, loading" className="shadow-card [&>table]:table-fixed">
      <SitesTableHead />
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <TableCell>
              <Skeleton className="my-0.5 w-40 max-w-full" />
              <Skeleton className="mt-1 h-3 w-20" />
            </TableCell>
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
