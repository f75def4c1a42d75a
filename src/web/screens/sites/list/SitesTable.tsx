import type { Location } from '#contract/api/locations';
import { Table, TableCell, TableRow } from '../../../ui/Table';
import { zoneName } from '../zone-name';
import { AddressText } from './AddressText';
import { ContactLink } from './ContactLink';
import { SiteActions, type SiteActionsProps } from './SiteActions';
import { SitesTableHead } from './SitesTableHead';

export type SitesListProps = Omit<SiteActionsProps, 'site'> & { sites: readonly Location[] };

export function SitesTable({ sites, ...actions }: SitesListProps) {
  return (
    <Table label="Job sites" className="shadow-card [&>table]:table-fixed">
      <SitesTableHead />
      <tbody>
        {sites.map((site) => (
          <TableRow key={site.id}>
            <TableCell>
              <p className="font-medium wrap-anywhere">{site.name}</p>
              <p className="text-xs text-muted">{zoneName(site.timezone)}</p>
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
