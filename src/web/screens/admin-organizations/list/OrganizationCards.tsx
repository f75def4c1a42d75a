import { counted } from '#engine/counted';
import { ContactLink } from '../../../components/ContactLink';
import { useZone } from '../../../data/session';
import { formatDateAt } from '../../../platform/formats';
import {
  OrganizationActions,
  OrganizationName,
  OrganizationStatus,
  openOnClick,
} from './OrganizationCells';
import type { OrganizationRowsProps } from './OrganizationTable';

/** Organisations as cards, where there is no room for a table. */
export function OrganizationCards({ organizations, onOpen, onCancel }: OrganizationRowsProps) {
  const zone = useZone();
  return (
    <ul aria-label="Organizations" className="grid gap-3 md:grid-cols-2">
      {organizations.map((organization) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the name in it is a button that does the same
        <li
          key={organization.id}
          onClick={openOnClick}
          className="group flex cursor-pointer flex-col gap-2.5 rounded-lg border border-line bg-surface p-4 pb-2 shadow-card"
        >
          <div>
            <h2>
              <OrganizationName organization={organization} onOpen={onOpen} />
            </h2>
            {organization.abn && (
              <p className="text-sm text-muted tabular-nums">ABN {organization.abn}</p>
            )}
          </div>
          <OrganizationStatus {...organization} />
          <p className="text-sm wrap-anywhere">
            {organization.owner_name}
            <span className="block text-muted">
              <ContactLink kind="email" value={organization.owner_email} />
            </span>
          </p>
          <p className="flex-1 text-sm text-muted tabular-nums">
            {counted(organization.member_count, 'member')}, created{' '}
            {formatDateAt(organization.created_at, zone)}
          </p>
          <div className="border-t border-line pt-1">
            <OrganizationActions organization={organization} onCancel={onCancel} />
          </div>
        </li>
      ))}
    </ul>
  );
}
