import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { withBakery } from '../../testing/bakery';
import { texts } from '../../testing/by-hand';
import { address, goBack, idOf, person, test } from '../../testing/screen-test';

const headings = () => expect.poll(() => texts(page.getByRole('heading', { level: 2 })));

test('a manager reads every part of the help page, and its links lead there', async ({
  server,
  open,
}) => {
  withBakery(server);
  await open('/dashboard', person({ role: 'manager' }));
  await page.getByRole('button', { name: /your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Help' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Help' })).toHaveFocus();
  await headings().toEqual([
    'The dashboard',
    'The roster',
    'Cover',
    'Rules and checks',
    'People and job sites',
    'Timesheets and pay',
    'Contracts, hours and public holidays',
    'Skills and licences',
    'The Auto-Roster',
    'Patterns',
    'When someone already has a shift',
    'Times and daylight saving',
    'My Shifts',
    'Leave',
    'How you are told',
    'Signing in safely',
    'Several organisations',
    'Leaving and deleting',
    'Keyboard shortcuts',
  ]);
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Times and daylight saving' })
    .click();
  await expect.poll(address).toBe('/help#times');
  const times = page.getByRole('heading', { name: 'Times and daylight saving' });
  await expect.element(times).toHaveFocus();
  await expect.element(times).toBeInViewport();
  goBack();
  await expect.poll(address).toBe('/help');
  expect(
    texts(page.getByRole('region', { name: 'When someone already has a shift' }).getByRole('term')),
  ).toEqual(['Flag', 'Skip', 'Replace', 'Create']);
});

test('an employee reads only what is for them', async ({ server, open }) => {
  withBakery(server);
  await open('/help', person({ role: 'employee', employee_id: idOf('Amy Able') }));
  await headings().toEqual([
    'The dashboard',
    'My Shifts',
    'Leave',
    'How you are told',
    'Your contract and hours',
    'Skills and licences',
    'Times and daylight saving',
    'Signing in safely',
    'Several organisations',
    'Leaving and deleting',
    'Keyboard shortcuts',
  ]);
  expect(page.getByText('Roster as a grid').elements()).toEqual([]);
});
