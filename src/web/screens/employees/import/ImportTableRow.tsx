import { memo } from 'react';
import { cn } from '../../../ui/cn';
import { TableCell } from '../../../ui/TableCell';
import { TableRow } from '../../../ui/TableRow';
import { rowHeading, rowStyles } from '../rows/row-styles';
import type { JudgedRow } from './check-rows';
import { RowCheck } from './RowCheck';

export const ImportTableRow = memo(function ImportTableRow({ row }: { row: JudgedRow }) {
  const { cells, problems } = row;
  return (
    <TableRow className={cn(rowStyles, problems.length > 0 && 'bg-danger-soft/50')}>
      <th scope="row" className={`${rowHeading} font-normal text-muted`}>
        {row.number}
      </th>
      <TableCell>
        <RowCheck row={row} />
      </TableCell>
      <TableCell className="font-medium wrap-anywhere">{cells.name}</TableCell>
      <TableCell className="wrap-anywhere">{cells.email}</TableCell>
      <TableCell>{cells.phone}</TableCell>
      <TableCell className="capitalize">{row.input.role}</TableCell>
      <TableCell className="wrap-anywhere">{cells.shift_group}</TableCell>
    </TableRow>
  );
});
