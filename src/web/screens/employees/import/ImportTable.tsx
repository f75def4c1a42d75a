import { CircleAlert, CircleCheck, UserCheck } from 'lucide-react';
import { cn } from '../../../ui/cn';
import { Input } from '../../../ui/Input';
import { Table, TableCell, TableHeaderCell, TableRow } from '../../../ui/Table';
import { rowHeading, rowStyles, WindowedRows } from '../../../ui/WindowedRows';
import type { JudgedRow } from './check-rows';
import { type Column, TARGET_LABELS } from './columns';
import type { Fixes } from './map-rows';

type ImportTableProps = {
  rows: readonly JudgedRow[];
  /** Rows with something fixed stay open for more. */
  fixed: Fixes;
  onFix: (row: JudgedRow, column: Column, text: string) => void;
};

type ImportTableRowProps = Pick<ImportTableProps, 'onFix'> & { row: JudgedRow; open: boolean };

function ImportTableRow({ row, open, onFix }: ImportTableRowProps) {
  const { cells, problems, number } = row;
  const cell = (column: Exclude<Column, 'temp_password'>, shown: string = cells[column]) =>
    open ? (
      <Input
        aria-label={`${TARGET_LABELS[column]} in row ${number}`}
        defaultValue={cells[column]}
        autoComplete="off"
        className="h-8 px-2 sm:h-8 sm:text-sm"
        onBlur={({ target }) => {
          if (target.value.trim() !== cells[column]) onFix(row, column, target.value);
        }}
      />
    ) : (
      shown
    );
  return (
    <TableRow className={cn(rowStyles, problems.length > 0 && 'bg-danger-soft/50')}>
      <th scope="row" className={`${rowHeading} font-normal text-muted`}>
        {number}
      </th>
      <TableCell>
        <RowCheck row={row} />
      </TableCell>
      <TableCell className="font-medium wrap-anywhere">{cell('name')}</TableCell>
      <TableCell className="wrap-anywhere">{cell('email')}</TableCell>
      <TableCell>{cell('phone')}</TableCell>
      <TableCell className="capitalize">{cell('role', row.input.role)}</TableCell>
      <TableCell className="wrap-anywhere">{cell('shift_group')}</TableCell>
    </TableRow>
  );
}

/** A row with a mistake is fixed where it is seen: its cells are fields. */
export function ImportTable({ rows, fixed, onFix }: ImportTableProps) {
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
        renderRow={(row) => (
          <ImportTableRow
            key={row.number}
            row={row}
            open={row.problems.length > 0 || fixed.has(row.number)}
            onFix={onFix}
          />
        )}
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

function RowCheck({ row: { problems, here } }: { row: JudgedRow }) {
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
  const Icon = here ? UserCheck : CircleCheck;
  return (
    <span className="flex items-center gap-1.5 text-muted">
      <Icon aria-hidden="true" className={cn('size-4 shrink-0', !here && 'text-brand')} />
      {here ? 'Already here' : 'Ready'}
    </span>
  );
}
