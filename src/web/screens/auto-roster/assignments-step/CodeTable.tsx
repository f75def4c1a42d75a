import { Table, TableCell, TableHeaderCell, TableRow } from '../../../ui/Table';
import {
  AssignedBadge,
  type AssignmentFieldProps,
  CodeDurationField,
  CodeLocationField,
  CodeName,
  CodeStartField,
} from './AssignmentFields';
import type { CodeRow } from './code-rows';

type CodeListProps = Omit<AssignmentFieldProps, 'row' | 'hideLabel'> & {
  rows: readonly CodeRow[];
};

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
              <CodeLocationField row={row} {...fields} hideLabel />
            </TableCell>
            <TableCell className="w-28">
              <CodeStartField row={row} {...fields} hideLabel />
            </TableCell>
            <TableCell className="w-32">
              <CodeDurationField row={row} {...fields} hideLabel />
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

/** The table, where there is no room for one. */
export function CodeCards({ rows, ...fields }: CodeListProps) {
  return (
    <ul aria-label="Shift codes" className="flex flex-col gap-3">
      {rows.map((row) => (
        <li
          key={row.code}
          className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-card"
        >
          <p className="flex items-center justify-between gap-3">
            <CodeName row={row} />
            <AssignedBadge assigned={row.assigned} />
          </p>
          <CodeLocationField row={row} {...fields} />
          <div className="grid grid-cols-2 gap-3">
            <CodeStartField row={row} {...fields} />
            <CodeDurationField row={row} {...fields} />
          </div>
          {row.ends && <p className="text-sm text-muted">Ends {row.ends}</p>}
        </li>
      ))}
    </ul>
  );
}
