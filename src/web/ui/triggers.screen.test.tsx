// Buttons with a tooltip or a menu, which are plain until someone comes to them.
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { withBakery } from '../testing/bakery';
import { focus, press } from '../testing/by-hand';
import { idOf, person, test } from '../testing/screen-test';

const AMY = person({ role: 'employee', employee_id: idOf('Amy Able') });
const next = () => page.getByRole('button', { name: 'Next month' });
const tooltip = () => page.getByRole('tooltip');
const menuButton = () => page.getByRole('button', { name: /your menu/ });

test('the first focus shows a tooltip, Escape closes it, and so does going on', async ({
  server,
  open,
}) => {
  withBakery(server);
  await open('/my-shifts', AMY);
  await focus(next());
  await expect.element(tooltip()).toHaveTextContent('Next month');
  await userEvent.keyboard('{Escape}');
  await expect.element(tooltip()).not.toBeInTheDocument();
  (next().element() as HTMLElement).blur();
  await focus(next());
  await expect.element(tooltip()).toBeVisible();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(tooltip()).not.toHaveTextContent('Next month');
});

test('the first pointer shows a tooltip, and a press closes it', async ({ server, open }) => {
  withBakery(server);
  await open('/my-shifts', AMY);
  await next().hover();
  await expect.element(tooltip()).toHaveTextContent('Next month');
  // The name says it already.
  await expect.element(next()).not.toHaveAttribute('aria-describedby');
  await next().click();
  await expect.element(tooltip()).not.toBeInTheDocument();
});

test('a key opens a menu at its first item, and Escape leads back', async ({ server, open }) => {
  withBakery(server);
  await open('/my-shifts', AMY);
  await expect.element(menuButton()).toHaveAttribute('aria-expanded', 'false');
  await press(menuButton(), '{Enter}');
  await expect.element(page.getByRole('menu')).toHaveAccessibleName(/your menu/);
  await expect.element(menuButton()).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByRole('menuitem', { name: 'Your account' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(menuButton()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Your account' })).toHaveFocus();
});

test('a press opens a menu with the focus on none of its items, and another closes it', async ({
  server,
  open,
}) => {
  withBakery(server);
  await open('/my-shifts', AMY);
  await menuButton().click();
  await expect.element(page.getByRole('menu')).toHaveFocus();
  await menuButton().click();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});
