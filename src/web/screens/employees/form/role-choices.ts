import { levelOf, ROLES, type Role } from '#contract/rights';

/** Nobody grants a rank above their own, and an owner is only made by registering. */
export function roleChoices(own: Role, current: Role): Role[] {
  return ROLES.filter(
    (role) => levelOf(role) <= levelOf(own) && (role !== 'owner' || current === 'owner'),
  );
}
