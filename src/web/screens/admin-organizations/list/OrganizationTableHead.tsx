import { TableHeaderCell } from '../../../ui/Table';

/** Fixed widths: the columns stay where they are from page to page. */
export function OrganizationTableHead() {
  return (
    <thead>
      <tr>
        <TableHeaderCell className="w-[23%]">Organization</TableHeaderCell>
        <TableHeaderCell className="w-[24%]">Owner</TableHeaderCell>
        <TableHeaderCell className="w-[16%]">Status</TableHeaderCell>
        <TableHeaderCell className="w-[8%] text-right">Members</TableHeaderCell>
        <TableHeaderCell className="w-[11%] pl-6">Created</TableHeaderCell>
        <TableHeaderCell className="w-[18%] print:hidden">Actions</TableHeaderCell>
      </tr>
    </thead>
  );
}
