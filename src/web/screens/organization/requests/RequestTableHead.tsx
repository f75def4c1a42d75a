import { TableHeaderCell } from '../../../ui/Table';

export function RequestTableHead() {
  return (
    <thead>
      <tr>
        <TableHeaderCell className="w-[30%]">Organization</TableHeaderCell>
        <TableHeaderCell className="w-[25%]">Requested by</TableHeaderCell>
        <TableHeaderCell className="w-[12%]">Received</TableHeaderCell>
        <TableHeaderCell className="w-[12%]">Status</TableHeaderCell>
        <TableHeaderCell className="w-[21%]">Decision</TableHeaderCell>
      </tr>
    </thead>
  );
}
