import { Table } from '../../../ui/Table';
import { TableHeaderCell } from '../../../ui/TableHeaderCell';
import { Rows } from '../rows/Rows';
import type { JudgedRow } from './check-rows';
import { ImportOutline } from './ImportOutline';
import { ImportTableRow } from './ImportTableRow';

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
      <Rows
        items={rows}
        renderRow={(row) => <ImportTableRow key={row.number} row={row} />}
        renderOutline={(row) => <ImportOutline key={row.number} row={row} />}
      />
    </Table>
  );
}
