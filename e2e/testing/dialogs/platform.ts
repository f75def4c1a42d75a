// The dialogs of those who run the installation and own an organisation in it.
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { button, type DialogRow } from './walk';

const BAKERY = `Boronia Bakery ${randomUUID()}`;
const NAME = `Kookaburra Couriers ${randomUUID()}`;

/** Names nobody else has: the list is that of the whole installation. */
export async function renameAndAskForAccess(page: Page): Promise<void> {
  await page.request.patch('/api/organization', { data: { name: BAKERY } });
  const answer = await page.request.post('/api/signup-requests', {
    data: {
      organizationName: NAME,
      requesterName: 'Tom Tran',
      requesterEmail: `${randomUUID()}@example.com`,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const REQUESTS = 'screens/organization/requests';

export const PLATFORM: DialogRow[] = [
  {
    file: 'screens/admin-organizations/detail/OrganizationDialog.tsx',
    path: `/admin/organizations?search=${encodeURIComponent(BAKERY)}`,
    opener: button(new RegExp(`^${BAKERY}`)),
    name: BAKERY,
  },
  {
    file: 'screens/admin-organizations/ManageOrganizations.tsx',
    opener: button(`Cancel ${BAKERY}`),
    name: `Cancel ${BAKERY}`,
  },
  {
    file: `${REQUESTS}/RequestDialog.tsx`,
    path: `/organization?tab=requests&search=${encodeURIComponent(NAME)}`,
    opener: button(new RegExp(`^${NAME}`)),
    name: NAME,
  },
  {
    file: `${REQUESTS}/DeclineDialog.tsx`,
    opener: button(`Decline ${NAME}`),
    name: `Decline "${NAME}"?`,
    form: { fill: { 'Reason (optional)': 'x'.repeat(5000) }, submit: 'Decline request' },
  },
  {
    file: `${REQUESTS}/ApproveDialog.tsx`,
    opener: button(`Approve ${NAME}`),
    name: `Approve "${NAME}"?`,
  },
  {
    // Whoever is approved leaves the list, and the focus goes to the page.
    file: `${REQUESTS}/LinkDialog.tsx`,
    opener: (page) => page.getByRole('main'),
    open: async (page) => {
      await button(`Approve ${NAME}`)(page).click();
      await page.getByRole('button', { name: 'Approve request' }).click();
    },
    name: `${NAME} is ready`,
  },
];
