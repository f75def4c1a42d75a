import { CircleAlert, CircleCheck, KeyRound } from 'lucide-react';
import { memo } from 'react';
import { cn } from '../../../ui/cn';
import { Table, TableCell, TableHeaderCell, TableRow } from '../../../ui/Table';
import { rowHeading, rowStyles, WindowedRows } from '../../../ui/WindowedRows';
import type { JudgedRow } from './check-rows';

const ImportTableRow = memo(function ImportTableRow({ row }: { row: JudgedRow }) {
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

export function ImportTable({ rows }: { rows: readonly JudgedRow[] }) {
  return (
    <Table
      label="Rows of the file"
      className="max-h-[max(16rem,calc(100dvh-25rem))] [&>table]:min-w-240 [&>table]:table-fixed"
    >
      <thead>
        <tr>
          <TableHeaderCell className="w-14">Row</TableHeaderCell>
          <TableHeaderCell className="w-[27%]">Check</TableHeaderCell>
          <TableHeaderCell className="w-[15%]">Name</TableHeaderCell>
          <TableHeaderCell>Email</TableHeaderCell>
          <TableHeaderCell className="w-[11%]">Phone</TableHeaderCell>
          <TableHeaderCell className="w-[9%]">Role</TableHeaderCell>
          <TableHeaderCell className="w-[12%]">Shift group</TableHeaderCell>
        </tr>
      </thead>
      <WindowedRows
        items={rows}
        renderRow={(row) => <ImportTableRow key={row.number} row={row} />}
        renderOutline={(row) => <ImportOutline key={row.number} row={row} />}
      />
    </Table>
  );
}

/** A row that is out of sight. */
function ImportOutline({ row: { number, problems, cells } }: { row: JudgedRow }) {
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

function RowCheck({ row: { problems, waits } }: { row: JudgedRow }) {
  if (problems.length > 0) {
    return (
      <ul className="flex flex-col gap-1 text-danger">
        {problems.map((problem) => (
          <li key={problem} className="flex gap-1.5">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {problem}
          </li>
        ))}
      </ul>
    );
  }
  const Icon = waits ? KeyRound : CircleCheck;
  return (
    <span className="flex items-center gap-1.5 text-muted">
      <Icon aria-hidden="true" className={`size-4 shrink-0 ${waits ? '' : 'text-brand'}`} />
      {waits ? 'Needs a temporary password' : 'Ready'}
    </span>
  );
}
