// A walk is a day's work of one person: a list of steps, each of which can be looked at afterwards.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locator, type Page, test } from '@playwright/test';
import { expect } from './test';

/** One step; with WALK_PICTURES=<folder> a picture is taken after it. */
export function walk(name: string) {
  const folder = process.env.WALK_PICTURES;
  let count = 0;
  return async (page: Page, title: string, body: () => Promise<void>): Promise<void> => {
    await test.step(title, body);
    count += 1;
    if (!folder) return;
    // Colours and dialogs come in softly.
    await page.waitForTimeout(300);
    await mkdir(folder, { recursive: true });
    const file = `${name}-${String(count).padStart(2, '0')}-${title.replace(/\W+/g, '-')}.png`;
    await page.screenshot({ path: join(folder, file) });
  };
}

/** Goes on to the next step of the wizard, by key. */
export async function nextInWizard(wizard: Locator, title: string): Promise<void> {
  await wizard.getByRole('button', { name: 'Next', exact: true }).press('Enter');
  await expect(wizard.getByRole('heading', { name: title })).toBeFocused();
}

/** The last two steps: looks at the preview, confirms and generates. */
export async function generateFromPreview(page: Page, wizard: Locator) {
  await nextInWizard(wizard, 'Preview Results');
  await wizard.getByRole('button', { name: 'Generate Preview' }).click();
  await expect(wizard.getByText('Preview Generated', { exact: true })).toBeVisible();
  await nextInWizard(wizard, 'Confirm & Generate');
  await wizard.getByLabel('I confirm the roster configuration is correct').check();
  await wizard.getByRole('button', { name: 'Generate Roster' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Generate Roster' });
  await question.getByRole('button', { name: 'Generate Roster' }).click();
  await expect(wizard).toBeHidden();
}
