// The help page: what each role reads, and its links.
import {
  account,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from './testing/test';

test('a manager reads every part of the help page, an employee only their own', async ({
  page,
  context,
}) => {
  await signIn(page, account('Manager'));
  await page.getByRole('button', { name: /your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'The roster',
    'People and job sites',
    'The Auto-Roster',
    'When someone already has a shift',
    'Times and daylight saving',
    'My Shifts',
    'Keyboard shortcuts',
  ]);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Times and daylight saving' }).click();
  await expect(page).toHaveURL(/\/help#times$/);
  const times = page.getByRole('heading', { name: 'Times and daylight saving' });
  await expect(times).toBeFocused();
  await expect(times).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(page).toHaveURL(/\/help$/);

  await page.goto('/help#strategies');
  const strategies = page.getByRole('region', { name: 'When someone already has a shift' });
  await expect(strategies.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(strategies.getByRole('term')).toHaveText(['Flag', 'Skip', 'Replace', 'Create']);

  await context.clearCookies();
  await signIn(page, account('Employee'));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'My Shifts',
    'Times and daylight saving',
    'Keyboard shortcuts',
  ]);
  await expect(page.getByText('Roster as a grid')).toBeHidden();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
