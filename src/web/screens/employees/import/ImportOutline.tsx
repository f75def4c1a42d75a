import { TableCell } from '../../../ui/TableCell';
import { rowHeading } from '../rows/row-styles';
import type { JudgedRow } from './check-rows';

/** A row of the file out of sight. */
export function ImportOutline({ row: { number, problems, cells } }: { row: JudgedRow }) {
  const { name, email, phone, role, shift_group } = cells;
  const rest = [...problems, name, email, phone, role, shift_group];
  return (
    <tr>
      <th scope="row" className={`${rowHeading} font-normal`}>
        {number}
      </th>
      <TableCell colSpan={6}>{rest.filter(Boolean).join(', ')}</TableCell>
    </tr>
  );
}
