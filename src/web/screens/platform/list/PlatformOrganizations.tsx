import type { PlatformOrganization } from '#contract/api/platform';
import { counted } from '#engine/counted';
import { ContactLink } from '../../../components/ContactLink';
import { SubscriptionBadge } from '../../../components/SubscriptionBadge';
import { readPlatformOrganizationsExport, usePlatformOrganizations } from '../../../data/platform';
import { useZone } from '../../../data/session';
import { formatDateAt } from '../../../platform/formats';
import { SearchBar, usePlatformSearch } from './SearchBar';
import { SearchedCards } from './SearchedCards';

export function PlatformOrganizations() {
  const { search, text, setText } = usePlatformSearch();
  const query = usePlatformOrganizations(search);
  return (
    <div className="flex flex-col gap-3">
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
  const created = formatDateAt(organization.created_at, useZone());
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 font-semibold wrap-anywhere">{organization.name}</h2>
        <SubscriptionBadge status={organization.subscription_status} short />
      </div>
      <p className="text-sm wrap-anywhere">
        {organization.owner_name}
        <span className="block text-muted">
          <ContactLink kind="email" value={organization.owner_email} />
        </span>
      </p>
      <p className="mt-auto flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
        <span>{counted(organization.member_count, 'member')}</span>
        <span>{organization.subscription_plan} plan</span>
        <span>Created {created}</span>
      </p>
    </>
  );
}
