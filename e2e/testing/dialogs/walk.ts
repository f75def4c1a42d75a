// What every dialog and every form owes its user, checked for one row of a table after the other.
import { type Locator, type Page, test } from '@playwright/test';
import { expect, expectAccessible } from '../test';

export interface BadInput {
  /** Where the form is a component of its own, under src/web. */
  file?: string;
  /** The button in the dialog that shows the form. */
  begin?: string;
  /** By label. With something typed, leaving asks first. */
  fill: Record<string, string>;
  submit: string;
}

export interface DialogRow {
  /** The component, under src/web. */
  file: string;
  /** Without it the walk goes on where it is. */
  path?: string;
  before?: (page: Page) => Promise<unknown>;
  /** Gets the focus back. */
  opener: (page: Page) => Locator;
  /** Other than by a click on the opener. */
  open?: (page: Page, opener: Locator) => Promise<void>;
  name: string | RegExp;
  form?: BadInput;
}

/** The topmost. */
export const DIALOG = ':is([role=dialog], [role=alertdialog]):not([aria-hidden=true] *)';

export const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first();

/** A way to open: the opener is the button of a menu. */
export const choose = (item: string) => async (page: Page, opener: Locator) => {
  await opener.click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** A way to open: the opener only has the focus. */
export const press = (key: string) => async (page: Page, opener: Locator) => {
  await opener.focus();
  await page.keyboard.press(key);
};

export function dialogNamed(page: Page, name: string | RegExp): Locator {
  return page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name })).first();
}

const hasFocus = (dialog: Locator) => dialog.evaluate((it) => it.contains(document.activeElement));

/** The focus is in the dialog and stays there; the page behind is out of reach. */
export async function expectHeld(page: Page, dialog: Locator, behind: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect.poll(() => hasFocus(dialog)).toBe(true);
  for (const key of ['Shift+Tab', 'Tab']) {
    await page.keyboard.press(key);
    expect(await hasFocus(dialog), `${key} stays inside`).toBe(true);
  }
  // By its role: what assistive technology cannot reach is not found.
  await expect(behind).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('pointer-events', 'none');
}

/** The first wrong field has the focus and says what is wrong. */
export async function expectRefused(scope: Locator, bad: BadInput): Promise<void> {
  if (bad.begin) await scope.getByRole('button', { name: bad.begin }).click();
  for (const [label, value] of Object.entries(bad.fill)) {
    await scope.getByLabel(label, { exact: true }).fill(value);
  }
  // By key: a button that says 'not yet' by aria-disabled is not for the mouse of a journey.
  await scope.getByRole('button', { name: bad.submit, exact: true }).press('Enter');
  const wrong = scope.locator('[aria-invalid=true]').first();
  await expect(wrong).toBeFocused();
  await expect(wrong).toHaveAccessibleDescription(/\w/);
}

export async function pressEscape(page: Page): Promise<void> {
  // A tooltip on which the focus just was would take the Esc for itself.
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.keyboard.press('Escape');
}

/** Esc asks before what was typed is lost. */
export async function discard(page: Page): Promise<void> {
  await pressEscape(page);
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await question.getByRole('button', { name: 'Discard' }).click();
}

async function walkDialog(page: Page, row: DialogRow): Promise<void> {
  if (row.path && !page.url().endsWith(row.path)) await page.goto(row.path);
  await row.before?.(page);
  const opener = row.opener(page);
  const dialog = dialogNamed(page, row.name);
  const open = row.open ?? (() => opener.click());
  const expectClosed = async () => {
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  };

  await open(page, opener);
  await expectHeld(page, dialog, opener);
  if (!row.form) await expectAccessible(page, DIALOG);
  await pressEscape(page);
  await expectClosed();
  if (!row.form) return;

  await open(page, opener);
  await expectRefused(dialog, row.form);
  await expectAccessible(page, DIALOG);
  if (Object.keys(row.form.fill).length > 0) await discard(page);
  else await pressEscape(page);
  await expectClosed();
}

export async function walkDialogs(page: Page, rows: readonly DialogRow[]): Promise<void> {
  for (const row of rows) {
    await test.step(`${row.name} of ${row.file}`, () => walkDialog(page, row));
  }
}
