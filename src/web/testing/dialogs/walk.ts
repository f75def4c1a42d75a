// What every dialog and every form owes its user, checked for one row of a table after the other.
import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { press } from '../by-hand';
import { expectAccessible } from '../expect-accessible';

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
  path: string;
  /** What to do first, on the page. */
  before?: () => Promise<unknown>;
  /** Gets the focus back. */
  opener: () => Locator;
  /** Other than by a click on the opener. */
  open?: (opener: Locator) => Promise<unknown>;
  name: string | RegExp;
  form?: BadInput;
}

export const button = (name: string | RegExp) => () =>
  page.getByRole('main').getByRole('button', { name }).first();

/** A way to open: the opener is the button of a menu. */
export const choose = (item: string) => async (opener: Locator) => {
  await opener.click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** A way to open: the opener only has the focus. */
export const byKeys = (keys: string) => (opener: Locator) => press(opener, keys);

export function dialogNamed(name: string | RegExp): Locator {
  return page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name })).first();
}

/** The focus is in the dialog and stays there; the page behind is out of reach. */
export async function expectHeld(dialog: Locator, behind: Locator): Promise<void> {
  await expect.element(dialog).toBeVisible();
  const hasFocus = () => dialog.element().contains(document.activeElement);
  await expect.poll(hasFocus).toBe(true);
  for (const shift of [true, false]) {
    await userEvent.tab({ shift });
    expect(hasFocus(), `Tab stays inside (${shift ? 'backwards' : 'forwards'})`).toBe(true);
  }
  // By its role: what assistive technology cannot reach is not found.
  await expect.element(behind).not.toBeInTheDocument();
  await expect.poll(() => getComputedStyle(document.body).pointerEvents).toBe('none');
}

/** The first wrong field has the focus and says what is wrong. */
export async function expectRefused(scope: Locator, bad: BadInput): Promise<void> {
  if (bad.begin) await scope.getByRole('button', { name: bad.begin }).click();
  for (const [label, value] of Object.entries(bad.fill)) {
    await scope.getByLabelText(label, { exact: true }).fill(value);
  }
  // By key: a button that says 'not yet' by aria-disabled is not for the mouse of a test.
  await press(scope.getByRole('button', { name: bad.submit, exact: true }), '{Enter}');
  await expect
    .poll(() => {
      const wrong = scope.element().querySelector('[aria-invalid=true]');
      return wrong !== null && wrong === document.activeElement;
    })
    .toBe(true);
  await expect
    .element(document.activeElement as HTMLElement)
    .toHaveAccessibleDescription(expect.stringMatching(/\w/));
}

export async function pressEscape(): Promise<void> {
  // A tooltip on which the focus just was would take the Esc for itself.
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
}

/** Esc asks before what was typed is lost. */
export async function discard(): Promise<void> {
  await pressEscape();
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await expect.element(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  await question.getByRole('button', { name: 'Discard' }).click();
}

export async function walkDialog(row: DialogRow): Promise<void> {
  await row.before?.();
  const opener = row.opener();
  const dialog = dialogNamed(row.name);
  const open = row.open ?? (() => opener.click());
  const expectClosed = async () => {
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  };

  await open(opener);
  await expectHeld(dialog, opener);
  if (!row.form) await expectAccessible(dialog.element());
  await pressEscape();
  await expectClosed();
  if (!row.form) return;

  await open(opener);
  await expectRefused(dialog, row.form);
  await expectAccessible(dialog.element());
  if (Object.keys(row.form.fill).length > 0) await discard();
  else await pressEscape();
  await expectClosed();
}
