// The dialogs of those who run the installation and own an organisation in it.
import { page } from 'vitest/browser';
import { button, type DialogRow } from './walk';

const BAKERY = 'Boronia Bakery';
const NAME = 'Kookaburra Couriers';
const REQUESTS = 'screens/organization/requests';

export const PLATFORM: DialogRow[] = [
  {
    file: 'screens/admin-organizations/detail/OrganizationDialog.tsx',
    path: '/admin/organizations',
    opener: button(new RegExp(`^${BAKERY}`)),
    name: BAKERY,
  },
  {
    file: 'screens/admin-organizations/ManageOrganizations.tsx',
    path: '/admin/organizations',
    opener: button(`Cancel ${BAKERY}`),
    name: `Cancel ${BAKERY}`,
  },
  {
    file: `${REQUESTS}/RequestDialog.tsx`,
    path: '/organization?tab=requests',
    opener: button(new RegExp(`^${NAME}`)),
    name: NAME,
  },
  {
    file: `${REQUESTS}/DeclineDialog.tsx`,
    path: '/organization?tab=requests',
    opener: button(`Decline ${NAME}`),
    name: `Decline "${NAME}"?`,
    form: { fill: { 'Reason (optional)': 'x'.repeat(5000) }, submit: 'Decline request' },
  },
  {
    file: `${REQUESTS}/ApproveDialog.tsx`,
    path: '/organization?tab=requests',
    opener: button(`Approve ${NAME}`),
    name: `Approve "${NAME}"?`,
  },
  {
    // Whoever is approved leaves the list, and the focus goes to the page.
    file: `${REQUESTS}/LinkDialog.tsx`,
    path: '/organization?tab=requests',
    opener: () => page.getByRole('main'),
    open: async () => {
      await button(`Approve ${NAME}`)().click();
      await page.getByRole('button', { name: 'Approve request' }).click();
    },
    name: `${NAME} is ready`,
  },
];
