import { ContactLink } from '../../../components/ContactLink';
import { AddressText, SiteActions, SiteZone } from './SiteCells';
import type { SiteRowsProps } from './SitesTable';

const term = 'w-16 shrink-0 py-1 text-muted';

/** Sites as cards, where there is no room for a table. */
export function SiteCards({ sites, ...actions }: SiteRowsProps) {
  return (
    <ul aria-label="Job sites" className="flex flex-col gap-3">
      {sites.map((site) => (
        <li
          key={site.id}
          className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4 shadow-card"
        >
          <div className="flex items-start gap-3">
            <div className="min-w-0 flex-1">
              <h2 className="font-semibold wrap-anywhere">{site.name}</h2>
              <SiteZone site={site} onCorrectZone={actions.onCorrectZone} />
            </div>
            <SiteActions site={site} {...actions} />
          </div>
          <dl className="flex flex-col text-sm [&>div]:flex [&>div]:gap-3 [&_dd]:min-w-0 [&_dd]:flex-1 [&_dd]:py-0.5">
            <div>
              <dt className={term}>Phone</dt>
              <dd>
                <ContactLink kind="phone" value={site.phone} />
              </dd>
            </div>
            <div>
              <dt className={term}>Email</dt>
              <dd>
                <ContactLink kind="email" value={site.email} />
              </dd>
            </div>
            <div>
              <dt className={term}>Address</dt>
              <dd>
                <AddressText address={site.address} />
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
