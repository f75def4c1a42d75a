import { Link } from '@tanstack/react-router';
import type { PlatformOrganization } from '#contract/api/platform';
import { counted } from '#engine/counted';
import { ContactLink } from '../../../components/ContactLink';
import { SubscriptionBadge } from '../../../components/SubscriptionBadge';
import {
  readPlatformOrganizationsExport,
  usePlatformOrganizations,
  usePlatformStats,
} from '../../../data/platform';
import { useZone } from '../../../data/session';
import { formatDateAt } from '../../../platform/formats';
import { Badge } from '../../../ui/Badge';
import { SearchBar, usePlatformSearch } from './SearchBar';
import { SearchedCards } from './SearchedCards';

export function PlatformOrganizations() {
  const { search, text, setText } = usePlatformSearch();
  const query = usePlatformOrganizations(search);
  const { data: stats } = usePlatformStats();
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
        {stats && `${counted(stats.totalOrgs, 'organisation')} in all.`}
        <Link
          to="/admin/organizations"
          className="text-text underline decoration-line-strong underline-offset-4 hover:decoration-text"
        >
          Filter, sort and page through them
        </Link>
      </p>
      <SearchBar
        what="organizations"
        placeholder="Name, ABN or owner"
        text={text}
        onText={setText}
        readExport={readPlatformOrganizationsExport}
      />
      <SearchedCards
        what="organizations"
        label="Organizations"
        query={query}
        searched={search !== ''}
        onShowAll={() => setText('')}
      >
        {(organization) => <OrganizationCardContent organization={organization} />}
      </SearchedCards>
    </div>
  );
}

function OrganizationCardContent({ organization }: { organization: PlatformOrganization }) {
  const zone = useZone();
  const created = formatDateAt(organization.created_at, zone);
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 font-semibold wrap-anywhere">
          <Link
            to="/admin/organizations"
            search={{ organization: organization.id }}
            className="rounded-sm after:absolute after:inset-0 after:rounded-lg"
          >
            {organization.name}
          </Link>
        </h2>
        {organization.deletes_at ? (
          <Badge tone="danger">Being deleted</Badge>
        ) : (
          <SubscriptionBadge status={organization.subscription_status} short />
        )}
      </div>
      <p className="text-sm wrap-anywhere">
        {organization.owner_name}
        {/* Above the link that covers the card. */}
        <span className="relative z-10 block w-fit text-muted">
          <ContactLink kind="email" value={organization.owner_email} />
        </span>
      </p>
      <p className="mt-auto flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
        <span>{counted(organization.member_count, 'member')}</span>
        <span>{organization.subscription_plan} plan</span>
        <span>Created {created}</span>
        {organization.deletes_at && (
          <span>Gone on {formatDateAt(organization.deletes_at, zone)}</span>
        )}
      </p>
    </>
  );
}
