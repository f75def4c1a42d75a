import type { Location } from '#contract/api/locations';
import { ContactLink } from '../../../components/ContactLink';
import { Table, TableCell, TableHeaderCell, TableRow } from '../../../ui/Table';
import { AddressText, SiteActions, type SiteActionsProps, SiteZone } from './SiteCells';

export type SiteRowsProps = Omit<SiteActionsProps, 'site'> & { sites: readonly Location[] };

export function SitesTable({ sites, ...actions }: SiteRowsProps) {
  return (
    <Table label="Job sites" className="shadow-card [&>table]:table-fixed">
      <SitesTableHead />
      <tbody>
        {sites.map((site) => (
          <TableRow key={site.id}>
            <TableCell>
              <p className="font-medium wrap-anywhere">{site.name}</p>
              <SiteZone site={site} onCorrectZone={actions.onCorrectZone} />
            </TableCell>
            <TableCell>
              <ContactLink kind="phone" value={site.phone} />
            </TableCell>
            <TableCell>
              <ContactLink kind="email" value={site.email} />
            </TableCell>
            <TableCell>
              <AddressText address={site.address} />
            </TableCell>
            <TableCell className="print:hidden">
              <SiteActions site={site} {...actions} />
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

/** Fixed widths keep the columns in place when an address is opened. */
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
