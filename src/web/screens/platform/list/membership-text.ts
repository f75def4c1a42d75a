import type { PlatformUser } from '#contract/api/platform';

type Memberships = Pick<PlatformUser, 'org_name' | 'membership_role' | 'more_organizations'>;

/** 'Wattle Care, owner and 1 more' */
export function membershipText(user: Memberships): string {
  if (user.org_name === null) return 'No organization';
  const first = [user.org_name, user.membership_role].filter(Boolean).join(', ');
  return user.more_organizations > 0 ? `${first} and ${user.more_organizations} more` : first;
}
