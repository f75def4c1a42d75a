import { TableHeaderCell } from '../../../ui/Table';

/** Fixed widths: otherwise the columns would move with every row that comes in. */
export function EmployeeTableHead() {
  return (
    <thead>
      <tr>
        <TableHeaderCell className="w-[20%]">Employee</TableHeaderCell>
        <TableHeaderCell className="w-28">Role</TableHeaderCell>
        <TableHeaderCell className="w-[16%]">Shift Group</TableHeaderCell>
        <TableHeaderCell>Email</TableHeaderCell>
        <TableHeaderCell className="w-33">Phone</TableHeaderCell>
        <TableHeaderCell className="w-28">Added</TableHeaderCell>
        <TableHeaderCell className="w-24 text-right print:hidden">Actions</TableHeaderCell>
      </tr>
    </thead>
  );
}
