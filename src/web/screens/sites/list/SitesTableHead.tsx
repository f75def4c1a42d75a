import { TableHeaderCell } from '../../../ui/Table';

/** Fixed widths: the columns stay where they are when an address is opened. */
export function SitesTableHead() {
  return (
    <thead>
      <tr>
        <TableHeaderCell className="w-[26%]">Job Site</TableHeaderCell>
        <TableHeaderCell className="w-[15%]">Phone</TableHeaderCell>
        <TableHeaderCell className="w-[23%]">Email</TableHeaderCell>
        <TableHeaderCell className="w-[26%]">Address</TableHeaderCell>
        <TableHeaderCell className="w-[10%] text-right print:hidden">Actions</TableHeaderCell>
      </tr>
    </thead>
  );
}
