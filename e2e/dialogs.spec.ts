// Every dialog and form has a name, takes the focus, closes by Esc and Back, asks before it loses changes and passes
// axe in both themes. A new one needs a row in testing/dialogs; the last test fails without it.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { EVERYWHERE, fillOrganisation, NOTHING_YET, ROSTER } from './testing/dialogs/owner';
import { type FormRow, SIGNED_IN_FORMS, VISITOR_FORMS } from './testing/dialogs/page-forms';
import { PEOPLE, PLACES } from './testing/dialogs/people-and-places';
import { PLATFORM, renameAndAskForAccess } from './testing/dialogs/platform';
import {
  button,
  DIALOG,
  dialogNamed,
  discard,
  expectHeld,
  expectRefused,
  pressEscape,
  walkDialogs,
} from './testing/dialogs/walk';
import { addTemplate, WIZARD_DIALOGS } from './testing/dialogs/wizard';
import { organisation, PASSWORD } from './testing/organisation';
import { addSite, withSite } from './testing/shifts';
import { owningSuperAdmin } from './testing/super-admin';
import { expect, expectAccessible, gotoSettled, test } from './testing/test';

// Each journey has many steps, which are slow on a busy machine.
test.describe.configure({ timeout: 180_000 });

const AMY = { name: 'Amy Able' };

test('every dialog about people is accessible and asks before it loses changes', async ({
  page,
}) => {
  await organisation(page, [{ ...AMY, shift_group: 'Ward A' }], ['Ward A']);
  await fillOrganisation(page, await addSite(page));
  await walkDialogs(page, PEOPLE);
});

test('every dialog about job sites, the roster and Muster itself is accessible and asks before it loses changes', async ({
  page,
}) => {
  await organisation(page, [AMY]);
  await walkDialogs(page, NOTHING_YET);
  await fillOrganisation(page, await addSite(page));
  await page.goto('/account');
  await walkDialogs(page, [...PLACES, ...ROSTER, ...EVERYWHERE]);
});

test('every dialog of the wizard is accessible and asks before it loses changes', async ({
  page,
}) => {
  await withSite(
    page,
    ['Amy', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay'].map((name) => ({ name })),
  );
  await addTemplate(page);
  await walkDialogs(page, WIZARD_DIALOGS);
});

test('every dialog for super admins is accessible and asks before it loses changes', async ({
  page,
}) => {
  await owningSuperAdmin(page);
  await renameAndAskForAccess(page);
  await walkDialogs(page, PLATFORM);

  await page.goBack();
  await button(/^Boronia Bakery/)(page).click();
  await page.getByRole('combobox', { name: 'Set the status' }).click();
  await page.getByRole('option', { name: 'Active', exact: true }).click();
  await discard(page);
});

async function walkForms(page: Page, forms: readonly FormRow[]): Promise<void> {
  for (const form of forms) {
    await test.step(form.file, async () => {
      await page.goto(form.path);
      await form.before?.(page);
      const scope = page
        .locator('form')
        .filter({ has: page.getByRole('button', { name: form.submit, exact: true }) });
      await expectRefused(scope, form);
      await expectAccessible(page, 'form');
    });
  }
}

test('every form on its own page, and the sign-in over a page, are accessible and ask before they lose changes', async ({
  page,
  context,
}) => {
  await organisation(page);
  await walkForms(page, SIGNED_IN_FORMS);

  await gotoSettled(page, '/account');
  await page.getByLabel('Name', { exact: true }).fill('Olive Oldest');
  await context.clearCookies();
  const save = page.getByRole('main').getByRole('button', { name: 'Save changes' });
  await save.click();
  const signIn = dialogNamed(page, 'Your session has ended');
  await expectHeld(page, signIn, save);
  await expectRefused(signIn, { fill: {}, submit: 'Sign in' });
  await expectAccessible(page, DIALOG);
  await pressEscape(page);
  const question = dialogNamed(page, 'Leave this page?');
  await expectHeld(page, question, signIn);
  await expectAccessible(page, DIALOG);
  await pressEscape(page);
  await expect(question).toBeHidden();
  await signIn.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(signIn).toBeHidden();
  await expect(save).toBeFocused();

  await context.clearCookies();
  await walkForms(page, VISITOR_FORMS);
});

/** Covered by other tests. */
const WALKED_BY_HAND = [
  'ui/Dialog.tsx', // Discard changes?
  'components/SessionEndedDialog.tsx',
  'screens/roster/cell/ShiftFormBox.tsx', // around the three forms of a cell
  'screens/roster/map/SitePanel.tsx', // beside the map, not over it: roster-map.spec.ts
  'screens/sites/DeleteSiteDialog.tsx', // of a site that nothing needs: SitesScreen.screen.test.tsx
  'screens/sandbox/Payment.tsx', // a choice of cards: nothing in it can be wrong
];

test('every dialog and every form has a row', async () => {
  const web = join(import.meta.dirname, '../src/web');
  const files = (await readdir(web, { recursive: true })).filter((file) => file.endsWith('.tsx'));
  const found: string[] = [];
  for (const file of files) {
    const source = await readFile(join(web, file), 'utf8');
    if (/ui\/(Confirm)?Dialog'|role="dialog"|\bonSubmit=/.test(source)) found.push(file);
  }
  const rows = [...NOTHING_YET, ...PEOPLE, ...PLACES, ...ROSTER, ...EVERYWHERE];
  const dialogs = [...rows, ...WIZARD_DIALOGS, ...PLATFORM];
  const walked = [...dialogs, ...SIGNED_IN_FORMS, ...VISITOR_FORMS].flatMap(({ file, ...row }) =>
    'form' in row && row.form?.file ? [file, row.form.file] : [file],
  );
  expect([...new Set([...walked, ...WALKED_BY_HAND])].sort()).toEqual(found.sort());
});
