import { Table, TableCell, TableHeaderCell, TableRow } from '../../../ui/Table';
import { AssignedBadge } from './AssignedBadge';
import { CodeName } from './CodeName';
import type { CodeListProps } from './code-list';
import { DurationField } from './DurationField';
import { LocationField } from './LocationField';
import { StartTimeField } from './StartTimeField';

export function CodeTable({ rows, ...fields }: CodeListProps) {
  return (
    <Table label="Shift codes">
      <thead>
        <tr>
          <TableHeaderCell>Shift code</TableHeaderCell>
          <TableHeaderCell>Location</TableHeaderCell>
          <TableHeaderCell>Start time</TableHeaderCell>
          <TableHeaderCell>Duration (hours)</TableHeaderCell>
          <TableHeaderCell>Ends</TableHeaderCell>
          <TableHeaderCell>Status</TableHeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={row.code}>
            <th scope="row" className="border-b border-line px-3 py-1.5 text-left font-normal">
              <CodeName row={row} />
            </th>
            <TableCell className="w-1/3 min-w-48">
              <LocationField row={row} {...fields} hideLabel />
            </TableCell>
            <TableCell className="w-28">
              <StartTimeField row={row} {...fields} hideLabel />
            </TableCell>
            <TableCell className="w-32">
              <DurationField row={row} {...fields} hideLabel />
            </TableCell>
            <TableCell className="whitespace-nowrap text-muted">{row.ends}</TableCell>
            <TableCell>
              <AssignedBadge assigned={row.assigned} />
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
