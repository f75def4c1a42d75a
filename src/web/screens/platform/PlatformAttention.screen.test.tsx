import { expect } from 'vitest';
import { page } from 'vitest/browser';
import {
  getOwnedOrganization,
  listAuditEntries,
  listOwnedOrganizations,
} from '#contract/api/admin-organizations';
import { getAttention, getPlatformStats } from '#contract/api/platform';
import { expectAccessible } from '../../testing/expect-accessible';
import { ORG_ID, person, test } from '../../testing/screen-test';

const admin = person({ platform_role: 'super_admin' });

const ORGANIZATION = {
  id: ORG_ID,
  name: 'Paperbark',
  abn: null,
  owner_name: 'Pia',
  owner_email: 'pia@example.com',
  billing_email: null,
  subscription_plan: 'Pro',
  subscription_status: 'past_due' as const,
  trial_end: null,
  payment_customer_id: 'cus_1',
  member_count: 1,
  deletes_at: null,
  created_at: '2026-01-01T00:00:00Z',
};

test('the first page says what needs a person, and leads to an organisation with its members', async ({
  server,
  open,
}) => {
  server.on(getPlatformStats).answer(() => ({
    totalOrgs: 10_000,
    totalUsers: 9,
    activeSubscriptions: 2,
    revenue: 91,
    currency: 'NZD',
    growth: { totalOrgs: null, totalUsers: null, activeSubscriptions: null, revenue: null },
  }));
  server
    .on(getAttention)
    .answer(() => ({ pendingRequests: 2, failedPayments: 1, trialsEnding: 1 }));
  server.on(listOwnedOrganizations).answer(() => ({ organizations: [ORGANIZATION], total: 1 }));
  server.on(getOwnedOrganization).answer(() => ({
    ...ORGANIZATION,
    members: [{ id: ORG_ID, name: 'Pia', email: 'pia@example.com', role: 'owner' }],
  }));
  server.on(listAuditEntries).answer(() => []);
  await open('/platform', admin);
  await expect.element(page.getByText('2 signup requests to approve or decline')).toBeVisible();
  await expect.element(page.getByText('1 trial to end within 7 days')).toBeVisible();
  await expect.element(page.getByText('$91 NZD')).toBeVisible();
  await expectAccessible();
  await page.getByText('1 organisation with a failed payment').click();
  await expect
    .element(page.getByRole('heading', { name: 'Organizations Management' }))
    .toBeVisible();
  expect(server.sent(listOwnedOrganizations).at(-1)?.query.status).toBe('past_due');
  await page.getByRole('button', { name: 'Paperbark' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Paperbark' });
  await expect.element(dialog.getByRole('list', { name: 'Members' })).toHaveTextContent('Pia');
});
