import { can } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';

/** A super admin without an organisation comes here for signup requests. */
export function organizationTitle(user: SessionUser | null): string {
  if (user?.org_name) return user.org_name;
  return can(user, 'run platform') ? 'Signup Requests' : 'No Organization Found';
}
