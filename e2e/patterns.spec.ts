// A pattern that the real server designs in its thread, saved and examined. The page itself:
// src/web/screens/patterns/PatternsScreen.screen.test.tsx.
import { organisation } from './testing/organisation';
import { expect, test } from './testing/test';

test('a pattern is designed, saved and examined, and stands in the list', async ({ page }) => {
  test.slow();
  await organisation(page, [{ name: 'Amy Able' }]);
  await page.goto('/patterns?tab=design');
  await page.getByRole('button', { name: 'Design', exact: true }).click();
  const card = page.getByRole('region', { name: 'Rotation 1' });
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Save as template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as template' });
  await dialog.getByLabel('Name').fill('Five weeks');
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Five weeks' })).toBeVisible();
  await expect(
    page.getByText('Always 1 person at work, at every hour of two years.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'All patterns' }).click();
  await expect(page.getByRole('link', { name: 'Five weeks' })).toBeVisible();
});
