import { can } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';

/** The page is the organisation's, and for those who run the platform the way to signup requests. */
export function organizationTitle(user: SessionUser | null): string {
  if (user?.org_name) return user.org_name;
  return can(user, 'run platform') ? 'Signup Requests' : 'No Organization Found';
}
