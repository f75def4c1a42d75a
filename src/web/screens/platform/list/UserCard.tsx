import type { PlatformUser } from '#contract/api/platform';
import { useZone } from '../../../components/use-zone';
import { formatDateAt } from '../../../platform/formats';
import { Avatar } from '../../../ui/Avatar';
import { membershipWords } from './membership-words';
import { PlatformRoleBadge } from './PlatformRoleBadge';

/** What stands inside a card. */
export function UserCard({ user }: { user: PlatformUser }) {
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
          <p className="text-sm text-muted">{user.email}</p>
        </div>
      </div>
      <p className="mt-auto flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="min-w-0 wrap-anywhere">{membershipWords(user)}</span>
        <span className="text-muted tabular-nums">Joined {joined}</span>
      </p>
    </>
  );
}
