// What a person does on a screen, and what they see there.
import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

/** Gives the focus to something that is there. */
export async function focus(locator: Locator): Promise<void> {
  await expect.element(locator).toBeInTheDocument();
  (locator.element() as HTMLElement).focus();
}

/** Presses keys on something, as `{Enter}` or a text. */
export async function press(locator: Locator, keys: string): Promise<void> {
  await focus(locator);
  await userEvent.keyboard(keys);
}

/** Chooses an option of a select. */
export async function choose(label: string, option: string): Promise<void> {
  await page.getByLabelText(label, { exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

export function toast(text: string | RegExp): Locator {
  return page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true });
}

/** The texts of all that a locator finds, one after the other. */
export function texts(locator: Locator): string[] {
  return locator.elements().map((element) => element.textContent ?? '');
}
