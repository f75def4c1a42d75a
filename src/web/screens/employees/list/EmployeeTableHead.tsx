import { TableHeaderCell } from '../../../ui/TableHeaderCell';

/** Fixed widths: otherwise the columns would move with every row that comes in. */
export function EmployeeTableHead() {
  return (
    <thead>
      <tr>
        <TableHeaderCell className="w-[22%]">Employee</TableHeaderCell>
        <TableHeaderCell className="w-[9%]">Role</TableHeaderCell>
        <TableHeaderCell className="w-[17%]">Shift Group</TableHeaderCell>
        <TableHeaderCell className="w-[24%]">Email</TableHeaderCell>
        <TableHeaderCell className="w-[11%]">Phone</TableHeaderCell>
        <TableHeaderCell className="w-[9%]">Added</TableHeaderCell>
        <TableHeaderCell className="w-[8%] text-right print:hidden">Actions</TableHeaderCell>
      </tr>
    </thead>
  );
}
