import { expect, test } from 'vitest';
import { membershipWords } from './membership-words';

test.each([
  [{ org_name: null, membership_role: null, more_organizations: 0 }, 'No organization'],
  [{ org_name: 'Depot', membership_role: 'owner', more_organizations: 0 }, 'Depot, owner'],
  [
    { org_name: 'Depot', membership_role: 'manager', more_organizations: 2 },
    'Depot, manager and 2 more',
  ],
] as const)('%j', (user, words) => {
  expect(membershipWords(user)).toBe(words);
});
