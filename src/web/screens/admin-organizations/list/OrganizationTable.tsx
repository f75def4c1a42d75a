import type { OwnedOrganization } from '#contract/api/admin-organizations';
import { formatCount } from '#engine/counted';
import { ContactLink } from '../../../components/ContactLink';
import { useZone } from '../../../data/session';
import { formatDateAt } from '../../../platform/formats';
import { Table, TableCell, TableHeaderCell, TableRow } from '../../../ui/Table';
import {
  OrganizationActions,
  OrganizationName,
  OrganizationStatus,
  openOnClick,
} from './OrganizationCells';

export type OrganizationRowsProps = {
  organizations: readonly OwnedOrganization[];
  onOpen: (organization: OwnedOrganization) => void;
  onCancel: (organization: OwnedOrganization) => void;
};

export function OrganizationTable({ organizations, onOpen, onCancel }: OrganizationRowsProps) {
  const zone = useZone();
  return (
    <Table label="Organizations" className="shadow-card [&>table]:table-fixed">
      <OrganizationTableHead />
      <tbody>
        {organizations.map((organization) => (
          <TableRow
            key={organization.id}
            className="group cursor-pointer [&>*]:py-2"
            onClick={openOnClick}
          >
            <TableCell>
              <OrganizationName organization={organization} onOpen={onOpen} />
              {organization.abn && (
                <p className="text-xs text-muted tabular-nums">ABN {organization.abn}</p>
              )}
            </TableCell>
            <TableCell className="wrap-anywhere">
              <p>{organization.owner_name}</p>
              <p className="text-xs text-muted">
                <ContactLink kind="email" value={organization.owner_email} />
              </p>
            </TableCell>
            <TableCell>
              <OrganizationStatus {...organization} />
            </TableCell>
            <TableCell className="text-right tabular-nums">
              {formatCount(organization.member_count)}
            </TableCell>
            <TableCell className="pl-6 whitespace-nowrap tabular-nums">
              {formatDateAt(organization.created_at, zone)}
            </TableCell>
            <TableCell className="cursor-auto print:hidden">
              <OrganizationActions organization={organization} onCancel={onCancel} />
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

/** Fixed widths keep the columns in place from page to page. */
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
