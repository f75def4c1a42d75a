import { ShieldCheck } from 'lucide-react';
import type { PlatformUser } from '#contract/api/platform';
import type { PlatformRole } from '#contract/rights';
import { ContactLink } from '../../../components/ContactLink';
import { readPlatformUsersExport, usePlatformUsers } from '../../../data/platform';
import { useZone } from '../../../data/session';
import { formatDateAt } from '../../../platform/formats';
import { Avatar } from '../../../ui/Avatar';
import { Badge } from '../../../ui/Badge';
import { membershipText } from './membership-text';
import { SearchBar, usePlatformSearch } from './SearchBar';
import { SearchedCards } from './SearchedCards';

export function PlatformUsers() {
  const { search, text, setText } = usePlatformSearch();
  const query = usePlatformUsers(search);
  return (
    <div className="flex flex-col gap-3">
      <SearchBar
        what="users"
        placeholder="Name or email"
        text={text}
        onText={setText}
        readExport={readPlatformUsersExport}
      />
      <SearchedCards
        what="users"
        label="Users"
        query={query}
        searched={search !== ''}
        onShowAll={() => setText('')}
      >
        {(user) => <UserCardContent user={user} />}
      </SearchedCards>
    </div>
  );
}

function UserCardContent({ user }: { user: PlatformUser }) {
  const joined = formatDateAt(user.created_at, useZone());
  return (
    <>
      <div className="flex items-start gap-3">
        <Avatar name={user.name} />
        <div className="min-w-0 flex-1 wrap-anywhere">
          <div className="flex items-start justify-between gap-3">
            <h2 className="font-semibold">{user.name}</h2>
            <PlatformRoleBadge role={user.platform_role} />
          </div>
          <p className="text-sm text-muted">
            <ContactLink kind="email" value={user.email} />
          </p>
        </div>
      </div>
      <p className="mt-auto flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="min-w-0 wrap-anywhere">{membershipText(user)}</span>
        <span className="text-muted tabular-nums">Joined {joined}</span>
      </p>
    </>
  );
}

function PlatformRoleBadge({ role }: { role: PlatformRole }) {
  if (role !== 'super_admin') return <Badge className="shrink-0">Standard User</Badge>;
  return (
    <Badge tone="brand" className="shrink-0">
      <ShieldCheck aria-hidden="true" />
      Platform Admin
    </Badge>
  );
}
