import { expect, test } from 'vitest';
import { membershipText } from './membership-text';

test.each([
  [{ org_name: null, membership_role: null, more_organizations: 0 }, 'No organization'],
  [{ org_name: 'Depot', membership_role: 'owner', more_organizations: 0 }, 'Depot, owner'],
  [
    { org_name: 'Depot', membership_role: 'manager', more_organizations: 2 },
    'Depot, manager and 2 more',
  ],
] as const)('%j', (user, words) => {
  expect(membershipText(user)).toBe(words);
});
