import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { withBakery } from '../testing/bakery';
import { texts } from '../testing/by-hand';
import { expectAccessible } from '../testing/expect-accessible';
import { address, idOf, person, test } from '../testing/screen-test';

const MANAGER = person({ role: 'manager' });
const menu = () => page.getByRole('dialog', { name: 'Command menu' });
const command = () => menu().getByRole('combobox', { name: 'Command' });
const chosen = () => menu().getByRole('option', { selected: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const openMenu = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(command()).toHaveFocus();
};

test('each letter opens its view of the roster, and T goes to today', async ({ server, open }) => {
  withBakery(server);
  await open('/dashboard', MANAGER);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('l');
  await expect.poll(address).toContain('/roster?view=list');
  await expect.element(heading('Roster')).toHaveFocus();
  await open('/roster?view=list&date=2027-04-05', MANAGER);
  await expect.element(page.getByLabelText('Around')).toHaveValue('2027-04-05');
  await userEvent.keyboard('m');
  await expect.poll(address).toContain('view=map');
  await userEvent.keyboard('g');
  await expect.element(page.getByRole('columnheader', { name: 'Mon 5 Apr 2027' })).toBeInViewport();
  await userEvent.keyboard('t');
  await expect.element(page.getByRole('columnheader', { name: /, today$/ })).toBeInViewport();
});

test('a new shift starts from the focused cell, and no letter is a shortcut while typing', async ({
  server,
  open,
}) => {
  withBakery(server);
  await open('/roster?date=2027-04-05', MANAGER);
  const first = page.getByRole('gridcell', { name: /^Amy Able, .* 5 Apr 2027/ });
  await first.click({ modifiers: ['ControlOrMeta'] });
  await userEvent.keyboard('{Home}');
  const onNewYear = () =>
    expect.poll(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await onNewYear().toMatch(/^Amy Able, \w+ 1 Jan 2027/);
  await userEvent.keyboard('n');
  const dialog = page.getByRole('dialog', { name: 'Create Shift' });
  await expect.element(dialog.getByLabelText('Date')).toHaveValue('2027-01-01');
  await expect.element(dialog.getByRole('combobox', { name: 'Employee' })).toHaveValue('Amy Able');
  await userEvent.keyboard('{Control>}k{/Control}');
  const notes = dialog.getByLabelText('Notes');
  await notes.fill('a');
  await userEvent.keyboard('glt?/');
  await expect.element(notes).toHaveValue('aglt?/');
  expect(menu().elements()).toEqual([]);
  await notes.fill('');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await onNewYear().toMatch(/^Amy Able, \w+ 1 Jan 2027/);
});

test('the slash searches, and single keys can be switched off', async ({ server, open }) => {
  withBakery(server);
  await open('/sites', MANAGER);
  const search = page.getByRole('searchbox');
  await expect.element(search).toBeVisible();
  await userEvent.keyboard('{Alt>}l{/Alt}{Shift>}L{/Shift}/');
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('tgn?');
  await expect.element(search).toHaveValue('tgn?');
  expect(address()).toContain('/sites');

  (search.element() as HTMLElement).blur();
  await userEvent.keyboard('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(list).toHaveTextContent('Roster on the map');
  await userEvent.keyboard('g');
  await list.getByRole('link', { name: 'Turn single keys off' }).click();
  const single = page.getByRole('switch', { name: 'Single-key shortcuts' });
  await single.click();
  await expect.element(single).not.toBeChecked();
  await userEvent.keyboard('g?l');
  await openMenu();
  expect(list.elements()).toEqual([]);
  expect(address()).toContain('/account');
  await userEvent.keyboard('{Escape}');
  await single.click();
  await expect.element(single).toBeChecked();
});

test('the command menu opens pages, creates things and changes the theme by keyboard', async ({
  server,
  open,
}) => {
  withBakery(server);
  await open('/dashboard', MANAGER);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openMenu();
  await expectAccessible(menu().element());
  await expect.element(chosen()).toHaveTextContent('New shift');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(chosen()).toHaveTextContent('Logout');
  await expect.element(chosen()).toBeInViewport();
  await userEvent.keyboard('employees');
  await expect.element(chosen()).toHaveTextContent(/^Employees$/);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(chosen()).toHaveTextContent('Import employees');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(heading('Employee Management')).toHaveFocus();

  await openMenu();
  await userEvent.keyboard('job si');
  await expect.element(chosen()).toHaveTextContent('Add job site');
  await userEvent.keyboard('{Enter}');
  const form = page.getByRole('dialog', { name: 'Create New Job Site' });
  await expect.element(form.getByLabelText('Site Name')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(heading('Employee Management')).toHaveFocus();

  await openMenu();
  await userEvent.keyboard('dark{Enter}');
  await expect.poll(() => document.documentElement.dataset.theme).toBe('dark');
  await openMenu();
  await userEvent.keyboard('system{Enter}');
  await expect.poll(() => document.documentElement.dataset.theme).toBe('light');
  await openMenu();
  await userEvent.keyboard('nothing like it');
  await expect.element(menu()).toHaveTextContent('No commands match.');
  await userEvent.keyboard('{Enter}{Control>}k{/Control}');
  await expect.element(menu()).not.toBeInTheDocument();
});

test('an employee finds only their own commands on a phone', async ({ server, open }) => {
  withBakery(server);
  await page.viewport(360, 740);
  await open('/dashboard', person({ role: 'employee', employee_id: idOf('Amy Able') }));
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('gn');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Command menu' }).click();
  expect(address()).toBe('/dashboard');
  await expect.poll(() => menu().getByRole('option').elements().length).toBe(15);
  expect(
    texts(menu().getByRole('option')).filter((text) => /shift$|roster|add|create/i.test(text)),
  ).toEqual([]);
  await menu().getByRole('option', { name: 'Help' }).click();
  await expect.element(heading('Help')).toHaveFocus();
  await userEvent.keyboard('t');
  await expect.poll(address).toContain('/my-shifts');
});
