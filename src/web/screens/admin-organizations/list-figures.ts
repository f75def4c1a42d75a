import type { OwnedOrganization } from '#contract/api/admin-organizations';

type Counted = Pick<OwnedOrganization, 'subscription_status' | 'member_count'>;

/** The figures of one page of organisations. */
export function figuresOf(organizations: readonly Counted[]) {
  const having = (status: Counted['subscription_status']) =>
    organizations.filter(({ subscription_status }) => subscription_status === status).length;
  return {
    active: having('active'),
    trialing: having('trialing'),
    members: organizations.reduce((sum, { member_count }) => sum + member_count, 0),
  };
}
